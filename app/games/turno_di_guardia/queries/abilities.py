"""What is asked of ability cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia.state import Ability, Card, State


@dataclass(frozen=True)
class Holds(Query[State, bool]):
    """Whether a passive ability that needs no choice is at work, card in front of its hero."""

    ability: Ability
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It is where a hero has the card."""
        return any(self.ability in held for held in play.state.abilities.values())


@dataclass(frozen=True)
class Dazzled(Query[State, bool]):
    """Whether Blinding Light, which has turned these cards, undoes a creature's Reveal effect."""

    card: Card
    turned: tuple[Card, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It undoes whatever is set off meanwhile."""
        return True


@dataclass(frozen=True)
class Shielded(Query[State, bool]):
    """Whether abilities do nothing to a creature of the Line: one that affects many skips it."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Nobody is."""
        return False
