"""What comes of figures that arrive, and the money that figures leave and take."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class HeldBack(Event[State]):
    """A figure that has just come onto the map does not act this round."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, fresh=state.fresh | {self.figure})


@dataclass(frozen=True)
class AbilityDrawn(Event[State]):
    """The ability card of a monster type is drawn in the middle of a round."""

    type: str


@dataclass(frozen=True)
class MoneyDropped(Event[State]):
    """A monster that dies leaves a money token."""

    figure: FigureId
    cell: Cell

    def apply(self, state: State) -> State:
        """Put it in its hex."""
        return replace(state, money=state.money | {self.cell})


@dataclass(frozen=True)
class Looted(Event[State]):
    """A figure takes the money tokens of its hex."""

    figure: FigureId
    cell: Cell

    def apply(self, state: State) -> State:
        """Take them away."""
        return replace(state, money=state.money - {self.cell})
