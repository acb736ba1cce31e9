"""The abilities of the Ranger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import (
    Aim,
    AtNothing,
    AtOneCreature,
    Passive,
)
from app.games.turno_di_guardia.state import Die, State


@dataclass(frozen=True)
class ElfSenses(AtNothing):
    """Sensi dell'Elfo: this round one creature more is revealed, the next Reveal is prevented."""

    card: ClassVar[str] = "sensi-dell-elfo"


@dataclass(frozen=True)
class FarSight(AtNothing):
    """Far Sight: this round direct attacks reach farther."""

    card: ClassVar[str] = "far-sight"


@dataclass(frozen=True)
class LongShot(AtOneCreature):
    """Long Shot: defeat a card that is not revealed."""

    card: ClassVar[str] = "long-shot"


@dataclass(frozen=True)
class Slumber(AtOneCreature):
    """Slumber: a revealed creature is turned face down and goes to the back of the Line."""

    card: ClassVar[str] = "slumber"


@dataclass(frozen=True)
class Sharpshooter(Passive):
    """Tiro Preciso: a die spent in a direct attack is rolled again and used again."""

    spent: Die
    card: ClassVar[str] = "tiro-preciso"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return nobody: it is aimed at no creature."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each die."""
        yield from ({"spent": die} for die in state.dice)
