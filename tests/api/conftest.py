"""A real server on a free port, over a real database of all games and some made-up entries."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.games.all import GAMES
from app.main import create_app
from app.settings import Settings
from tests.serving import loaded, serving

GAME = "turno-di-guardia"
SLUGS = sorted(["lanterne", "porto", *GAMES])  # the made-up games, and those shipped
KNOBBED = f"/api/v1/proofs/{GAME}/ombra-nel-cimitero"
# Turned to the same card both, its knobs give a position that no game reaches.
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
              chi: {is: orso-4, among: [orso-4, lupo-4]}
              poi: {is: aquila-3, among: [aquila-3, lupo-4]}
            given: {fire: 5, line: [$chi, $poi]}
            then:
              - ask: {life: orso-4, is: 4}
    """,
    "lanterne/cards/lucciola.yaml": """
        kind: card
        name: Lucciola
        group: figura
        verdict: Fa luce da sola
        answer: Vale come una lanterna accesa.
        was: [lampiride]
        standing: official
    """,
}


def build(database: Path, code: str = "1.0") -> FastAPI:
    """Return the whole application over a database, as if a certain version of the code ran."""
    app = create_app(Settings(database, "127.0.0.1", 8000))
    app.state.code = code
    return app


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return loaded(tmp_path_factory.mktemp("api"), MADE_UP)


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    with serving(build(database)) as address:
        yield address


@pytest.fixture(scope="session")
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=30) as client:
        yield client
