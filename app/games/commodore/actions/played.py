"""What all cards have in common that are played from the hand and discarded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from app.engine.kinds import Action
from app.games.commodore import facts
from app.games.commodore.events.cards import discarded
from app.games.commodore.names import Card, Ship
from app.games.commodore.state import State


class FromHand(Action[State], ABC):
    """A card of the active player's hand is used."""

    @property
    @abstractmethod
    def taken(self) -> str:
        """Return the card."""

    @property
    def needed(self) -> tuple[str, ...]:
        """Return every card of the hand that it takes."""
        return (self.taken,)


class Played(FromHand, ABC):
    """A card is played, and discarded."""

    card: Card
    of: ClassVar[str]  # the card that it is a copy of

    @property
    def taken(self) -> str:
        """Return the card."""
        return self.card

    @classmethod
    def held(cls, state: State) -> Iterator[str]:
        """Yield the copies in the active player's hand."""
        return (card for card in state.hand(state.active()) if facts.is_a(card, cls.of))

    def apply(self, state: State) -> State:
        """Discard the card."""
        return replace(discarded(state, state.active(), self.card), evaded=None)


class Fight(Played, ABC):
    """A card is played that lets ships or crews fight: what was hit before is no longer news."""

    def apply(self, state: State) -> State:
        """Discard the card, and forget what was hit."""
        return replace(super().apply(state), hit=frozenset())


class ByShip(Fight, ABC):
    """A card by which one own ship attacks."""

    ship: Ship

    @property
    @abstractmethod
    def target(self) -> str | None:
        """Return the enemy ship, None for the enemy's morale."""


class Attack(Fight, ABC):
    """An attack card is played: ships fire."""
