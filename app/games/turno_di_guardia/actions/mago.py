"""The abilities of the Mago."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim, AtOneCreature, Passive
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class ChaosBlast(Active):
    """Colpo Caotico: defeat two creatures at once, then add one at the end of the Line."""

    creatures: tuple[Card, ...]
    die: Die | None = None
    card: ClassVar[str] = "colpo-caotico"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creatures to defeat."""
        return self.creatures

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line, and each two of them."""
        for number in (1, 2):
            yield from ({"creatures": cards} for cards in combinations(state.present(), number))


@dataclass(frozen=True)
class Polymorph(Active):
    """Mutaforma: swap a creature of the Line with one of the Graveyard."""

    creature: Card
    into: Card | None = None
    die: Die | None = None
    card: ClassVar[str] = "mutaforma"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to swap away."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line with each card of the Graveyard."""
        for card in state.present():
            yield from ({"creature": card, "into": dead} for dead in state.graveyard)


@dataclass(frozen=True)
class Illuminate(Passive):
    """Luce: one firewood is spent, and a creature is revealed."""

    creature: Card
    card: ClassVar[str] = "luce"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to reveal."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line."""
        yield from ({"creature": card} for card in state.present())


@dataclass(frozen=True)
class Shockbolt(AtOneCreature):
    """Dardo Incantato: defeat a creature that is weak enough."""

    card: ClassVar[str] = "dardo-incantato"


@dataclass(frozen=True)
class Curse(AtOneCreature):
    """Maledizione: defeat a creature that has been attacked already."""

    card: ClassVar[str] = "maledizione"
