"""The runes, whose places are on the backs of the location cards."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Self

from app.games.turno_di_guardia.actions.camp import CampAct, resting_dice
from app.games.turno_di_guardia.state import Die, State


@dataclass(frozen=True)
class Rune(CampAct, ABC):
    """A rune is activated; how many dice it takes is for the rules to say."""

    dice: tuple[Die, ...]

    @property
    def laid(self) -> tuple[str, ...]:
        """Return the dice."""
        return self.dice

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every set of the dice that are left."""
        left = resting_dice(state)
        for number in range(1, len(left) + 1):
            yield from (cls(dice) for dice in combinations(left, number))


@dataclass(frozen=True)
class Seal(Rune):
    """Seal: an Unhallowed of the Graveyard goes back under its deck."""

    action: ClassVar[str] = "seal"


@dataclass(frozen=True)
class Vanquish(Rune):
    """Vanquish: the top card of the Horde leaves the game."""

    action: ClassVar[str] = "vanquish"


@dataclass(frozen=True)
class Bolster(Rune):
    """Bolster: those on Watch may roll dice again."""

    action: ClassVar[str] = "bolster"
