"""What is asked of the card that an ability is aimed at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class FullLife(Life):
    """A creature's Life as it would stand if nothing had lowered it: all that adds to it counts."""


@dataclass(frozen=True)
class DiceAgainst(Query[State, tuple[str, ...]]):
    """What lies on a creature as an attack die."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return every die that lies on it, assigned or stolen."""
        return dice_on(play.state, self.card)


@dataclass(frozen=True)
class FallsUnseen(Query[State, bool]):
    """Whether a face-down card that is shot from afar falls as it lies, without being turned up."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does not: who falls is seen."""
        return False


@dataclass(frozen=True)
class GivenBack(Query[State, tuple[str, ...]]):
    """The dice that come back to their heroes when a creature falls asleep."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return every die that lies on it, assigned or stolen."""
        return dice_on(play.state, self.card)


def dice_on(state: State, card: str) -> tuple[str, ...]:
    """Return every die that lies on a card, whoever put it there."""
    lying = (*state.assigned.items(), *state.stolen.items())
    return tuple(die for die, on in lying if on == card and die in state.dice)
