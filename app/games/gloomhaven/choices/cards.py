"""Which ability cards a hero gives up: to suffer no damage, or to rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.gloomhaven.names import Card, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Negation(Choice[State, "tuple[Card, ...] | None"]):
    """Which cards a figure loses so as not to suffer damage; nothing where it suffers it."""

    figure: FigureId
    damage: int

    def options(self, play: Play[State]) -> Sequence[tuple[Card, ...] | None]:
        """Return that it suffers the damage: the rules say what else it may do."""
        return (None,)


@dataclass(frozen=True)
class LostCard(Choice[State, Card]):
    """Which of its discarded cards a resting hero picks to lose."""

    figure: FigureId

    def options(self, play: Play[State]) -> Sequence[Card]:
        """Return the discarded cards."""
        return play.state.pile("discards", self.figure)


@dataclass(frozen=True)
class RandomCard(Choice[State, Card]):
    """Which of its discarded cards chance takes from a resting hero; `kept` was drawn first."""

    figure: FigureId
    kept: Card | None = None

    @property
    def by(self) -> str:
        """Return fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[Card]:
        """Return the discarded cards."""
        return play.state.pile("discards", self.figure)


@dataclass(frozen=True)
class DrawAgain(Choice[State, bool]):
    """Whether a hero on a short rest has another card lost than the one drawn."""

    figure: FigureId
    drawn: Card

    def options(self, play: Play[State]) -> Sequence[bool]:
        """Return that it does not: the rules say whether it may."""
        return (False,)
