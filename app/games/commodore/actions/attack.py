"""The attack cards, and Boarding Action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar, Self

from app.games.commodore.actions.played import Attack, ByShip
from app.games.commodore.names import Card, Ship, other
from app.games.commodore.state import State


class OneShip(ByShip, Attack):
    """An attack card by which one ship fires at another, or at the morale of an empty side."""

    card: Card
    ship: Ship
    at: Ship | None

    @property
    def target(self) -> str | None:
        """Return the ship fired at, None for the morale."""
        return self.at

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every own ship with every enemy, and with none."""
        me = state.active()
        for card in cls.held(state):
            for ship in state.fleet(me):
                for at in (*state.fleet(other(me)), None):
                    yield cls(**{"card": card, "ship": ship, "at": at})


@dataclass(frozen=True)
class Broadsides(OneShip):
    """Broadsides: a ship and an enemy fire at each other."""

    card: Card
    ship: Ship
    at: Ship | None = None
    of: ClassVar[str] = "broadsides"


@dataclass(frozen=True)
class RakeTheBow(OneShip):
    """Rake the Bow: a ship fires at an enemy, which does not fire back."""

    card: Card
    ship: Ship
    at: Ship | None = None
    of: ClassVar[str] = "rake-the-bow"


@dataclass(frozen=True)
class GeneralMelee(Attack):
    """General Melee: all ships attack, paired as far as they go (own ship, enemy ship)."""

    card: Card
    pairs: tuple[tuple[Ship, Ship], ...] = ()
    of: ClassVar[str] = "general-melee"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every way of pairing the ships."""
        me = state.active()
        mine, theirs = state.fleet(me), state.fleet(other(me))
        for card in cls.held(state):
            if len(mine) <= len(theirs):
                pairings = (tuple(zip(mine, row, strict=True))
                            for row in permutations(theirs, len(mine)))  # fmt: skip
            else:
                pairings = (tuple(zip(row, theirs, strict=True))
                            for row in permutations(mine, len(theirs)))  # fmt: skip
            yield from (cls(card, pairs) for pairs in pairings)


@dataclass(frozen=True)
class BoardingAction(ByShip):
    """Boarding Action: the crews of two ships fight; `against` none where the enemy has none."""

    card: Card
    ship: Ship
    against: Ship | None = None
    of: ClassVar[str] = "boarding-action"

    @property
    def target(self) -> str | None:
        """Return the ship boarded, None where there is none."""
        return self.against

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every own ship with every enemy, and with none."""
        me = state.active()
        for card in cls.held(state):
            for ship in state.fleet(me):
                yield from (cls(card, ship, target) for target in (*state.fleet(other(me)), None))
