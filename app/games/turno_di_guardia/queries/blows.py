"""What is asked of a blow that has defeated a creature: what is left of it, whom it exposes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia.queries.life import BaseLife
from app.games.turno_di_guardia.state import Card, Die, Hero, State


@dataclass(frozen=True)
class Kept(Query[State, int]):
    """What a die is turned to when its hero keeps it for what is left of a blow."""

    die: Die
    left: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return what is left."""
        return self.left


@dataclass(frozen=True)
class Beside(Query[State, tuple[int, ...]]):
    """The places of the Line that count as beside a creature just defeated by a hero."""

    hero: Hero

    def default(self, play: Play[State]) -> tuple[int, ...]:
        """Return them all."""
        return tuple(range(1, len(play.state.line) + 1))


@dataclass(frozen=True)
class Stature(Query[State, int]):
    """The Life that counts for effects on creatures of a certain strength."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the base Life."""
        return play.ask(BaseLife(self.card))


@dataclass(frozen=True)
class IsWeaker(Query[State, bool]):
    """Whether a creature is weak enough to fall beside the one that a hero has just defeated."""

    card: Card
    hero: Hero
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Everyone is."""
        return True
