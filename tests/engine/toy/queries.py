"""What the Market's rules ask."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from app.engine.errors import NotGiven
from app.engine.kinds import Choice, Query
from app.engine.play import Play
from tests.engine.toy.state import Market, Ware


@dataclass(frozen=True)
class Price(Query[Market, int]):
    ware: Ware
    buyer: str = ""

    def default(self, play: Play[Market]) -> int:
        if self.ware not in play.state.prices:
            raise NotGiven(f"the price of {self.ware}")
        return play.state.prices[self.ware]

    def rounded(self, value: int | Fraction) -> int:
        return math.ceil(value)


@dataclass(frozen=True)
class Room(Query[Market, int]):
    """How many more wares a trader may carry."""

    trader: str
    quiet: ClassVar[bool] = True

    def default(self, play: Play[Market]) -> int:
        return 0


@dataclass(frozen=True)
class Winnings(Query[Market, int]):
    """What a gambler wins with a number of pips."""

    pips: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[Market]) -> int:
        return 0


@dataclass(frozen=True)
class Prospect(Query[Market, int]):
    """How many coins a gambler has at best, looking ahead."""

    gambler: str

    def default(self, play: Play[Market]) -> int:
        from tests.engine.toy.events import Gamble

        ends = play.futures(Gamble(self.gambler))
        return max(end.state.traders[self.gambler].coins for end in ends)


@dataclass(frozen=True)
class Victim(Choice[Market, str]):
    """Whom a thief steals from."""

    thief: str

    @property
    def by(self) -> str:
        return self.thief

    def order(self, play: Play[Market]) -> tuple[str, ...]:
        return ("wares", "coins")

    def options(self, play: Play[Market]) -> Sequence[str]:
        return [name for name in play.state.traders if name != self.thief]


@dataclass(frozen=True)
class Roll(Choice[Market, int]):
    """How a die falls."""

    quiet: ClassVar[bool] = True

    @property
    def by(self) -> str:
        return "fate"

    def options(self, play: Play[Market]) -> Sequence[int]:
        return range(1, 5)
