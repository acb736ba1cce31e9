"""A small made-up knowledge base of two games, written anew for every test that asks for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.library.load import load, read
from app.library.read import Library
from tests.shipped import CONTENT

FILES = {
    "lanterne/game.yaml": """
        name: Lanterne
        english: Night Lanterns
        accent: {light: "#a8431b", dark: "#ef8f62"}
        about: Sei guardiani tengono accese le lanterne fino all'alba.
        editions: [prima edizione]
        topics: {la-torre: La Torre, la-nebbia: La Nebbia}
        groups: {figura: Figure, attrezzo: Attrezzi}
        complete: [La Torre]
        defaults: {nebbia-doppia: 1}
    """,
    "lanterne/sources.yaml": """
        works:
          guida: {title: Guida alle Lanterne, language: it}
          manuale: {title: Rulebook, language: en, by: Nessuno}
        statements:
          lan-001: {section: Introduzione, kind: meta}
          lan-002: {section: La Torre, kind: rule}
          lan-003: {section: La Torre / Scale, kind: rule}
          lan-004: {section: La Nebbia, kind: rule}
          lan-005: {section: La Nebbia, kind: rule}
          lan-006: {section: Figure / Civetta, kind: rule}
        records:
          manuale-p7: {work: manuale, section: Fog}
    """,
    "lanterne/la-torre/salire-due-piani.yaml": """
        kind: ruling
        question: Posso salire due piani della Torre con una sola azione?
        verdict: No
        aside: un piano per azione
        answer: >
          Ogni azione porta un guardiano al piano vicino. Le scale contano come piano, es. la
          Scala a chiocciola.
        cards: [scala-a-chiocciola]
        ask_also: [quanti gradini faccio per turno, climbing two floors]
        cites: [lan-002, lan-003]
        standing: source
        was: [due-piani]
        check:
          - given: {piano: 1}
            when: [{sali: 2}]
            then: [{refused: sali}]
    """,
    "lanterne/la-torre/cima-della-torre.yaml": """
        kind: rule
        question: Che cosa succede in cima alla Torre?
        verdict: La lanterna grande si accende
        answer: Chi arriva in cima accende la lanterna grande e recupera un cristallo.
        cites: [lan-002]
        see: [salire-due-piani]
        standing: source
        check: {facts: [{piani: 5}]}
    """,
    "lanterne/la-nebbia/civetta-nella-nebbia.yaml": """
        kind: ruling
        question: La Civetta vola attraverso la nebbia?
        verdict: Sì
        answer: La nebbia ferma chi cammina; la Civetta vola, quindi passa.
        cards: [civetta]
        ask_also: [il gufo passa nella foschia]
        cites: [lan-004, manuale-p7]
        rests_on: [nebbia-doppia]
        standing: derived
        check:
          - given: {nebbia: 1}
    """,
    "lanterne/la-nebbia/nebbia-doppia.yaml": """
        kind: ruling
        question: Due segnalini nebbia sulla stessa casella contano doppio?
        verdict: Dipende
        answer: La guida tace. Contano uno solo finché l'edizione nuova non dice altro.
        plain: Di solito conta una nebbia sola.
        cards: [civetta, scala-a-chiocciola]
        ask_also: [fog stacking]
        cites: [lan-005]
        standing: unsettled
        readings: [Contano come uno., Contano come due.]
        note: La seconda edizione li somma.
        check: {none: serve la seconda edizione}
    """,
    "lanterne/cards/civetta.yaml": """
        kind: card
        name: Civetta
        english: Night Owl
        group: figura
        verdict: Vola e vede al buio
        answer: Si muove di tre caselle e ignora la nebbia.
        facts: {type: animale, life: 2, copies: [1, 2]}
        printing: prima edizione
        aliases: [Barbagianni]
        cites: [lan-006]
        standing: source
    """,
    "lanterne/cards/scala-a-chiocciola.yaml": """
        kind: card
        name: Scala a Chiocciola
        english: Winding Stair
        group: attrezzo
        verdict: Collega due piani
        answer: Vale come un piano di più.
        standing: official
    """,
    "lanterne/cards/sei-morto.yaml": """
        kind: card
        name: Sei Morto!
        english: Stay Dead
        group: attrezzo
        verdict: Toglie dal gioco chi è sconfitto
        answer: La figura sconfitta esce dal gioco.
        standing: official
    """,
    "lanterne/terms.yaml": """
        terms:
          guardiano: {name: Guardiano, english: Keeper, also: [eroe, sentinella], means: Chi gioca.}
          cristallo: {name: Cristallo, english: Crystal, also: [gemma], means: Serve alla lanterna.}
    """,
    "porto/game.yaml": """
        name: Porto Antico
        english: Old Harbour
        accent: {light: "#123456", dark: "#abcdef"}
        about: Barche e carichi.
        topics: {moli: I Moli}
    """,
    "porto/sources.yaml": """
        works: {guida: {title: Guida al Porto, language: it}}
        statements:
          por-001: {section: I Moli, kind: rule}
          por-002: {section: I Moli, kind: rule}
    """,
    "porto/moli/attracco.yaml": """
        kind: rule
        question: Quante barche possono attraccare allo stesso molo?
        verdict: Due
        answer: A un molo stanno due barche; la terza attende al largo.
        ask_also: [limite di navi al pontile]
        cites: [por-001]
        standing: source
        check: {none: serve il tabellone}
    """,
}


def write(folder: Path, files: dict[str, str]) -> None:
    """Write YAML texts into a folder, without the margin that they have here."""
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = text.strip("\n").split("\n")
        margin = len(lines[0]) - len(lines[0].lstrip())
        file.write_text("\n".join(line[margin:] for line in lines).rstrip() + "\n", "utf-8")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    write(folder, FILES)
    return folder


@pytest.fixture
def database(tmp_path: Path, data: Path) -> Path:
    file = tmp_path / "a folder" / "arbitro.sqlite3"
    load(file, read(data, {}), "1.0")
    return file


@pytest.fixture
def library(database: Path) -> Iterator[Library]:
    reading = Library(database)
    yield reading
    reading.close()


@pytest.fixture(scope="session")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """Return a library of the shipped data."""
    file = tmp_path_factory.mktemp("shipped") / "arbitro.sqlite3"
    load(file, CONTENT, "0")
    library = Library(file)
    yield library
    library.close()
