"""What a check claims of how a run ends: its state, its ending; and how claims are written."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.claiming import choice_words
from tests.engine.toy import GAME
from tests.engine.toy.claiming import BUY, RELIC, fault, played, problem, read

# -- state -------------------------------------------------------------------------------


def test_state_holds_where_the_keys_given_agree() -> None:
    of = played(BUY)
    assert fault({"state": {"weary": ["ada"], "bells": 0}}, of) is None
    assert fault({"state": {"bells": 2, "weather": "rain"}}, of) == (
        "bells is 0, not 2; weather is fair, not rain"
    )


def test_state_matches_mappings_in_part_and_sees_defaults() -> None:
    of = played(BUY)
    assert fault({"state": {"traders": {"ada": {"bag": ["bread"], "most wares": 2}}}}, of) is None
    assert fault({"state": {"traders": {"bea": {"coins": 0}}}}, of) == (
        "traders is bea: {coins: 5}, not bea: {coins: 0}"
    )
    assert fault({"state": {"traders": {"dot": {"coins": 0}}}}, of) is not None


def test_an_empty_mapping_is_empty() -> None:
    assert fault({"state": {"traders": {}}}, played()) is not None
    assert fault({"state": {"prices": {}}}, played(prices={})) is None


def test_a_set_is_claimed_in_any_order() -> None:
    of = played(mules=["ada", "bea"])
    assert fault({"state": {"mules": ["bea", "ada"]}}, of) is None
    assert fault({"state": {"mules": ["bea"]}}, of) == "mules is [ada, bea], not [bea]"
    assert fault({"state": {"mules": ["bea", "bea"]}}, of) is not None


@pytest.mark.parametrize(
    ("one", "other", "contradict"),
    [
        ({"bells": 1}, {"bells": 2}, True),
        ({"bells": 1}, {"bells": 1}, False),
        ({"bells": 1}, {"weather": "rain"}, False),
        ({"traders": {"ada": {"coins": 1}}}, {"traders": {"ada": {"coins": 2}}}, True),
        ({"traders": {"ada": {"coins": 1}}}, {"traders": {"bea": {"coins": 2}}}, False),
        ({"traders": {}}, {"traders": {"bea": {"coins": 2}}}, True),
    ],
)
def test_states_contradict_each_other_where_they_meet(
    one: Any, other: Any, contradict: bool
) -> None:
    assert read({"state": one}).contradicts(read({"state": other})) is contradict


def test_state_names_state_keys() -> None:
    assert problem({"state": {}}).startswith("state: state names some of: traders, prices")
    assert problem({"state": {"snow": 1}}).startswith("state.snow: no state key: one of traders")


# -- how a run ends ----------------------------------------------------------------------


def test_endless_holds_of_a_run_without_end() -> None:
    cry = {"alarm": "ada"}
    assert fault({"endless": True}, played(cry, otherwise=("one-cry-is-enough",))) is None
    assert fault({"endless": True}, played(cry)) == "the run ends otherwise: well"


def test_illegal_and_undecided_hold_where_the_run_stops_at_that_choice() -> None:
    undecided = played({"gamble": "ada"})
    assert fault({"undecided": True}, undecided) is None
    assert fault({"undecided": "roll"}, undecided) is None
    assert fault({"undecided": "victim"}, undecided) == "it stops at roll, not at victim"
    illegal = played({"gamble": "ada", "rolls": [7]})
    assert fault({"illegal": "roll"}, illegal) is None
    assert fault({"undecided": "roll"}, illegal) == (
        "the run ends otherwise: roll: 7 is no answer: it can be 1, 2, 3 or 4"
    )


def test_an_ending_contradicts_another_and_what_is_said_of_a_run_that_ends_well() -> None:
    roll = read({"illegal": "roll"})
    assert roll.contradicts(read({"undecided": "roll"}))
    assert roll.contradicts(read({"illegal": "victim"}))
    assert not roll.contradicts(read({"illegal": True}))
    assert not roll.contradicts(roll)
    for words in ({"ask": {"price": "bread", "is": 4}}, {"allowed": BUY}, {"never": "paid"},
                  {"state": {"bells": 1}}):  # fmt: skip
        assert roll.contradicts(read(words))
        assert read(words).contradicts(roll)


def test_an_ending_names_a_choice_or_nothing() -> None:
    assert problem({"endless": "roll"}) == "endless: endless is true, or not claimed at all"
    assert (
        problem({"illegal": "rol"}) == "illegal: illegal is true, or at one of: next, roll, victim"
    )


def test_what_is_chosen_in_a_game_has_words() -> None:
    assert choice_words(GAME.words) == ["next", "roll", "victim"]


def test_a_claim_of_no_known_kind_is_told_the_nearest() -> None:
    assert problem({"hapened": "paid"}) == "hapened: no claim 'hapened': did you mean 'happened'?"


@pytest.mark.parametrize("words", ["paid", {}, {"never": "a", "ask": "b"}, []])
def test_a_claim_is_one_mapping_of_one_key(words: Any) -> None:
    assert problem(words) == (
        "here: a claim is one of: "
        "ask, allowed, refused, happened, never, state, endless, illegal, undecided"
    )


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ({"ask": {"price": "bread", "is": 9}}, 4),
        ({"allowed": RELIC}, False),
        ({"refused": {**BUY, "by": "a"}}, True),
        ({"never": {"paid": "ada"}}, False),
        ({"state": {"bells": 9, "traders": {"ada": {"coins": 9}}}},
         {"bells": 0, "traders": {"ada": {"coins": 5}}}),
        ({"endless": True}, None),
    ],
)  # fmt: skip
def test_a_claim_shows_what_it_saw_whether_it_holds_or_not(words: Any, seen: Any) -> None:
    assert read(words).saw(played()) == seen
