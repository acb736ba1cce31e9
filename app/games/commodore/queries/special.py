"""What is asked of the special cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.commodore.names import Player
from app.games.commodore.state import State


@dataclass(frozen=True)
class Evadable(Query[State, bool]):
    """Whether what a card (a type of card) does to the opponent can be evaded."""

    card: str
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """An attack is an attack."""
        return True


@dataclass(frozen=True)
class WhoDiscards(Query[State, Player]):
    """Who chooses the cards that a player is made to discard."""

    player: Player

    def default(self, play: Play[State]) -> Player:
        """Whoever makes the player do it."""
        return play.state.active()


@dataclass(frozen=True)
class Weakens(Query[State, bool]):
    """Whether the losses of Special Damage weaken a ship now."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """A loss is a loss."""
        return True


@dataclass(frozen=True)
class AidCounts(Query[State, int]):
    """How many cards an Aid counts as discarded."""

    discarding: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return all that are laid down, its own card included."""
        return self.discarding + 1
