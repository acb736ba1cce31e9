"""A real server on a free port, over a real database of two games and some made-up entries."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from threading import Thread
from time import monotonic, sleep

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from app.games.all import GAMES
from app.library.load import load, read
from app.main import create_app
from app.proofs.judge import validator
from app.settings import Settings, shipped
from tests.library.conftest import FILES, write

GAME = "turno-di-guardia"
KNOBBED = f"/api/v1/proofs/{GAME}/ombra-nel-cimitero"
# One of its knob's choices is no card, so that the position cannot be played.
CORNERED = "prova-di-un-angolo"
MADE_UP = {
    f"{GAME}/la-linea/{CORNERED}.yaml": """
        kind: ruling
        question: Quanta Vita ha la creatura che è prima nella Linea?
        verdict: Dipende
        answer: Quella stampata.
        cards: [orso]
        was: [angolo-vecchio]
        standing: derived
        check:
          - knobs:
              chi: {is: orso-4, among: [orso-4, nessuna-carta]}
            given: {fire: 5, line: [$chi, aquila-3]}
            then:
              - ask: {life: orso-4, is: 4}
    """,
}


def build(database: Path, code: str = "1.0") -> FastAPI:
    """Return the whole application over a database, as if a certain version of the code ran."""
    app = create_app(Settings(database, "127.0.0.1", 8000))
    app.state.code = code
    return app


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """Serve an application on a free port, and give its address."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    patience = monotonic() + 10
    while not server.started:
        assert monotonic() < patience, "the server does not start"
        sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("api")
    data = folder / "data"
    copytree(shipped("data"), data)
    write(data, FILES | MADE_UP)
    file = folder / "arbitro.sqlite3"
    load(file, read(data, {slug: validator(game) for slug, game in GAMES.items()}), "1.0")
    return file


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    with serving(build(database)) as address:
        yield address


@pytest.fixture(scope="session")
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=30) as client:
        yield client
