"""What is chosen about dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Card, Die, Hero, State


@dataclass(frozen=True)
class ToReroll(Choice[State, "str | None"]):
    """Which of these dice is rolled again; None for no more."""

    among: tuple[Die, ...]

    def options(self, play: Play[State]) -> Sequence[str | None]:
        """Return the dice, and none."""
        return (*self.among, None)


@dataclass(frozen=True)
class ToRollAgain(Choice[State, str]):
    """Which unspent die has to be rolled again."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the dice of every hero that are there to be used."""
        return tuple(die for die in play.state.dice if play.state.available(die))


@dataclass(frozen=True)
class ToRaise(Choice[State, "str | None"]):
    """Which of a hero's lowest dice is raised; None for none."""

    hero: Hero

    def options(self, play: Play[State]) -> Sequence[str | None]:
        """Return the lowest dice that can still go up, and none."""
        dice = {
            die: play.state.dice[die] for die in facts.dice_of(self.hero) if die in play.state.dice
        }
        lowest = min(dice.values(), default=0)
        low = (die for die, value in dice.items() if lowest == value < facts.sides(die))
        return (*low, None)


@dataclass(frozen=True)
class ToKeep(Choice[State, str]):
    """Which of the dice that defeat a creature is kept for what is left of the blow."""

    on: Card
    among: tuple[Die, ...]

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the dice."""
        return self.among


@dataclass(frozen=True)
class LowestDie(Choice[State, str]):
    """Which die is the lowest of all that were rolled."""

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Ranked by value, where a text says so."""
        return ("value",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all dice."""
        return tuple(play.state.dice)
