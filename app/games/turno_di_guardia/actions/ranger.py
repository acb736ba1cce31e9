"""The abilities of the Ranger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim, Passive
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class ElfSenses(Active):
    """Sensi dell'Elfo: this round one creature more is revealed, the next Reveal is prevented."""

    die: Die | None = None
    card: ClassVar[str] = "sensi-dell-elfo"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return nobody: it is aimed at no creature."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield the one way of using it."""
        yield {}


@dataclass(frozen=True)
class FarSight(Active):
    """Far Sight: this round direct attacks reach farther."""

    die: Die | None = None
    card: ClassVar[str] = "far-sight"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return nobody: it is aimed at no creature."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield the one way of using it."""
        yield {}


@dataclass(frozen=True)
class LongShot(Active):
    """Long Shot: defeat a card that is not revealed."""

    creature: Card
    die: Die | None = None
    card: ClassVar[str] = "long-shot"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the card to defeat."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line."""
        yield from ({"creature": card} for card in state.present())


@dataclass(frozen=True)
class Slumber(Active):
    """Slumber: a revealed creature is turned face down and goes to the back of the Line."""

    creature: Card
    die: Die | None = None
    card: ClassVar[str] = "slumber"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to send back."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line."""
        yield from ({"creature": card} for card in state.present())


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
