"""How a query's value is worked out, and how options are ranked."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from app.engine.errors import Contradiction, NotGiven
from app.engine.kinds import Binds, Order
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.engine.trace import Item
from tests.engine.toy import Market, Trader, play_by
from tests.engine.toy.queries import Price, Victim

BREAD = Price("bread")
AT_FOUR = Market(prices=Table({"bread": 4, "silk": 5}))
THREE = Market(
    traders=Table(
        {
            "ada": Trader(coins=1),
            "bea": Trader(coins=5, bag=("silk",)),
            "cleo": Trader(coins=5, bag=("silk", "lamp")),
            "dot": Trader(coins=2, bag=("silk", "lamp")),
        }
    )
)


def always(answer: Any) -> Callable[..., Any]:
    return lambda play, query, value: answer


def book(*rules: tuple[str, str, Any]) -> Rulebook[Market]:
    """Return rules about prices that always answer the same: (verb, entry, answer)."""
    made = Rulebook[Market]("prices")
    for verb, entry, answer in rules:
        getattr(made, verb)(Price, entry=entry)(always(answer))
    return made


def price(*rules: tuple[str, str, Any]) -> int:
    return play_by(book(*rules), AT_FOUR).ask(BREAD)


def bill(*rules: tuple[str, str, Any]) -> list[tuple[str, str, Any]]:
    play = play_by(book(*rules), AT_FOUR)
    play.ask(BREAD)
    return [(item.entry, item.how, item.amount) for item in play.trace.lines[-1].bill]


def test_without_rules_a_query_is_what_is_printed() -> None:
    assert price() == 4
    assert bill() == [("printed", "printed", 4)]


def test_a_fact_that_the_position_leaves_out_is_named() -> None:
    with pytest.raises(NotGiven, match="the position does not give: the price of lamp"):
        play_by(book(), AT_FOUR).ask(Price("lamp"))


def test_a_rule_that_answers_none_has_no_say() -> None:
    rules = [(verb, "a", None) for verb in ("sets", "adds", "multiplies", "limits")]
    assert bill(*rules) == [("printed", "printed", 4)]


def test_values_are_set_then_added_to_then_multiplied_then_limited() -> None:
    rules = [("limits", "d", 20), ("multiplies", "c", 3), ("adds", "b", 2), ("sets", "a", 5)]
    assert bill(*rules) == [
        ("a", "sets", 5),
        ("b", "adds", 2),
        ("c", "multiplies", 3),
        ("d", "limits", 20),
    ]
    assert price(*rules) == 20


def test_what_is_multiplied_is_rounded_by_the_query_before_it_is_limited() -> None:
    seen = []
    rules = book(("multiplies", "a", Fraction(3, 8)))
    rules.limits(Price, entry="b")(lambda play, query, value: seen.append(value))
    assert play_by(rules, AT_FOUR).ask(BREAD) == 2
    assert seen == [2]


def test_every_rule_that_adds_sees_the_same_value() -> None:
    rules = Rulebook[Market]("prices")
    for entry in "ab":
        rules.adds(Price, entry=entry)(lambda play, query, value: value)
    assert play_by(rules, AT_FOUR).ask(BREAD) == 12


def test_rules_that_set_the_same_agree() -> None:
    assert price(("sets", "a", 7), ("sets", "b", 7)) == 7


def test_rules_that_set_otherwise_contradict_each_other() -> None:
    with pytest.raises(
        Contradiction, match="price: bread: a says 7, b says 8, and neither goes over"
    ):
        price(("sets", "a", 7), ("sets", "b", 8))


def test_the_rule_that_goes_over_another_has_its_way_whatever_the_order() -> None:
    for backwards in (False, True):
        rules = book(("sets", "a", 7))
        rules.sets(Price, entry="b", over=["a"])(always(8))
        play = Play(rules.played(backwards=backwards), AT_FOUR)
        assert play.ask(BREAD) == 8
        assert play.trace.lines[-1].bill == (Item("a", "waived", 7), Item("b", "sets", 8))


def test_a_rule_goes_over_another_only_where_it_speaks() -> None:
    rules = book(("sets", "a", 7))
    rules.sets(Price, entry="b", over=["a"])(always(None))
    assert play_by(rules, AT_FOUR).ask(BREAD) == 7


def test_rules_that_go_over_one_another_contradict_each_other() -> None:
    rules = Rulebook[Market]("prices")
    rules.sets(Price, entry="a", over=["b"])(always(7))
    rules.sets(Price, entry="b", over=["a"])(always(8))
    with pytest.raises(Contradiction, match="b and a go over one another"):
        play_by(rules, AT_FOUR).ask(BREAD)


def test_limits_that_depend_on_their_order_contradict_each_other() -> None:
    for backwards in (False, True):
        rules = Rulebook[Market]("prices")
        rules.limits(Price, entry="at-most-two")(lambda play, query, value: min(value, 2))
        rules.limits(Price, entry="at-least-six")(lambda play, query, value: max(value, 6))
        with pytest.raises(Contradiction, match=r"limits of .* give [26] or [26], whichever"):
            Play(rules.played(backwards=backwards), AT_FOUR).ask(BREAD)


def test_limits_of_which_only_one_bites_in_one_order_contradict_each_other() -> None:
    two = Market(prices=Table({"bread": 2}))
    for backwards in (False, True):
        rules = Rulebook[Market]("prices")
        rules.limits(Price, entry="at-most-two")(lambda play, query, value: min(value, 2))
        rules.limits(Price, entry="at-least-six")(lambda play, query, value: max(value, 6))
        with pytest.raises(Contradiction, match="at-least-six"):
            Play(rules.played(backwards=backwards), two).ask(BREAD)


def test_a_limit_that_changes_nothing_is_not_on_the_bill() -> None:
    assert bill(("limits", "a", 4)) == [("printed", "printed", 4)]


@pytest.mark.parametrize("verb", ["sets", "adds", "multiplies", "limits"])
def test_an_exception_lifts_a_rule_which_stays_on_the_bill_as_waived(verb: str) -> None:
    rules = book((verb, "a", 3))
    rules.sets(Binds, entry="b")(lambda play, query, binds: False if query.entry == "a" else None)
    play = play_by(rules, AT_FOUR)
    assert play.ask(BREAD) == 4
    (line,) = play.trace
    assert Item("a", "waived", 3) in line.bill
    assert set(line.entries) == {"a", "b"}


def test_an_exception_is_asked_for_the_entry_and_for_what_it_would_bite_on() -> None:
    asked = []
    rules = book(("adds", "a", 3))
    rules.sets(Binds, entry="b")(lambda play, query, binds: asked.append((query.entry, query.on)))
    play_by(rules, AT_FOUR).ask(BREAD)
    assert asked == [("a", BREAD)]


# -- choices -------------------------------------------------------------------------------


def mark_by(what: Callable[[Trader], Any]) -> Callable[..., Any]:
    return lambda play, choice, victim: what(play.state.traders[victim])


def test_an_option_given_twice_is_one_option() -> None:
    rules = Rulebook[Market]("theft")
    rules.sets(Order, entry="x")(always(None))

    class Twice(Victim):
        def options(self, play: Play[Market]) -> list[str]:
            return ["bea", "cleo", "bea"]

    assert play_by(rules, THREE).ask(Twice("ada")) == ("bea", "cleo")


def test_the_least_mark_wins_under_the_weightiest_key_first() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "coins", entry="richest")(mark_by(lambda held: -held.coins))
    rules.ranks(Victim, "wares", entry="fullest")(mark_by(lambda held: -len(held.bag)))
    for backwards in (False, True):
        play = Play(rules.played(backwards=backwards), THREE)
        assert play.ask(Victim("ada")) == ("cleo",)
        assert play.trace.lines[-1].entries == ("fullest", "richest")


def test_a_key_that_tells_nothing_apart_names_no_entry() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "wares", entry="fullest")(mark_by(lambda held: 0))
    rules.ranks(Victim, "coins", entry="richest")(mark_by(lambda held: -held.coins))
    play = play_by(rules, THREE)
    assert play.ask(Victim("ada")) == ("bea", "cleo")
    assert play.trace.lines[-1].entries == ("richest",)


def test_a_rule_that_marks_some_option_with_none_does_not_rank() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "wares", entry="a")(mark_by(lambda held: len(held.bag) or None))
    assert play_by(rules, THREE).ask(Victim("bea")) == ("ada", "cleo", "dot")


def test_the_order_of_keys_can_be_set_and_names_who_set_it() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "wares", entry="fullest")(mark_by(lambda held: -len(held.bag)))
    rules.ranks(Victim, "coins", entry="poorest")(mark_by(lambda held: held.coins))
    rules.sets(Order, entry="coins-first")(always(("coins", "wares")))
    play = play_by(rules, THREE)
    assert play.ask(Victim("bea")) == ("ada",)
    assert set(play.trace.lines[-1].entries) == {"coins-first", "poorest"}


def test_rules_that_rank_otherwise_under_one_key_contradict_each_other() -> None:
    for backwards in (False, True):
        rules = Rulebook[Market]("theft")
        rules.ranks(Victim, "wares", entry="fullest")(mark_by(lambda held: -len(held.bag)))
        rules.ranks(Victim, "wares", entry="emptiest")(mark_by(lambda held: len(held.bag)))
        with pytest.raises(Contradiction, match="rank by 'wares', and leave"):
            Play(rules.played(backwards=backwards), THREE).ask(Victim("ada"))


def test_an_exception_lifts_a_ranking_and_both_are_named() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "coins", entry="richest")(mark_by(lambda held: -held.coins))
    rules.sets(Binds, entry="charity")(
        lambda play, query, binds: False if query.entry == "richest" else None
    )
    play = play_by(rules, THREE)
    assert play.ask(Victim("ada")) == ("bea", "cleo", "dot")
    assert set(play.trace.lines[-1].entries) == {"richest", "charity"}


def test_limits_narrow_the_options_before_they_are_ranked() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "wares", entry="fullest")(mark_by(lambda held: -len(held.bag)))
    rules.limits(Victim, entry="never-cleo")(
        lambda play, choice, names: tuple(name for name in names if name != "cleo")
    )
    play = play_by(rules, THREE)
    assert play.ask(Victim("ada")) == ("dot",)
    assert play.trace.lines[-1].entries == ("never-cleo", "fullest")


def test_one_option_left_is_not_ranked() -> None:
    rules = Rulebook[Market]("theft")
    rules.ranks(Victim, "wares", entry="fullest")(mark_by(lambda held: -len(held.bag)))
    two = Market(traders=Table({"ada": Trader(), "bea": Trader(bag=("silk",))}))
    play = play_by(rules, two)
    assert play.ask(Victim("ada")) == ("bea",)
    assert play.trace.lines[-1].entries == ()
