"""A table of traders, and rules made on the spot, for the tests of plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from tests.engine.toy import Market, Trader

TRADERS = Market(
    traders=Table(
        {
            "ada": Trader(coins=5),
            "bea": Trader(coins=5, bag=("silk",)),
            "cleo": Trader(coins=5, bag=("silk",)),
        }
    ),
    prices=Table({"bread": 4, "silk": 5, "lamp": 3, "relic": 1}),
)


def book() -> Rulebook[Market]:
    return Rulebook[Market]("topic")


def always(answer: Any) -> Callable[..., Any]:
    return lambda play, thing, *value: answer


def causing(*events: Any) -> Callable[..., None]:
    def cause(play: Play[Market], event: Any) -> None:
        for happening in events:
            play.happen(happening)

    return cause


def choosing(choice: Any) -> Callable[..., None]:
    def choose(play: Play[Market], event: Any) -> None:
        play.choose(choice)

    return choose


def again(play: Play[Market], event: Any) -> None:
    play.happen(event)
