"""Where a figure lands that can no longer fly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.queries.ground import EmptyHexes
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Landing(Choice[State, str]):
    """The hex in which a figure comes down that lost its flight over an obstacle."""

    figure: FigureId

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """By how near it is."""
        return ("proximity",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the empty hexes."""
        return play.ask(EmptyHexes())
