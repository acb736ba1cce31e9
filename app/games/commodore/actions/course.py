"""What moves a game on: setting up, drawing, deploying, discarding, going to the next phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from app.engine.kinds import Action
from app.games.commodore import facts
from app.games.commodore.actions.played import FromHand
from app.games.commodore.names import Card, Ship
from app.games.commodore.state import State


@dataclass(frozen=True)
class SetUp(Action[State]):
    """A game is set up for so many players, with the additional ships or without."""

    players: int = 2
    additional: bool = False


@dataclass(frozen=True)
class DrawCard(Action[State]):
    """The active player draws the card of the turn."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of doing it."""
        yield cls()


@dataclass(frozen=True)
class Deploy(FromHand):
    """The active player puts a ship into play."""

    ship: Ship

    @property
    def taken(self) -> str:
        """Return the ship."""
        return self.ship

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every ship of the hand."""
        held = state.hand(state.active())
        yield from (cls(card) for card in held if facts.ship(card))


@dataclass(frozen=True)
class DiscardExcess(FromHand):
    """The active player discards a card at the end of the turn."""

    card: Card

    @property
    def taken(self) -> str:
        """Return the card."""
        return self.card

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every card of the hand."""
        yield from (cls(card) for card in state.hand(state.active()))


@dataclass(frozen=True)
class EndPhase(Action[State]):
    """The active player ends the present phase: the next begins, or the opponent's turn."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of doing it."""
        yield cls()
