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

    @property
    @abstractmethod
    def action(self) -> str:
        """Return the slug of its card."""

    @property
    @abstractmethod
    def laid(self) -> tuple[str, ...]:
        """Return the dice that it takes."""

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


@dataclass(frozen=True)
class OneDie(CampAct, ABC):
    """An action of the camp that takes one die."""

    die: Die

    @property
    def laid(self) -> tuple[str, ...]:
        """Return the die."""
        return (self.die,)

    @classmethod
    def details(cls, state: State) -> Iterator[Details]:
        """Yield every way of doing it with a die, whether or not the rules allow it."""
        yield {}

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


# -- the camp board ------------------------------------------------------------------------


@dataclass(frozen=True)
class ChopWood(OneDie):
    """Chop Wood: the fire grows."""

    action: ClassVar[str] = "chop-wood"


@dataclass(frozen=True)
class ScoutAhead(OneDie):
    """Perlustra: the top of the creature deck is looked at and arranged."""

    action: ClassVar[str] = "perlustra"


@dataclass(frozen=True)
class CheckMap(OneDie):
    """Controlla: the next location is looked at, and may be changed."""

    action: ClassVar[str] = "controlla"


@dataclass(frozen=True)
class Heal(OneDie):
    """Cura: an ability card is refreshed."""

    action: ClassVar[str] = "cura"


@dataclass(frozen=True)
class Equip(OneDie):
    """Equip: an ability card is changed for one that is not in use."""

    action: ClassVar[str] = "equip"
