"""What a play changes: actions done or refused, events that happen, and how they end badly."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from app.engine.errors import Endless, NotModelled, Undecided
from app.engine.kinds import Binds, Prevented
from app.engine.play import BOUND, DEEP, Play
from tests.engine.toy import Market, lines, market, play_by
from tests.engine.toy.acting import TRADERS, again, always, book, causing, choosing
from tests.engine.toy.events import (
    Alarm,
    Appraise,
    Buy,
    Gamble,
    Rained,
    RingBell,
    Stolen,
    Wearied,
    Won,
)
from tests.engine.toy.queries import Price, Victim


def test_an_action_that_nothing_forbids_is_done() -> None:
    play = play_by(book(), TRADERS)
    assert play.do(RingBell())
    assert play.state.bells == 1
    assert lines(play) == ["did ring bell []"]


def test_a_refused_action_changes_nothing_and_names_every_veto() -> None:
    rules = book()
    rules.forbids(RingBell, entry="a")(always("no bells"))
    rules.forbids(RingBell, entry="b")(always("not at night"))
    rules.forbids(RingBell, entry="c")(always(None))
    rules.reacts(RingBell, entry="d")(causing(Rained()))
    play = play_by(rules, TRADERS)
    assert not play.do(RingBell())
    assert play.state == TRADERS
    assert lines(play) == ["refused ring bell [a, b]"]
    assert [veto.reason for veto in play.trace.lines[0].value] == ["no bells", "not at night"]


def test_what_would_be_accepted_is_told_without_being_done() -> None:
    play = play_by(market, TRADERS)
    assert play.allows(Buy("ada", "bread"))
    assert not play.allows(Buy("ada", "relic"))
    assert play.state == TRADERS
    assert [line.kind for line in play.trace] == ["allowed", "asked", "refused", "asked"]


def test_an_exception_lifts_a_veto_and_both_are_named() -> None:
    full = TRADERS.with_trader("ada", bag=("lamp", "lamp"))
    assert not play_by(market, full).do(Buy("ada", "bread"))
    mule = Market(traders=full.traders, prices=full.prices, mules=frozenset({"ada"}))
    play = play_by(market, mule)
    assert play.do(Buy("ada", "bread"))
    done = next(line for line in play.trace if line.kind == "did")
    assert {"a-full-bag-takes-nothing", "a-mule-carries-the-rest"} <= set(done.entries)


def test_an_exception_lifts_a_reaction_and_is_named() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(causing(Rained()))
    rules.sets(Binds, entry="b")(lambda play, query, binds: query.entry != "a")
    play = play_by(rules, TRADERS)
    play.happen(Alarm("ada"))
    assert lines(play) == ["happened alarm [b]"]


def test_a_step_is_done_if_it_is_an_action_and_happens_otherwise() -> None:
    play = play_by(book(), TRADERS)
    assert play.step(RingBell())
    assert play.step(Rained())
    assert [line.kind for line in play.trace] == ["did", "happened"]


def test_an_error_inside_an_action_restores_the_state_and_keeps_the_lines() -> None:
    play = play_by(market, TRADERS)
    with pytest.raises(Undecided, match="roll"):
        play.do(Gamble("ada"))
    play.happen(Rained())
    before = play.state
    with pytest.raises(NotModelled, match="the appraisal of relics"):
        play.do(Appraise("relic"))
    assert play.state == before
    assert "did appraise []" in lines(play)


def test_an_error_after_a_change_undoes_the_change() -> None:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Rained(), Alarm("ada")))
    rules.reacts(Alarm, entry="b")(choosing(Victim("ada")))
    play = play_by(rules, TRADERS)
    with pytest.raises(Undecided, match="victim"):
        play.do(RingBell())
    assert play.state == TRADERS
    assert play.under_way == ()
    assert play.ask(Price("bread")) == 4


def test_an_error_that_a_rule_catches_undoes_only_the_step_that_it_stopped() -> None:
    def try_to(play: Play[Market], event: Any) -> None:
        with pytest.raises(Undecided, match="victim"):
            play.happen(Won("ada", 1))

    rules = book()
    rules.reacts(RingBell, entry="a")(try_to)
    rules.reacts(Won, entry="b")(causing(Wearied("ada")))
    rules.reacts(Won, entry="c")(choosing(Victim("ada")))
    rules.delays(Wearied, entry="d")(always("later"))
    play = play_by(rules, TRADERS)
    assert play.do(RingBell())
    assert play.state.traders == TRADERS.traders
    assert play.state.bells == 1
    assert play.state.weary == frozenset()


def test_lines_after_an_error_stand_where_they_would_without_it() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(choosing(Victim("ada")))
    play = play_by(rules, TRADERS)
    with pytest.raises(Undecided, match="victim"):
        play.happen(Alarm("ada"))
    play.happen(Rained())
    assert play.trace.lines[-1].because is None
    assert play.trace.lines[-1].depth == 0


def test_a_forbidden_event_is_prevented_and_that_can_be_reacted_to() -> None:
    rules = book()
    rules.forbids(Stolen, entry="a")(always("locked"))
    rules.reacts(Prevented, entry="b")(causing(Alarm("ada")))
    play = play_by(rules, TRADERS)
    assert not play.happen(Stolen("bea", "ada"))
    assert play.state == TRADERS
    assert lines(play) == ["prevented stolen [a]", "happened prevented [a]", "happened alarm [b]"]


def test_events_that_never_end_are_endless() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(again)
    with pytest.raises(Endless, match=f"alarm: ada comes {DEEP} deep"):
        play_by(rules, TRADERS).happen(Alarm("ada"))


def test_events_that_follow_each_other_for_ever_are_endless() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(again)
    rules.delays(Alarm, entry="b")(always("later"))
    play = play_by(rules, TRADERS)
    with pytest.raises(Endless, match=f"more than {BOUND} events, and still alarm: ada"):
        play.happen(Alarm("ada"))
    assert play.trace.entries() == {"a", "b"}


def test_the_bound_of_a_play_counts_all_its_events() -> None:
    play = play_by(book(), TRADERS, bound=2)
    play.happen(Rained())
    play.happen(Rained())
    with pytest.raises(Endless, match="more than 2 events"):
        play.happen(Rained())


def test_no_event_changes_the_state_that_it_is_given() -> None:
    play = play_by(market, TRADERS)
    before = copy.deepcopy(TRADERS)
    play.do(Buy("ada", "bread"))
    assert play.state != TRADERS
    assert before == TRADERS
