"""The course of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.revive.queries.money import Doing
from app.games.revive.state import State


@dataclass(frozen=True)
class TakesUp(Query[State, bool]):
    """Whether doing something takes up one of the two main actions of a turn."""

    doing: Doing

    def default(self, play: Play[State]) -> bool:
        """It does not, unless a rule says so."""
        return False
