"""Writes the answers that the API's description shows anew, from a real server over real data.

python -m tests.api.examples
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from app.api.examples import FOLDER
from app.games.all import GAMES
from app.library.load import load, read
from app.proofs.judge import validator
from app.settings import code_version, shipped
from tests.api.conftest import build
from tests.serving import serving

SHOWN_AT = "http://127.0.0.1:8000"
LONGEST = 2  # entries of a list that are shown, where a game lists them by the dozen


@contextmanager
def real() -> Iterator[httpx.Client]:
    """Serve the data that is shipped."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "arbitro.sqlite3"
        content = read(shipped("data"), {slug: validator(game) for slug, game in GAMES.items()})
        load(file, content, code_version())
        app = build(file, code_version())
        with serving(app) as address, httpx.Client(base_url=address, timeout=30) as client:
            yield client


def send(client: httpx.Client, request: str, body: Any = None) -> httpx.Response:
    """Send a request written as `GET /path`."""
    method, path = request.split(" ", 1)
    return client.request(method, path, json=body)


def clipped(answer: Any) -> Any:
    """Return an answer with its lists of entries cut short."""
    if isinstance(answer, dict):
        return {key: clipped(held) for key, held in answer.items()}
    if isinstance(answer, list):
        entries = answer and isinstance(answer[0], dict) and {"standing", "title"} & set(answer[0])
        return [clipped(held) for held in (answer[:LONGEST] if entries else answer)]
    return answer


def main() -> None:
    """Write every file of the folder of examples anew."""
    with real() as client:
        for file in sorted(FOLDER.glob("*.json")):
            held = json.loads(file.read_text("utf-8"))
            found = send(client, held["request"], held.get("body")).raise_for_status()
            shown = found.text.replace(str(client.base_url).rstrip("/"), SHOWN_AT)
            held["answer"] = clipped(json.loads(shown))
            file.write_text(json.dumps(held, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
