"""Turns that begin and end."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Action
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Begin(Action[State]):
    """A figure begins its turn, the one before it being over."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Note whose turn it is, with nobody attacked yet."""
        return replace(state, acted=state.begun(), turn=self.figure, struck=())


@dataclass(frozen=True)
class EndTurn(Action[State]):
    """A figure ends its turn."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Note that it has acted."""
        return replace(state, acted=(*state.acted, self.figure), turn=None)
