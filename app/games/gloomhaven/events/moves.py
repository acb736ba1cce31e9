"""Figures that focus, move and enter hexes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Focused(Event[State]):
    """A figure focuses on an enemy."""

    figure: FigureId
    on: FigureId


@dataclass(frozen=True)
class NoFocus(Event[State]):
    """A figure finds no enemy to focus on."""

    figure: FigureId


@dataclass(frozen=True)
class OtherAbilities(Event[State]):
    """A figure, its move and attacks over, comes to what else its card says."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Forget whom its attacks have taken in: they bear on no other figure's turn."""
        return replace(state, struck=())


@dataclass(frozen=True)
class Moved(Event[State]):
    """A figure sets out on a way, hex by hex; empty where it stays."""

    figure: FigureId
    along: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Entered(Event[State]):
    """A figure enters a hex: on its way, or as the last of its move."""

    figure: FigureId
    cell: Cell
    last: bool = False

    def apply(self, state: State) -> State:
        """Put the figure there."""
        return replace(state, at=state.with_at(self.figure, self.cell))


@dataclass(frozen=True)
class FlightLost(Event[State]):
    """A figure can no longer fly."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Take its flight away."""
        grounded = replace(state.figure(self.figure), flying=False)
        return replace(state, figures=state.figures.with_(self.figure, grounded))


@dataclass(frozen=True)
class TrapSprung(Event[State]):
    """A trap springs under a figure, and is gone."""

    figure: FigureId
    cell: Cell

    def apply(self, state: State) -> State:
        """Take the trap away."""
        return replace(state, sprung=state.sprung | {self.cell})
