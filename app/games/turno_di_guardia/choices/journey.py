"""What is chosen on the way: the location that comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia.state import State


@dataclass(frozen=True)
class NextLocation(Choice[State, str]):
    """Which location of the map is reached next."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all that are still on the map, the next one first."""
        return play.state.map or ()
