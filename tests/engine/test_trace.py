"""The lines of a run: their order, causes, depth and hands."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.scribe import Scribe, once
from app.engine.table import Table
from app.engine.trace import Item, Line, Trace
from tests.engine.toy import Market, Trader, lines, market, play_by
from tests.engine.toy.events import Alarm, Buy, Rained, RingBell
from tests.engine.toy.queries import Price, Room

STALL = Market(traders=Table({"ada": Trader(coins=5)}), prices=Table({"bread": 4}))


def line(*entries: str, state: Any = None) -> Line:
    return Line("happened", Rained(), None, entries, (), None, 0, state)


def bought() -> Play[Market]:
    play = play_by(market, STALL)
    play.do(Buy("ada", "bread"))
    return play


def test_a_trace_has_every_entry_of_its_lines() -> None:
    assert Trace([line("a", "b"), line("b", "c")]).entries() == {"a", "b", "c"}


def test_lines_are_equal_whatever_the_state_after_them() -> None:
    assert line("a", state=1) == line("a", state=2)
    assert line("a") != line("b")


def test_lines_stand_in_the_order_in_which_things_began() -> None:
    assert [one.what.word() for one in bought().trace] == [
        "buy",
        "price",
        "price",
        "paid",
        "taken",
        "wearied",
        "wearied",
    ]


def test_a_line_names_the_rule_that_brought_it_about_first_among_its_hands() -> None:
    paid = next(one for one in bought().trace if one.what.word() == "paid")
    assert paid.because == "buying-is-paying"
    assert paid.entries[0] == "buying-is-paying"


def test_what_is_asked_has_no_cause() -> None:
    rules = Rulebook[Market]("topic")

    def ask_price(play: Play[Market], event: Any) -> None:
        play.ask(Price("bread"))

    rules.reacts(Alarm, entry="a")(ask_price)
    play = play_by(rules, STALL)
    play.happen(Alarm("ada"))
    assert [one.because for one in play.trace] == [None, None]
    assert lines(play) == ["happened alarm []", "asked price []"]


def test_the_depth_of_a_line_tells_what_happened_within_what() -> None:
    depths = {one.what.word(): one.depth for one in bought().trace if one.kind == "happened"}
    assert depths == {"paid": 1, "taken": 2, "wearied": 0}


def test_a_line_holds_the_state_right_after_it() -> None:
    play = bought()
    coins = [one.state.traders["ada"].coins for one in play.trace]
    assert coins == [5, 5, 5, 1, 1, 1, 1]


def test_what_a_reaction_reads_quietly_is_named_on_the_line_of_its_event() -> None:
    rules = Rulebook[Market]("topic")
    rules.adds(Room, entry="a")(lambda play, query, value: 1)

    def look(play: Play[Market], event: Any) -> None:
        if play.ask(Room("ada")) > 1:
            play.happen(Rained())

    rules.reacts(RingBell, entry="b")(look)
    play = play_by(rules, STALL)
    play.do(RingBell())
    assert lines(play) == ["did ring bell [a]"]


def test_what_a_reaction_read_before_an_error_is_named() -> None:
    rules = Rulebook[Market]("topic")
    rules.adds(Room, entry="a")(lambda play, query, value: 1)

    def fail(play: Play[Market], event: Any) -> None:
        if play.ask(Room("ada")):
            raise KeyError("ada")

    rules.reacts(RingBell, entry="b")(fail)
    play = play_by(rules, STALL)
    with pytest.raises(KeyError):
        play.do(RingBell())
    assert lines(play) == ["did ring bell [a]"]


def test_a_query_line_has_the_bill() -> None:
    play = play_by(market, Market(prices=Table({"bread": 4}), weather="rain"))
    play.ask(Price("bread"))
    assert play.trace.lines[0].bill == (
        Item("printed", "printed", 4),
        Item("rain-costs-one", "adds", 1),
    )


def test_entries_are_credited_to_the_innermost_line_under_way() -> None:
    scribe = Scribe(state=None)
    outer, inner = scribe.draft(), scribe.draft()
    with scribe.drafting(outer):
        with scribe.drafting(inner):
            scribe.credit(["a"])
        scribe.credit(["b"])
    scribe.credit(["c"])
    assert (outer.entries, inner.entries) == (["b"], ["a"])


def test_the_cause_is_the_innermost_and_goes_when_it_is_done() -> None:
    scribe = Scribe(state=None)
    with scribe.because("a"), scribe.because(None), scribe.because("b"):
        assert scribe.cause == "b"
    assert scribe.cause is None


def test_entries_are_joined_each_once_in_order() -> None:
    assert once(["b", "a"], ["a", "c"]) == ("b", "a", "c")
