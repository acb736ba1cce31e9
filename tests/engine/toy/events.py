"""What is attempted in the Market, and what happens there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Action, Event
from tests.engine.toy.state import Market, Ware


@dataclass(frozen=True)
class Buy(Action[Market]):
    buyer: str
    ware: Ware


@dataclass(frozen=True)
class Steal(Action[Market]):
    thief: str


@dataclass(frozen=True)
class Gamble(Action[Market]):
    gambler: str


@dataclass(frozen=True)
class Appraise(Action[Market]):
    ware: Ware


@dataclass(frozen=True)
class RingBell(Action[Market]):
    def apply(self, state: Market) -> Market:
        return replace(state, bells=state.bells + 1)


@dataclass(frozen=True)
class Paid(Event[Market]):
    trader: str
    coins: int

    def apply(self, state: Market) -> Market:
        return state.with_trader(self.trader, coins=state.traders[self.trader].coins - self.coins)


@dataclass(frozen=True)
class Taken(Event[Market]):
    trader: str
    ware: Ware

    def apply(self, state: Market) -> Market:
        return state.with_trader(self.trader, bag=(*state.traders[self.trader].bag, self.ware))


@dataclass(frozen=True)
class Stolen(Event[Market]):
    """The last ware of a bag goes to a thief."""

    victim: str
    thief: str

    def apply(self, state: Market) -> Market:
        bag, own = state.traders[self.victim].bag, state.traders[self.thief].bag
        lighter = state.with_trader(self.victim, bag=bag[:-1])
        return lighter.with_trader(self.thief, bag=own + bag[-1:])


@dataclass(frozen=True)
class Won(Event[Market]):
    trader: str
    coins: int

    def apply(self, state: Market) -> Market:
        return state.with_trader(self.trader, coins=state.traders[self.trader].coins + self.coins)


@dataclass(frozen=True)
class Wearied(Event[Market]):
    trader: str

    def apply(self, state: Market) -> Market:
        return replace(state, weary=state.weary | {self.trader})


@dataclass(frozen=True)
class Alarm(Event[Market]):
    """Somebody cries thief."""

    thief: str


@dataclass(frozen=True)
class Rained(Event[Market]):
    def apply(self, state: Market) -> Market:
        return replace(state, weather="rain")
