"""Every entry's check proves it, whatever the order of rules, and needs its every function."""

from dataclasses import replace
from typing import Any

import pytest

from app.engine.claims import Claim
from app.engine.game import Game
from app.engine.proof import Check
from app.engine.proof import prove as judge
from app.engine.rulebook import Rule, Rulebook
from app.engine.scenario import faults_of, read_case, run
from app.games.all import GAMES
from app.library.schema import Entry
from app.proofs.judge import account, prove
from tests.shipped import CHECKED, CONTENT, ENTRIES, RULES

# How many entries of a game may describe what nothing can be played from, 1 by default.
WITHOUT = {"revive": 8}


@pytest.mark.parametrize(("game", "entry"), CHECKED)
def test_the_check_holds_and_proves_its_entry(game: str, entry: Entry) -> None:
    found = prove(GAMES[game], entry)
    assert found is not None
    assert (found.failed, found.vacuous) == ((), ())


@pytest.mark.parametrize(("game", "entry"), CHECKED)
def test_the_order_of_rules_changes_no_outcome(game: str, entry: Entry) -> None:
    for place, words in entry.cases:
        case = read_case(words, GAMES[game], entry.slug, path=place)
        book = GAMES[game].rulebook
        readings: list[tuple[tuple[str, ...], tuple[Claim, ...]]] = [((), case.then)]
        if case.otherwise:
            readings.append((case.otherwise.without, case.otherwise.then))
        for without, claims in readings:
            forwards = run(case, book.played(without))
            backwards = run(case, book.played(without, backwards=True))
            assert backwards.play.state == forwards.play.state
            assert faults_of(backwards, claims) == []


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_a_function_that_does_nothing_is_caught_by_its_entry(game: str, rule: Rule) -> None:
    entry = CONTENT.games[game].entries[rule.owner]
    gutted: Rulebook[Any] = Rulebook(rule.topic)
    gutted.rules = [
        one if one is not rule else _doing_nothing(rule) for one in GAMES[game].rulebook.rules
    ]
    check = Check(
        entry.slug,
        tuple(words for _, words in entry.cases),
        entry.rests_on,
        entry.check_kind == "shown",
    )
    found = judge(_with(game, gutted), check)
    assert found.failed or found.vacuous


def _doing_nothing(rule: Rule) -> Rule:
    return replace(rule, function=lambda *_: None)


def _with(game: str, rulebook: Rulebook[Any]) -> Game[Any]:
    return replace(GAMES[game], rulebook=rulebook)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_fails_few_go_without_a_check_and_denials_stay_under_a_third(game: str) -> None:
    found = account(GAMES, [(slug, entry) for slug, entry in ENTRIES if slug == game])
    assert found.holds
    assert found.proven >= 45
    assert found.none <= WITHOUT.get(game, 1)
    assert found.denials * 3 < found.proven
