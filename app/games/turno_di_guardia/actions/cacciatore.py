"""The abilities of the Cacciatore."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim, AtOneCreature, Passive
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class TameBeast(AtOneCreature):
    """Tame Beast: tame a revealed Creatura della Foresta."""

    card: ClassVar[str] = "tame-beast"


@dataclass(frozen=True)
class SetSnares(AtOneCreature):
    """Set Snares: put a revealed creature back on top of the creature deck."""

    card: ClassVar[str] = "set-snares"


@dataclass(frozen=True)
class Hunt(Active):
    """Hunt: tame a Creatura della Foresta of the Graveyard."""

    creature: Card
    die: Die | None = None
    card: ClassVar[str] = "hunt"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return nothing: it takes no creature of the Line."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Graveyard."""
        yield from ({"creature": card} for card in state.graveyard)


@dataclass(frozen=True)
class AnimalSentry(Active):
    """Sentinella Animale: a tamed beast is given up to defeat the last creature of the Line."""

    creature: Card
    beast: Card | None = None
    die: Die | None = None
    card: ClassVar[str] = "sentinella-animale"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to defeat."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line with each tamed beast, and with none."""
        for card in state.present():
            yield from ({"creature": card, "beast": beast} for beast in (*state.tamed, None))


@dataclass(frozen=True)
class Tracking(Passive):
    """Tracking: tame a Creatura della Foresta in first position."""

    creature: Card
    card: ClassVar[str] = "tracking"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to tame."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line."""
        yield from ({"creature": card} for card in state.present())
