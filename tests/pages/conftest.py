"""The whole application on a free port, over the shipped game, two small ones and some entries."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.main import create_app
from app.settings import Settings
from tests.serving import loaded, serving

GAME = "turno-di-guardia"
CHOICE, HOSTILE = "prova-di-una-scelta", "prova-di-caratteri"
MADE_UP = {
    # A place of 7 is none, so that every place in the pile is tried.
    f"{GAME}/cimitero/{CHOICE}.yaml": """
        kind: ruling
        question: Dove finisce l'Orso scambiato?
        verdict: Dove volete
        answer: In qualsiasi punto del Cimitero.
        cards: [mutaforma]
        was: [scelta-vecchia]
        standing: derived
        check:
          - knobs:
              posto: {is: 1, among: [0, 1, 7], label: Posto}
              fuoco: {is: 5, from: 3, to: 6, label: Fuoco}
            given:
              fire: $fuoco
              line: [orso-4]
              graveyard: [lupo-4, aquila-3]
              dice: {mago-1: 3}
            when:
              - {polymorph: orso-4, into: lupo-4, die: mago-1, choose: {graveyard place: $posto}}
            then:
              - state: {graveyard: [aquila-3, orso-4]}
            otherwise:
              misreading: La carta scambiata va in cima al Cimitero.
              without: [scambio-posto-nel-cimitero]
              then:
                - state: {graveyard: [orso-4, aquila-3]}
          - given: {fire: 5, line: [orso-4]}
            then:
              - ask: {life: orso-4, is: 4}
    """,
    f"{GAME}/cimitero/{HOSTILE}.yaml": """
        kind: ruling
        question: Che cosa fa <script>alert(1)</script> & "Orso"?
        verdict: <b>Niente</b>
        answer: <img src=x onerror=alert(2)> resta testo.
        cards: [orso]
        standing: derived
        check: {none: "<i>non si gioca</i>"}
    """,
}


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return loaded(tmp_path_factory.mktemp("pages"), MADE_UP)


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    with serving(create_app(Settings(database, "127.0.0.1", 8000))) as address:
        yield address


@pytest.fixture(scope="session")
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=30) as client:
        yield client
