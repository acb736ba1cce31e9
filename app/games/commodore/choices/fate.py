"""What is left to chance: shuffling and rolling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.commodore.names import Card, Player, Ship
from app.games.commodore.state import State

SIDES = range(1, 7)


class _Fate(Choice[State, int]):
    quiet: ClassVar[bool] = True

    @property
    def by(self) -> str:
        """Dice are rolled by fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return the sides of a die."""
        return SIDES


@dataclass(frozen=True)
class Roll(_Fate):
    """What a die shows that is rolled for a ship, or for nobody's."""

    ship: Ship | None = None


@dataclass(frozen=True)
class StartRoll(_Fate):
    """What a player rolls for the first turn."""

    player: Player


@dataclass(frozen=True)
class Shuffled(Choice[State, str]):
    """Which of these cards comes next."""

    among: tuple[Card, ...]
    quiet: ClassVar[bool] = True

    @property
    def by(self) -> str:
        """Cards are shuffled by fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all of them."""
        return self.among
