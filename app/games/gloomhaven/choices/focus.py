"""Whom a monster focuses on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.queries.aims import Foes
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Focus(Choice[State, str]):
    """The enemy that a figure focuses on."""

    figure: FigureId

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """By the path there, then by proximity and initiative."""
        return ("negative hexes", "path", "proximity", "initiative")

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the enemies that it could focus on."""
        return play.ask(Foes(self.figure))
