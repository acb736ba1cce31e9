"""What waits until the action under way is done."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import Undecided
from app.engine.kinds import Next
from app.engine.play import Play, following
from app.engine.rulebook import Rulebook
from tests.engine.toy import Market, lines, play_by
from tests.engine.toy.acting import TRADERS, always, book, causing
from tests.engine.toy.events import (
    Alarm,
    Appraise,
    Rained,
    RingBell,
)
from tests.engine.toy.queries import Room, Winnings


def test_a_delayed_event_happens_after_the_action_with_its_own_cause() -> None:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Alarm("ada"), Rained()))
    rules.delays(Alarm, entry="b")(always("later"))
    play = play_by(rules, TRADERS)
    assert play.do(RingBell())
    assert lines(play) == [
        "did ring bell []",
        "delayed alarm [a, b]",
        "happened rained [a]",
        "happened alarm [a]",
    ]


def test_a_delayed_event_did_not_happen_yet() -> None:
    rules = book()
    happened = []
    rules.reacts(RingBell, entry="a")(
        lambda play, event: happened.append(play.happen(Alarm("ada")))
    )
    rules.delays(Alarm, entry="b")(always("later"))
    play_by(rules, TRADERS).do(RingBell())
    assert happened == [False]


def test_a_delayed_event_waits_for_the_outermost_action() -> None:
    def appraise(play: Play[Market], event: Any) -> None:
        play.do(Appraise("lamp"))

    rules = book()
    rules.reacts(RingBell, entry="a")(appraise)
    rules.reacts(RingBell, entry="a")(causing(Rained()))
    rules.reacts(Appraise, entry="b")(causing(Alarm("ada")))
    rules.delays(Alarm, entry="c")(always("later"))
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert [line.what.word() for line in play.trace if line.kind == "happened"] == [
        "rained",
        "alarm",
    ]


def test_what_has_a_hand_in_a_veto_that_is_not_given_is_named_where_the_event_is_delayed() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.forbids(Alarm, entry="b")(lambda play, event: "full" if not play.ask(Room("x")) else None)
    rules.adds(Winnings, entry="c")(always(1))
    rules.delays(Alarm, entry="d")(lambda play, event: "later" if play.ask(Winnings(1)) else None)
    play = play_by(rules, TRADERS)
    play.happen(Alarm("ada"))
    assert lines(play) == ["delayed alarm [d, a, c]", "happened alarm [a]"]


def test_what_has_a_hand_in_not_delaying_an_event_is_named_where_it_happens() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.delays(Alarm, entry="b")(lambda play, event: None if play.ask(Room("x")) else "later")
    play = play_by(rules, TRADERS)
    play.happen(Alarm("ada"))
    assert lines(play) == ["happened alarm [a]"]


def test_a_delayed_event_may_be_forbidden_by_the_time_it_comes() -> None:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Alarm("ada"), Rained()))
    rules.delays(Alarm, entry="b")(always("later"))
    rules.forbids(Alarm, entry="c")(
        lambda play, event: "rain" if play.state.weather == "rain" else None
    )
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert "prevented alarm [a, c]" in lines(play)
    assert "happened alarm [a]" not in lines(play)


def later(*events: Any) -> Rulebook[Market]:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(*events))
    rules.delays(Alarm, entry="b")(always("later"))
    return rules


def alarms(play: Play[Market]) -> list[str]:
    return [line.what.thief for line in play.trace  # type: ignore[attr-defined]  # the subclass has it
            if line.kind == "happened"]  # fmt: skip


def test_the_order_of_delayed_events_is_somebodys_choice() -> None:
    rules = later(Alarm("ada"), Alarm("bea"))
    with pytest.raises(Undecided, match="it can be alarm: ada or alarm: bea"):
        play_by(rules, TRADERS).do(RingBell())
    play = play_by(rules, TRADERS, decide=following((Alarm("bea"),)))
    play.do(RingBell())
    assert alarms(play) == ["bea", "ada"]


def test_a_rule_may_order_delayed_events_and_is_named() -> None:
    rules = later(Alarm("ada"), Alarm("bea"))
    rules.ranks(Next, "turn", entry="c")(lambda play, choice, event: -ord(event.thief[0]))
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert alarms(play) == ["bea", "ada"]
    assert "chose next [c]" in lines(play)


def test_equal_events_that_wait_need_no_order() -> None:
    play = play_by(later(Alarm("ada"), Alarm("ada")), TRADERS)
    play.do(RingBell())
    assert alarms(play) == ["ada", "ada"]


def test_what_a_delayed_event_delays_comes_too() -> None:
    def echo(play: Play[Market], event: Alarm) -> None:
        if event.thief == "ada":
            play.happen(Alarm("bea"))

    rules = later(Alarm("ada"))
    rules.reacts(Alarm, entry="c")(echo)
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert alarms(play) == ["ada", "bea"]


def test_what_is_under_way_is_known_outermost_first() -> None:
    seen: list[Any] = []
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Rained()))
    rules.forbids(Rained, entry="b")(lambda play, event: seen.append(play.under_way))
    rules.reacts(Rained, entry="c")(lambda play, event: seen.append(play.under_way))
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert seen == [(RingBell(),), (RingBell(), Rained())]
    assert play.under_way == ()


def test_nothing_is_under_way_when_what_was_delayed_comes() -> None:
    seen: list[Any] = []
    rules = later(Alarm("ada"))
    rules.forbids(Alarm, entry="c")(lambda play, event: seen.append(play.under_way))
    play_by(rules, TRADERS).do(RingBell())
    assert seen == [(RingBell(),), ()]
