"""What is left to chance: shuffling, drawing and rolling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.errors import NotGiven
from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Card, Die, State


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


class Side(int):
    """What a die shows, told from the number of a place or of cards."""


@dataclass(frozen=True)
class FirewoodRoll(Choice[State, int]):
    """What a d8 shows that is thrown for the first fire."""

    quiet: ClassVar[bool] = True

    @property
    def by(self) -> str:
        """Dice are rolled by fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return its sides."""
        return [Side(side) for side in range(1, 9)]


@dataclass(frozen=True)
class SummonPlace(Choice[State, int]):
    """Where a Summon lands that is shuffled into the creature deck, 0 being the top.

    It is the `number`-th of `all`, counted from the top of the deck.
    """

    card: Card
    number: int
    all: int

    @property
    def by(self) -> str:
        """Shuffling is fate's."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return every place of the deck; raises `NotGiven` where the position has none."""
        if play.state.creature_deck is None:
            raise NotGiven("creature deck")
        return range(len(play.state.creature_deck) + 1)


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
        return [Side(side) for side in range(1, facts.sides(self.die) + 1)]
