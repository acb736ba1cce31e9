"""What is asked of the table as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.commodore.names import Player
from app.games.commodore.state import State


@dataclass(frozen=True)
class HandLimit(Query[State, "int | None"]):
    """How many cards a player may hold at the end of the turn; None for any number."""

    player: Player
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int | None:
        """Return no limit."""
        return None


@dataclass(frozen=True)
class FirstMorale(Query[State, int]):
    """With how much morale a player begins."""

    player: Player
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return nothing: the rules say how much."""
        return 0
