"""What is given up: an ability card, a die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class ToExhaust(Choice[State, str]):
    """Which ability card the party exhausts."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the cards of the heroes on Watch that are ready."""
        return play.state.ready()


@dataclass(frozen=True)
class ToSteal(Choice[State, str]):
    """Which available die a creature steals."""

    card: Card

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Ranked by value, where the creature's own text says so."""
        return ("value",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the dice that are there to be stolen."""
        return tuple(die for die in play.state.dice if play.state.available(die))
