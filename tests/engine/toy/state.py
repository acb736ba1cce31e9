"""The Market's state: who trades, what the wares cost, and the weather."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from pydantic import AfterValidator

from app.engine.table import Table

WARES = ("bread", "lamp", "relic", "silk")


def _known(ware: str) -> str:
    if ware not in WARES:
        raise ValueError(f"no ware {ware!r}: one of {', '.join(WARES)}")
    return ware


Ware = Annotated[str, AfterValidator(_known)]
Weather = Literal["fair", "rain"]


@dataclass(frozen=True)
class Trader:
    coins: int = 0
    bag: tuple[Ware, ...] = ()
    most_wares: int = 2


@dataclass(frozen=True)
class Market:
    traders: Table[str, Trader] = field(default_factory=Table)
    prices: Table[Ware, int] = field(default_factory=Table)  # as printed; else not known
    weather: Weather = "fair"
    mules: frozenset[str] = frozenset()  # traders who lead one
    locked: frozenset[str] = frozenset()  # traders whose bag has a lock
    weary: frozenset[str] = frozenset()
    bells: int = 0

    def with_trader(self, name: str, **changes: object) -> Market:
        trader = replace(self.traders[name], **changes)  # type: ignore[arg-type]  # the fields of a Trader
        return replace(self, traders=self.traders.with_(name, trader))


def faults(state: Market) -> list[str]:
    return [f"{name} owes money" for name, held in state.traders.items() if held.coins < 0]
