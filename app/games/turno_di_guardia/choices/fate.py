"""What is left to chance: shuffling, drawing and rolling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Die, State


@dataclass(frozen=True)
class Drawn(Choice[State, str]):
    """Which of these cards comes next, of whatever kind they are."""

    among: tuple[str, ...]
    quiet: ClassVar[bool] = True

    @property
    def by(self) -> str:
        """Cards are drawn by fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all of them."""
        return self.among


@dataclass(frozen=True)
class Roll(Choice[State, int]):
    """What a die shows when it is rolled."""

    die: Die

    @property
    def by(self) -> str:
        """Dice are rolled by fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return the sides of the die."""
        return range(1, facts.sides(self.die) + 1)
