"""Figures that come onto the map in the middle of a scenario."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Action
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Summon(Action[State]):
    """A hero or a monster puts a figure that it summons onto the map."""

    figure: FigureId
    summoner: FigureId
    cell: Cell

    def apply(self, state: State) -> State:
        """Put it there as the last of those summoned."""
        return replace(
            state,
            at=state.with_at(self.figure, self.cell),
            summons=(*state.summons, self.figure),
            fresh=state.fresh | {self.figure},
        )


@dataclass(frozen=True)
class Spawn(Action[State]):
    """The scenario brings a monster onto the map, summoned by nobody."""

    figure: FigureId
    cell: Cell

    def apply(self, state: State) -> State:
        """Put it there."""
        return replace(state, at=state.with_at(self.figure, self.cell))
