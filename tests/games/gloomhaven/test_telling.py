"""The table and what happens there, in Italian sentences."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from app.engine.play import Play
from app.engine.table import Table
from app.engine.trace import Line
from app.games.gloomhaven.actions.turns import Act, Turn, Walk
from app.games.gloomhaven.board import Board
from app.games.gloomhaven.choices.attack import Plan
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.gloomhaven.naming import cell, kind_told, option_name, part
from app.games.gloomhaven.state import Figure, State
from app.games.gloomhaven.telling import TELLERS
from app.proofs.show import show
from tests.shipped import CONTENT

WORDS = GLOOMHAVEN.words
KINDS = [*WORDS.queries.values(), *WORDS.events.values()]
ROOM = State(
    board=Board.read(".   p   B\n  .   q   ^t\n~   .   A"),
    walls=(("p", "q"), ("t", "east")),
    figures=Table(
        {
            "A": Figure("monster", move=2, type="guardia", elite=True, number=3),
            "B": Figure("hero", initiative=20, life=8),
            "D": Figure("summon", hero="B", move=1, attack=2, range=3),
        }
    ),
    damage=Table({"B": 3}),
    conditions=Table({"A": ("muddled", "wounded")}),
    hands=Table({"B": (10, 25), "C": ()}),
    chosen=Table({"C": (24, 51)}),
    sprung=frozenset(["2-1"]),
    phase="choosing",
)


@cache
def told() -> tuple[str, ...]:
    """Return all that any entry's check says: its steps, what its claims see, how it ends."""
    return tuple(_told())


def _told() -> Iterator[str]:
    for entry in CONTENT.games["gloomhaven"].entries.values():
        if entry.check_kind in ("absent", "none"):
            continue
        for number in range(len(entry.cases)):
            shown = show(GLOOMHAVEN, entry, number)
            for run in (*shown.ruled, *shown.misread):
                yield from (step.sentence for step in run.steps)
                yield from (seen.sentence for seen in run.outcome)
                yield from filter(None, (run.future, run.ended))


def _said(action: Any, state: State = ROOM) -> list[str]:
    play = Play(GLOOMHAVEN.rulebook.played(), state)
    play.step(action)
    return [said for line in play.trace if (said := GLOOMHAVEN.view.sentence(line))]


@pytest.mark.parametrize("kind", [pytest.param(kind, id=kind.word()) for kind in KINDS])
def test_everything_has_its_sentence_or_is_bookkeeping(kind: type[Any]) -> None:
    assert kind in TELLERS


def test_sentences_begin_with_a_capital_and_end() -> None:
    assert told()
    for said in told():
        assert said[0].isupper(), said
        assert said.endswith((".", "?")), said


def test_no_sentence_speaks_in_words_of_checks_or_in_english() -> None:
    words = re.compile(
        r"attacks|None|\b\d+-\d+\b|monster|hero|summon|trap\b|muddled|stunned|wounded|poisoned"
        r"|hands|discards|lost\b|elite|east|west|short|long\b|top\b|bottom|choice|chance"
    )
    assert [said for said in told() if words.search(said)] == []


def test_every_run_says_something_at_its_end() -> None:
    for entry in CONTENT.games["gloomhaven"].entries.values():
        if entry.check_kind in ("absent", "none"):
            continue
        for number in range(len(entry.cases)):
            shown = show(GLOOMHAVEN, entry, number)
            for run in (*shown.ruled, *shown.misread):
                assert run.outcome or run.ended, entry.slug


def test_a_turn_is_told_from_focus_to_attack() -> None:
    assert _said(Act("A")) == [
        "Turno di A.",
        "Il focus di A è B.",
        "Contro B, A va in q.",
        "A si muove di 1 esagono, fino a q.",
        "A si ferma in q.",
        "A attacca B.",
    ]


def test_a_refusal_gives_its_reason() -> None:
    board = Board.read(".   p   B\n  .   q   .")
    state = State(board=board, figures=Table({"B": Figure("hero", move=1)}))
    (refused,) = _said(Walk("B", ("p", "q")), state)
    assert refused == (
        "B va in q, passando per p? Non si può: servono 2 punti movimento e B ne ha 1."
    )


def test_outcomes_of_a_turn_are_told_as_such() -> None:
    outcomes = frozenset(["p attacks B, C", "q", "gone", "t attacks B, B"])
    line = Line("asked", Turn("A"), outcomes, (), (), None, 0, State(at=Table({"A": "q"})))
    assert GLOOMHAVEN.view.sentence(line) == (
        "A lascia la mappa, A finisce in p e attacca B e C, A resta dov'è e non attacca oppure "
        "A finisce in t e attacca B 2 volte."
    )


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("board", "Mappa: 9 esagoni; trappola in t; terreno difficile nell'esagono 1 della riga 3"),
        ("walls", "Muri sottili: tra p e q, a est di t"),
        (
            "figures",
            "Figure: A guardia élite n. 3, movimento 2; B personaggio, iniziativa 20, vita 8; "
            "D evocazione di B, movimento 1, attacco 2, portata 3",
        ),
        ("at", "Posizioni: B nell'esagono 3 della riga 1, A nell'esagono 3 della riga 3"),
        ("damage", "Danni: B 3"),
        ("conditions", "Condizioni: A (confuso, ferito)"),
        ("hands", "Mani: B (10, 25), C (niente)"),
        ("lost", "Carte perdute: nessuna"),
        ("phase", "Fase: scelta delle carte"),
        ("trap", "Danno delle trappole: non detto"),
        ("turn", "Di turno: nessuno"),
        ("over", "Scenario perso: no"),
        ("sprung", "Trappole scattate: nell'esagono 1 della riga 2"),
    ],
)
def test_a_key_of_the_table_in_words(key: str, said: str) -> None:
    assert part(key, ROOM) == said


def test_every_key_of_the_table_has_words() -> None:
    assert all(part(key, ROOM) for key, _ in WORDS.described_keys())


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (None, "niente"),
        (True, "sì"),
        (25, "25"),
        ("B", "B"),
        ("p", "p"),
        ("3-5", "esagono 5 della riga 3"),
        (("B", "C", "D"), "B, C e D"),
        ((), "nessun altro"),
        (("p", "q"), "per p, q"),
        (Plan("p", ("B", "C")), "in p, attaccando B e C"),
        ("muddled", "confuso"),
        ("x2", "×2"),
        ("-1", "−1"),
        ("monster", "mostro"),
        (Walk("B", ("p", "q")), "B va in q, passando per p"),
    ],
)
def test_an_option_is_named_as_a_player_names_it(option: Any, name: str) -> None:
    assert GLOOMHAVEN.view.option(option) == name


def test_hexes_take_their_prepositions() -> None:
    assert [cell(word, "p") for word in ("in", "a", "da", "di", "tra")] == [
        "in p", "a p", "da p", "di p", "tra p",
    ]  # fmt: skip
    assert cell("da", "2-4") == "dall'esagono 4 della riga 2"
    assert cell("tra", "2-4") == "tra l'esagono 4 della riga 2"


def test_figures_are_called_by_what_they_are() -> None:
    assert kind_told(Figure("monster", elite=True)) == "mostro élite"
    assert kind_told(Figure("summon", hero="B")) == "evocazione di B"
    assert option_name("summon") == "evocazione"
