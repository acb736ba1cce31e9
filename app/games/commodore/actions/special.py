"""The other cards: Outmaneuver's second use, Special Damage, Rarities and Superior Assets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Self

from app.games.commodore.actions.played import Fight, Played
from app.games.commodore.events.cards import discarded
from app.games.commodore.names import Card, Ship, other
from app.games.commodore.state import State


@dataclass(frozen=True)
class NavalSuperiority(Played):
    """Outmaneuver: the opponent has to discard two cards."""

    card: Card
    of: ClassVar[str] = "outmaneuver"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every copy held."""
        yield from (cls(card) for card in cls.held(state))


class SpecialDamage(Played):
    """A use of Special Damage on a ship."""

    card: Card
    ship: Ship
    of: ClassVar[str] = "special-damage"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every ship in play."""
        me = state.active()
        for card in cls.held(state):
            for ship in (*state.fleet(other(me)), *state.fleet(me)):
                yield cls(**{"card": card, "ship": ship})


@dataclass(frozen=True)
class Panic(SpecialDamage):
    """Special Damage: an enemy ship flees."""

    card: Card
    ship: Ship


@dataclass(frozen=True)
class Surrender(SpecialDamage):
    """Special Damage: an enemy ship is captured."""

    card: Card
    ship: Ship


@dataclass(frozen=True)
class SpecialRoll(SpecialDamage):
    """Special Damage: a die says what becomes of an enemy ship."""

    card: Card
    ship: Ship


@dataclass(frozen=True)
class Repair(Played):
    """Rarities: a damage token is taken from a ship."""

    card: Card
    ship: Ship
    of: ClassVar[str] = "rarities"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every ship in play."""
        me = state.active()
        for card in cls.held(state):
            yield from (cls(card, ship) for ship in (*state.fleet(me), *state.fleet(other(me))))


@dataclass(frozen=True)
class Bombard(Fight):
    """Rarities: an attack with Strength 6, on a ship or on the morale of an empty side."""

    card: Card
    at: Ship | None = None
    of: ClassVar[str] = "rarities"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every enemy ship, and none."""
        for card in cls.held(state):
            yield from (cls(card, at) for at in (*state.fleet(other(state.active())), None))


@dataclass(frozen=True)
class Aid(Played):
    """Rarities: discard any number of cards and draw one more than that."""

    card: Card
    discarding: tuple[Card, ...] = ()
    of: ClassVar[str] = "rarities"

    @property
    def needed(self) -> tuple[str, ...]:
        """Return the card, and those that are discarded."""
        return (self.card, *self.discarding)

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every set of cards of the hand besides the card itself."""
        for card in cls.held(state):
            rest = [held for held in state.hand(state.active()) if held != card]
            for number in range(len(rest) + 1):
                yield from (cls(card, chosen) for chosen in combinations(rest, number))

    def apply(self, state: State) -> State:
        """Discard the card, and those chosen."""
        paid = super().apply(state)
        for card in self.discarding:
            paid = discarded(paid, state.active(), card)
        return paid


@dataclass(frozen=True)
class Strategist(Played):
    """Rarities: look at the opponent's hand and draw a card."""

    card: Card
    of: ClassVar[str] = "rarities"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every copy held."""
        yield from (cls(card) for card in cls.held(state))


@dataclass(frozen=True)
class Assets(Played):
    """Superior Assets: a marker for a ship just added."""

    card: Card
    ship: Ship
    of: ClassVar[str] = "superior-assets"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every own ship."""
        for card in cls.held(state):
            yield from (cls(card, ship) for ship in state.fleet(state.active()))


@dataclass(frozen=True)
class Rally(Played):
    """Superior Assets: the ships are rallied, and morale grows."""

    card: Card
    of: ClassVar[str] = "superior-assets"

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every copy held."""
        yield from (cls(card) for card in cls.held(state))
