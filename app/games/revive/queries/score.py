"""What a player scores, at the end and before."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.revive.names import Player
from app.games.revive.state import State


@dataclass(frozen=True)
class Score(Query[State, int]):
    """A player's points, all told; each rule adds a line."""

    player: Player

    def default(self, play: Play[State]) -> int:
        """Return the points made so far."""
        return play.state.points.get(self.player, 0)
