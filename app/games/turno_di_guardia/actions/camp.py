"""The actions of the camp: dice of the resting hero laid on the board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from app.engine.kinds import Action
from app.games.turno_di_guardia.state import Die, State

Details = Mapping[str, Any]  # the fields of a camp action besides its dice


class CampAct(Action[State], ABC):
    """An action of the camp board, of a class or of a rune."""

    action: ClassVar[str]

    @property
    @abstractmethod
    def laid(self) -> tuple[str, ...]:
        """Return the dice that it takes."""

    @classmethod
    @abstractmethod
    def details(cls, state: State) -> Iterator[Details]:
        """Yield every way of doing it, dice apart, whether or not the rules allow it."""

    @classmethod
    @abstractmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every way of doing it, whether or not the rules allow it."""

    def apply(self, state: State) -> State:
        """Lay the dice on the board, where they stay for the round."""
        placed = state.placed
        for die in self.laid:
            placed = placed.with_(die, self.action)
        return replace(state, placed=placed, spent=state.spent | set(self.laid))


class OneDie(CampAct, ABC):
    """An action of the camp that takes one die."""

    die: Die

    @property
    def laid(self) -> tuple[str, ...]:
        """Return the die."""
        return (self.die,)

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every way of doing it with every die that is left."""
        for die in resting_dice(state):
            for detail in cls.details(state):
                yield cls(**{**detail, "die": die})


def resting_dice(state: State) -> tuple[str, ...]:
    """Return the dice of the resting hero that are not used yet."""
    mine = (die for die in state.dice if die.rpartition("-")[0] == state.resting)
    return tuple(die for die in mine if state.available(die))


@dataclass(frozen=True)
class ChopWood(OneDie):
    """Chop Wood: the fire grows."""

    die: Die
    action: ClassVar[str] = "chop-wood"

    @classmethod
    def details(cls, state: State) -> Iterator[Details]:
        """Yield the one way of doing it."""
        yield {}
