"""When a check proves its entry: as ruled and misread."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.proof import Check, Proof, prove
from app.engine.words import WordsError
from tests.engine.toy import GAME
from tests.engine.toy.checks import (
    CHECKS,
    CIRCLE,
    CRY,
    LATE,
    RAIN,
    STALL,
    WET,
    WIN,
)
from tests.engine.toy.proving import misread, more_rules, proof, with_
from tests.engine.toy.queries import Price, Roll


@pytest.mark.parametrize(
    ("kind", "check"),
    [(kind, check) for kind, checks in CHECKS.items() for check in checks],
    ids=lambda part: part.entry if isinstance(part, Check) else part,
)
def test_every_check_of_the_market_proves_its_entry(kind: Any, check: Check) -> None:
    assert prove(GAME, check) == Proof(check.entry, kind)


def test_words_that_do_not_read_are_no_proof() -> None:
    with pytest.raises(WordsError, match=r"check\.0\.given\.snow"):
        proof("rain-costs-one", with_(RAIN, given={"snow": 1}))


# -- 1: as ruled -------------------------------------------------------------------------


def test_1_the_position_is_one_that_some_game_reaches() -> None:
    given = {**RAIN["given"], "traders": {"ada": {"coins": -1}}}
    assert proof("rain-costs-one", with_(RAIN, given=given)).failed == (
        "case 1: no game reaches the position: ada owes money",
    )


def test_1_every_step_is_accepted_unless_its_refusal_is_claimed() -> None:
    when = [{"buy": "ada", "ware": "relic"}]
    found = proof("rain-costs-one", with_(RAIN, when=when)).failed
    assert found[0] == "case 1: buy: ada, ware: relic is refused and no claim says so"


def test_1_every_scripted_decision_is_asked_for() -> None:
    when = [{"ring bell": None, "choose": {"victim": "bea"}}]
    case = with_(WIN, when=[*when, *WIN["when"]])
    assert proof("a-four-wins-three", case).failed == (
        "case 1: nobody asks for the decision that it gives: victim",
    )


def test_1_then_holds() -> None:
    case = with_(RAIN, then=[{"ask": {"price": "bread", "is": 6}}])
    assert proof("rain-costs-one", case).failed == (
        "case 1: claim ask: {price: bread, is: 6}: it is 5, not 6",
    )


def test_1_the_run_ends_well_unless_its_end_is_claimed() -> None:
    case = with_(WIN, when=[{"gamble": "ada"}])
    assert (
        "case 1: it stops: roll is undecided: it can be 1, 2, 3 or 4"
        in proof("a-four-wins-three", case).failed
    )


# -- 2: misread --------------------------------------------------------------------------


def test_2_then_does_not_hold_when_misread() -> None:
    case = {
        "given": STALL,
        "when": ["ring bell"],
        "then": [{"never": {"alarm": "dot"}}],
        "otherwise": {"misreading": "a", "then": [{"state": {"bells": 1}}]},
    }
    found = proof("the-bell-wakes-all", case)
    assert found.failed == ()
    assert found.vacuous[0] == (
        "case 1: every claim of then survives without the-bell-wakes-all; nothing changed"
    )


def test_2_a_check_whose_then_survives_says_what_changed() -> None:
    case = misread(with_(LATE, then=[{"state": {"bells": 0}}]), then=[{"state": {"weary": []}}])
    found = proof("thieves-run", case)
    assert found.vacuous[0] == (
        "case 1: every claim of then survives without thieves-run; "
        "what changed: weary: [ada] → nothing"
    )


def test_2_otherwise_then_holds_when_misread() -> None:
    case = misread(RAIN, then=[{"ask": {"price": "bread", "is": 3}}])
    assert proof("rain-costs-one", case).failed == (
        "case 1, misread: claim ask: {price: bread, is: 3}: it is 4, not 3",
    )


def test_2_a_misreading_that_never_answers_fails() -> None:
    assert proof("lamps-cost-what-they-cost", CIRCLE).failed == (
        "case 1, misread: claim ask: {price: lamp, is: 4}: the answer to price: lamp needs itself",
    )


def test_2_what_is_left_out_owns_rules() -> None:
    case = misread(RAIN, without=["rain-costs-two"])
    assert proof("rain-costs-one", case).failed == (
        "case 1, misread: 'rain-costs-two' owns no rule, so nothing changes without it",
    )


def test_2_the_first_claims_contradict_each_other() -> None:
    case = misread(RAIN, then=[{"ask": {"price": "relic", "is": 9}}])
    assert proof("rain-costs-one", case).vacuous == (
        "case 1: the first claim misread, ask: {price: relic, is: 9}, "
        "does not contradict the answer, ask: {price: bread, is: 5}",
    )


def test_2_an_end_claimed_of_both_runs_contradicts_nothing() -> None:
    case = with_(WET, then=[{"illegal": "roll"}, {"state": {"bells": 0}}])
    both = misread(case, without=["rain-costs-one"], then=[{"state": {"bells": 0}},
                                                           {"illegal": True}])  # fmt: skip
    assert any("does not contradict" in said for said in proof("rain-wets-the-dice", both).vacuous)
    assert proof("rain-wets-the-dice", case).vacuous == ()


def test_2_an_end_of_one_run_contradicts_what_is_said_of_the_other() -> None:
    assert proof("one-cry-is-enough", CRY) == Proof("one-cry-is-enough", "denial")


def test_2_the_answer_itself_fails_when_misread() -> None:
    mules = {**STALL, "weather": "rain", "mules": ["ada", "bea"]}
    rain = {"ask": {"price": "bread", "is": 5}}
    in_other_words = {
        "given": mules,
        "then": [{"state": {"mules": ["ada", "bea"]}}, rain],
        "otherwise": {"misreading": "a", "then": [{"state": {"mules": ["bea", "ada"]}}]},
    }
    assert proof("rain-costs-one", in_other_words).vacuous == (
        "case 1: the answer, state: {mules: [ada, bea]}, holds misread too",
    )


def test_2_a_run_that_stops_beside_the_question_does_not_answer_it() -> None:
    case = {
        "given": STALL,
        "when": [{"gamble": "ada"}],
        "then": [{"ask": {"price": "silk", "is": 3}}],
        "otherwise": {"misreading": "a", "then": [{"undecided": True}]},
    }
    book, game = more_rules()
    book.limits(Roll, entry="dice-are-loaded")(lambda play, query, options: options[-1:])
    found = proof("dice-are-loaded", case, game=game)
    assert found.failed == ()
    assert found.vacuous == ("case 1: the answer, ask: {price: silk, is: 3}, holds misread too",)


def test_2_a_bill_with_other_items_is_no_other_answer() -> None:
    book, game = more_rules()
    book.adds(Price, entry="beggars")(lambda play, query, price: 0)
    bread = {"price": "bread", "is": 4}
    case = {
        "given": STALL,
        "then": [{"ask": {**bread, "bill": [{"printed": 4}, {"beggars": 0}]}}],
        "otherwise": {
            "misreading": "a",
            "then": [{"ask": {**bread, "bill": [{"printed": 4}]}}],
        },
    }
    found = proof("beggars", case, game=game)
    assert found.failed == ()
    assert len(found.vacuous) == 1
    assert found.vacuous[0].endswith("holds misread too")


def test_2_what_is_left_out_is_the_entry_or_what_it_rests_on() -> None:
    given = {**STALL, "weather": "rain", "bells": 1}
    case = {
        "given": given,
        "then": [{"ask": {"price": "relic", "is": 10}}, {"ask": {"price": "bread", "is": 2}}],
        "otherwise": {
            "misreading": "a",
            "without": ["relics-keep-their-price"],
            "then": [{"ask": {"price": "relic", "is": 2}}],
        },
    }
    found = proof("bread-after-the-bell", case, rests_on=("a-bell-makes-it-one",))
    assert found.failed == ()
    assert found.vacuous == (
        "case 1: relics-keep-their-price is left out, and it rests on nothing such",
    )
    both = misread(case, without=["a-bell-makes-it-one", "relics-keep-their-price"],
                   then=[{"ask": {"price": "relic", "is": 4}}])  # fmt: skip
    found = proof("bread-after-the-bell", both, rests_on=("a-bell-makes-it-one",))
    assert found.vacuous == (
        "case 1: relics-keep-their-price is left out, and it rests on nothing such",
    )
    assert proof("relics-keep-their-price", case).vacuous == ()


def test_a_case_without_otherwise_holds_in_both_runs() -> None:
    fair = {"given": STALL, "then": [{"ask": {"price": "bread", "is": 4}}]}
    assert proof("rain-costs-one", RAIN, fair) == Proof("rain-costs-one", "proven")
    wet = {"given": RAIN["given"], "then": RAIN["then"]}
    assert proof("rain-costs-one", RAIN, wet).failed == (
        "case 2: it has no otherwise, yet without rain-costs-one "
        "claim ask: {price: bread, is: 5}: it is 4, not 5",
    )


def test_a_case_without_otherwise_of_an_entry_that_rests_holds_in_both_runs() -> None:
    resting = CHECKS["rests"][0]
    wins = {"given": STALL, "when": WIN["when"], "then": WIN["then"]}
    found = prove(GAME, replace(resting, cases=[*resting.cases, wins]))
    assert found.failed[0].startswith("case 2: it has no otherwise, yet without a-four-wins-three")
