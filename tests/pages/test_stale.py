"""Content from data that the running server's rules do not know: a card added since it started."""

from collections.abc import Iterator

import httpx
import pytest

from app.library.load import load, read
from app.main import create_app
from app.settings import Settings
from tests.library.conftest import FILES, write
from tests.pages.reading import tree
from tests.serving import serving

GAME = "turno-di-guardia"
NEW = "lanterne/la-torre/carta-nuova"
PROBLEM = "urn:arbitro:problem:no-proof"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("stale")
    ruling = """
        kind: ruling
        question: Quanta Vita ha la carta nuova?
        verdict: Quattro
        answer: Quella stampata.
        standing: derived
        check:
          - {given: GIVEN, then: [{ask: {life: orso-4, is: 4}}]}
    """
    write(
        folder / "data",
        FILES
        | {f"{NEW}.yaml": ruling.replace("GIVEN", "{line: [carta-nuova-4]}")}
        | {f"{NEW}-due.yaml": ruling.replace("GIVEN", "{fire: 99, line: [orso-4]}")},
    )
    database = folder / "arbitro.sqlite3"
    load(database, read(folder / "data", {}), "1.0")
    app = create_app(Settings(database, "127.0.0.1", 8000))
    app.state.games = {"lanterne": app.state.games[GAME]}
    with serving(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        yield client


@pytest.mark.parametrize("entry", [NEW, f"{NEW}-due"])
def test_the_answer_is_shown_and_the_proof_left_out(client: httpx.Client, entry: str) -> None:
    game, _, slug = entry.split("/")
    page = client.get(f"/{game}/{slug}")
    assert page.status_code == 200
    assert "Quattro" in page.text
    assert "non si può rigiocare" in tree(page.text).one("section", class_="plain").text
    assert client.get(f"/{game}/{slug}/prova").status_code == 404


@pytest.mark.parametrize("entry", [NEW, f"{NEW}-due"])
def test_the_api_says_that_it_cannot_be_played(client: httpx.Client, entry: str) -> None:
    game, _, slug = entry.split("/")
    answer = client.get(f"/api/v1/proofs/{game}/{slug}")
    assert (answer.status_code, answer.json()["type"]) == (404, PROBLEM)
    assert "cannot play its position" in answer.json()["detail"]
    assert client.post(f"/api/v1/proofs/{game}/{slug}", json={}).status_code == 422
