"""What a check claims of a run: answers, refusals, events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.toy.claiming import BUY, RELIC, STALL, fault, played, problem, read

# -- ask ---------------------------------------------------------------------------------


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


# -- allowed, refused --------------------------------------------------------------------


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


# -- happened, never ---------------------------------------------------------------------


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
