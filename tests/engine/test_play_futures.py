"""Every way in which the choices of a step may be made."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import Circular, Endless
from app.engine.play import DEEP, Play
from tests.engine.toy import Market, lines, market, play_by
from tests.engine.toy.acting import TRADERS, book
from tests.engine.toy.events import (
    Gamble,
    RingBell,
)
from tests.engine.toy.queries import Prospect, Roll


def test_there_is_one_future_for_each_way_to_decide() -> None:
    play = play_by(market, TRADERS)
    ends = [end.state.traders["ada"].coins for end in play.futures(Gamble("ada"))]
    assert ends == [5, 5, 5, 8]
    assert play.state == TRADERS
    assert lines(play) == []


def test_futures_may_begin_in_another_state() -> None:
    play = play_by(market, TRADERS)
    (rung,) = play.futures(RingBell())
    (twice,) = play.futures(RingBell(), rung.state)
    assert (play.state.bells, twice.state.bells) == (0, 2)


def test_an_action_without_choices_has_one_future() -> None:
    (end,) = play_by(market, TRADERS).futures(RingBell())
    assert end.state.bells == 1


def test_whatever_has_a_hand_in_a_future_has_one_in_what_looks_ahead() -> None:
    play = play_by(market, TRADERS)
    assert play.ask(Prospect("ada")) == 8
    assert lines(play) == ["asked prospect [gambling-is-rolling, a-four-wins-three]"]


def test_futures_within_futures_without_end_are_circular() -> None:
    def hope(play: Play[Market], event: Any) -> None:
        play.ask(Prospect("ada"))

    rules = book()
    rules.reacts(Gamble, entry="a")(hope)
    with pytest.raises((Circular, Endless), match=f"{DEEP} deep"):
        play_by(rules, TRADERS).ask(Prospect("ada"))


def test_too_many_ways_to_decide_are_endless() -> None:
    rules = book()

    def roll_often(play: Play[Market], event: Any) -> None:
        for _ in range(12):
            play.choose(Roll())

    rules.reacts(Gamble, entry="a")(roll_often)
    with pytest.raises(Endless, match="too many ways to decide"):
        list(play_by(rules, TRADERS).futures(Gamble("ada")))
