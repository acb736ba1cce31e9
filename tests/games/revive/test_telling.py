"""The table and what happens there, in Italian sentences."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from app.engine.play import Play
from app.engine.table import Table
from app.engine.trace import Line
from app.games.revive.actions.free import UseMachine
from app.games.revive.actions.main import Build, Explore, Hibernate, Populate, Switch
from app.games.revive.choices.players import NewCard, Winner
from app.games.revive.game import REVIVE
from app.games.revive.queries.money import Cost
from app.games.revive.state import State
from app.games.revive.telling import TELLERS
from app.proofs.show import show
from tests.games.revive.valley import VALLEY
from tests.shipped import CONTENT

WORDS = REVIVE.words
KINDS = [*WORDS.queries.values(), *WORDS.events.values()]


@cache
def told() -> tuple[str, ...]:
    """Return all that any entry's check says: its steps, what its claims see, how it ends."""
    return tuple(_told())


def _told() -> Iterator[str]:
    for run in _runs():
        yield from (step.sentence for step in run.steps)
        yield from (seen.sentence for seen in run.outcome if seen.sentence)
        yield from filter(None, (run.future, run.ended))


@cache
def _runs() -> tuple[Any, ...]:
    found = []
    for entry in CONTENT.games["revive"].entries.values():
        if entry.check_kind in ("absent", "none"):
            continue
        for number in range(len(entry.cases)):
            shown = show(REVIVE, entry, number)
            found += [*shown.ruled, *shown.misread]
    return tuple(found)


def _said(action: Any, state: State = VALLEY, picks: tuple[Any, ...] = ()) -> list[str]:
    left = iter(picks)
    play = Play(REVIVE.rulebook.played(), state, lambda choice, options: next(left))
    play.step(action)
    told = [said for line in play.trace if (said := REVIVE.view.sentence(line))]
    return list(dict.fromkeys(told))  # a cost asked for again is no news


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
        r"None|_|\b\w+-\d+\b|gears?\b|books?\b|food|crystal\b|energy|points?\b|devotion|forest\b"
        r"|mountain|field|desert\b|water|city|location|unexplored|lake|small|large|top\b|bottom"
        r"|yellow|green|\bred\b|deck|active\b|resting|explore\b|build|populate|hibernat[ei]on\b"
    )
    assert [said for said in told() if words.search(said.replace("Call of the Abyss", ""))] == []


def test_every_run_says_something_at_its_end() -> None:
    for run in _runs():
        assert any(seen.sentence for seen in run.outcome) or run.ended


def test_articles_and_prepositions_are_joined_as_italian_joins_them() -> None:
    words = re.compile(r"\b(il|nel|del|al|un) spazio\b|\bdi (il|la|lo|le)\b|\ba il\b|\be e\w")
    assert [said for said in told() if words.search(said)] == []


def test_a_building_is_told_from_its_price_to_its_bonus() -> None:
    assert _said(Build("p", "large")) == [
        "Il rosso costruisce un edificio grande in p.",
        "Costruire un edificio grande in p costa 5 ingranaggi.",
        "Costruire un edificio grande in p costa 1 cibo per la gittata.",
        "Costruire un edificio grande in p dà 2 passi sul tracciato foresta: 1 per gli spazi "
        "accanto, il doppio per l'edificio grande.",
        "Il rosso paga 5 ingranaggi e 1 cibo.",
        "Il rosso prende il bonus dell'acqua in w.",
        "Il rosso guadagna 1 libro.",
        "Il rosso ottiene 2 passi sul tracciato foresta.",
        "Il rosso arriva alla 2ª casella del tracciato foresta.",
        "Il rosso arriva alla 3ª casella del tracciato foresta.",
    ]


def test_a_price_is_told_line_by_line() -> None:
    rich = replace(VALLEY, stock=Table({"rosso": Table({"book": 6, "food": 6})}))
    assert _said(Populate("c", "semi"), rich)[:2] == [
        "Il rosso popola la città c con il meeple della tecnologia Semi.",
        "Popolare la città c per la tecnologia Semi costa 4 libri: 2 per la riga del meeple, 2 "
        "per chi è già lì.",
    ]


def test_exploring_names_what_is_explored() -> None:
    (refused, *_) = _said(Explore("est", 2))
    assert refused == (
        "Il rosso esplora la tessera Est con l'orientamento 2? Non si può: le risorse non bastano, "
        "cristalli compresi."
    )


def test_a_switch_and_a_machine_are_told_with_what_they_give() -> None:
    assert _said(Switch("food"))[:2] == [
        "Il rosso usa l'interruttore per prendere 1 cibo.", "Il rosso guadagna 1 cibo.",
    ]  # fmt: skip
    assert _said(UseMachine("mulino")) == [
        "Il rosso usa la macchina Mulino.",
        "Il rosso mette un segnalino energia sulla macchina Mulino.",
        "Il rosso guadagna 2 cibo.",
    ]


def test_hibernating_is_told_in_its_order() -> None:
    assert _said(Hibernate(), picks=(1,)) == [
        "Il rosso iberna.",
        "Le carte dell'area di riposo del rosso tornano attive.",
        "Le carte giocate del rosso vanno a riposo.",
        "Per il rosso è la 1ª ibernazione.",
        "L'interruttore del rosso torna utilizzabile.",
        "Il rosso riprende l'energia dalle macchine.",
    ]


def test_nothing_of_what_costs_nothing_is_told_unless_asked() -> None:
    free = Line("asked", Cost("build", "book", "p", "small"), 0, (), (), None, 1, VALLEY)
    assert REVIVE.view.sentence(free) is None
    asked = Line("asked", Cost("build", "book", "p", "small"), 0, (), (), None, 0, VALLEY)
    assert REVIVE.view.sentence(asked) == "Costruire un edificio normale in p non costa libri."


def test_choices_are_told_as_made_and_as_open() -> None:
    made = Line("chose", NewCard("blu"), "deck", (), (), None, 1, VALLEY)
    assert REVIVE.view.sentence(made) == "Il blu sceglie la prima carta del mazzo."
    opened = Line("asked", NewCard("blu"), ("alba", "deck"), (), (), None, 0, VALLEY)
    assert REVIVE.view.sentence(opened) == (
        "Il blu può scegliere la carta Alba o la prima carta del mazzo."
    )
    tied = Line("asked", Winner(), ("blu", "rosso"), (), (), None, 0, VALLEY)
    assert REVIVE.view.sentence(tied) == "Restano pari il blu e il rosso."
