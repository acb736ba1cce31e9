"""What a check claims of a run, and which claims exclude each other."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.claiming import choice_words, claim
from app.engine.claims import Claim
from app.engine.scenario import Run, read_case, run
from app.engine.words import WordsError
from tests.engine.toy import GAME, Market, market

STALL: dict[str, Any] = {
    "traders": {"ada": {"coins": 5}, "bea": {"coins": 5, "bag": ["silk"]}},
    "prices": {"bread": 4, "silk": 5, "relic": 9},
}
BUY = {"buy": "ada", "ware": "bread"}
RELIC = {"buy": "ada", "ware": "relic"}


def read(words: Any) -> Claim:
    return claim(words, GAME.words, ())


def played(*when: Any, otherwise: tuple[str, ...] = (), **given: Any) -> Run[Market]:
    words = {"given": {**STALL, **given}, "when": list(when), "then": [{"never": "rained"}]}
    return run(read_case(words, GAME, ""), market.played(otherwise))


def fault(words: Any, of: Run[Market]) -> str | None:
    return read(words).fault(of)


def problem(words: Any) -> str:
    with pytest.raises(WordsError) as error:
        read(words)
    return str(error.value)


# -- ask -----------------------------------------------------------------------------------


def test_ask_holds_where_the_answer_is_as_claimed() -> None:
    assert fault({"ask": {"price": "bread", "is": 4}}, played()) is None
    assert fault({"ask": {"price": "bread", "is": 5}}, played()) == "it is 4, not 5"


def test_ask_takes_the_answer_at_the_end_of_the_run() -> None:
    assert fault({"ask": {"price": "bread", "is": 5}}, played("rained")) is None


def test_ask_of_what_cannot_be_answered_fails_with_the_reason() -> None:
    assert fault({"ask": {"price": "lamp", "is": 5}}, played()) == (
        "the position does not give: the price of lamp"
    )


def test_ask_with_a_bill_holds_where_its_items_are_as_claimed_in_any_order() -> None:
    words = {"price": "bread", "is": 5, "bill": [{"rain-costs-one": 1}, {"printed": 4}]}
    assert fault({"ask": words}, played(weather="rain")) is None
    assert fault({"ask": {**words, "bill": [{"printed": 5}]}}, played(weather="rain")) == (
        "the bill is [{printed: 4}, {rain-costs-one: 1}], not [{printed: 5}]"
    )


def test_a_bill_leaves_out_what_was_waived() -> None:
    words = {"price": "relic", "is": 9, "bill": [{"relics-keep-their-price": 9}]}
    assert fault({"ask": words}, played("ring bell")) is None


def test_a_bill_is_that_of_the_answer_and_not_of_the_choice_made_by_it() -> None:
    words = {"victim": "ada", "is": ["bea"], "bill": [{"printed": ["bea"]}]}
    assert fault({"ask": words}, played({"steal": "ada"}, traders=STALL["traders"])) is not None
    quiet = {"roll": None, "is": [1, 2], "bill": [{"printed": [1, 2, 3, 4]},
                                                  {"rain-wets-the-dice": [1, 2]}]}  # fmt: skip
    gambled = played({"gamble": "ada", "rolls": [1]}, weather="rain")
    assert fault({"ask": quiet}, gambled) is None


def test_answers_that_differ_contradict_each_other() -> None:
    four = read({"ask": {"price": "bread", "is": 4}})
    assert four.contradicts(read({"ask": {"price": "bread", "is": 5}}))
    assert not four.contradicts(four)
    assert not four.contradicts(read({"ask": {"price": "silk", "is": 5}}))
    assert not four.contradicts(read({"never": "rained"}))


def test_bills_that_differ_contradict_each_other_where_both_are_given() -> None:
    words = {"price": "bread", "is": 4}
    printed = read({"ask": {**words, "bill": [{"printed": 4}]}})
    assert printed.contradicts(read({"ask": {**words, "bill": [{"printed": 3}, {"a": 1}]}}))
    assert not printed.contradicts(read({"ask": words}))


def test_ask_names_what_it_is() -> None:
    assert problem({"ask": {"price": "bread"}}) == "ask: ask names a query and what it `is`"
    assert problem({"ask": "price"}) == "ask: ask names a query and what it `is`"


def test_a_bill_is_a_list_of_entries_and_amounts() -> None:
    for bill in ({"printed": 4}, ["printed"], [{"printed": 4, "a": 1}]):
        words = {"ask": {"price": "bread", "is": 4, "bill": bill}}
        assert problem(words).startswith("ask.bill: a bill is a list of `entry: amount`")


# -- allowed, refused ----------------------------------------------------------------------


def test_allowed_holds_of_a_step_that_was_accepted() -> None:
    assert fault({"allowed": BUY}, played(BUY)) is None
    assert fault({"refused": {**BUY, "by": "who-buys-can-pay"}}, played(BUY)) == "it is accepted"


def test_allowed_holds_of_what_would_be_accepted_at_the_end() -> None:
    assert fault({"allowed": BUY}, played()) is None
    assert fault({"allowed": RELIC}, played()) == "it is refused by who-buys-can-pay"


def test_a_try_at_the_end_changes_nothing() -> None:
    of = played()
    fault({"allowed": BUY}, of)
    assert of.play.state == of.start


def test_refused_holds_where_the_entry_is_among_those_that_refuse() -> None:
    of = played(RELIC)
    assert fault({"refused": {**RELIC, "by": "who-buys-can-pay"}}, of) is None
    assert fault({"refused": {**RELIC, "by": ["who-buys-can-pay", "the-weary-rest"]}}, of) == (
        "it is refused by who-buys-can-pay, not by the-weary-rest"
    )


def test_an_event_that_was_prevented_was_refused() -> None:
    theft = {"stolen": "bea", "thief": "ada"}
    of = played(theft, locked=["bea"])
    assert fault({"refused": {**theft, "by": "a-lock-keeps-thieves-out"}}, of) is None
    assert fault({"allowed": theft}, of) == "it is refused by a-lock-keeps-thieves-out"


def test_allowed_and_refused_contradict_each_other_of_one_event() -> None:
    allowed, refused = read({"allowed": BUY}), read({"refused": {**BUY, "by": "a"}})
    assert allowed.contradicts(refused)
    assert not allowed.contradicts(allowed)
    assert not allowed.contradicts(read({"refused": {**RELIC, "by": "a"}}))


def test_refusals_by_two_entries_do_not_contradict_each_other() -> None:
    refused = read({"refused": {**BUY, "by": "a"}})
    assert not refused.contradicts(read({"refused": {**BUY, "by": "b"}}))


@pytest.mark.parametrize("by", [None, [], 3, [3]])
def test_refused_names_the_entry(by: Any) -> None:
    assert problem({"refused": {**BUY, "by": by}}) == (
        "refused: refused names the entry that it is refused `by`"
    )


def test_an_entry_that_only_had_a_hand_in_a_refusal_did_not_refuse() -> None:
    of = played(RELIC)
    assert "a-bag-holds-its-wares" in of.play.trace.entries()
    assert fault({"refused": {**RELIC, "by": "a-bag-holds-its-wares"}}, of) == (
        "it is refused by who-buys-can-pay, not by a-bag-holds-its-wares"
    )


# -- happened, never -----------------------------------------------------------------------


def test_happened_holds_where_some_event_agrees() -> None:
    assert fault({"happened": {"paid": "ada"}}, played(BUY)) is None
    assert fault({"happened": {"paid": "ada", "coins": 3}}, played(BUY)) == "it never happens"


def test_never_holds_where_no_event_agrees() -> None:
    assert fault({"never": {"paid": "bea"}}, played(BUY)) is None
    assert fault({"never": {"paid": None, "coins": 4}}, played(BUY)) == "it happens"
    assert fault({"never": "paid"}, played(BUY)) == "it happens"


def test_an_action_carried_out_happened() -> None:
    assert fault({"happened": BUY}, played(BUY)) is None
    assert fault({"happened": RELIC}, played(RELIC)) == "it never happens"


def test_what_was_prevented_never_happened() -> None:
    theft = {"stolen": "bea", "thief": "ada"}
    assert fault({"never": theft}, played(theft, locked=["bea"])) is None


@pytest.mark.parametrize(
    ("never", "happened", "contradict"),
    [
        ("paid", {"paid": "ada"}, True),
        ({"paid": "ada"}, {"paid": "ada"}, True),
        ({"paid": "ada"}, {"paid": "ada", "coins": 4}, True),
        ({"paid": "ada", "coins": 4}, {"paid": "ada"}, False),
        ({"paid": "ada"}, {"paid": "bea"}, False),
        ({"paid": "ada"}, {"taken": "ada"}, False),
    ],
)
def test_never_contradicts_what_it_covers(never: Any, happened: Any, contradict: bool) -> None:
    one, other = read({"never": never}), read({"happened": happened})
    assert one.contradicts(other) is contradict
    assert other.contradicts(one) is contradict
    assert not one.contradicts(one)


# -- state ---------------------------------------------------------------------------------


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


# -- how a run ends ------------------------------------------------------------------------


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
