"""In which hex a figure comes onto the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Arrival(Choice[State, str]):
    """The hexes where a figure could come onto the map."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the unoccupied ones: those without a wall or a figure."""
        ground, taken = play.state.ground(), set(play.state.at.values())
        return [name for name in ground.hexes if name not in ground.walled | taken]


@dataclass(frozen=True)
class SummonPlace(Arrival):
    """Where a figure puts what it summons."""

    figure: FigureId

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """As near an enemy as rules want it."""
        return ("enemy",)


@dataclass(frozen=True)
class SpawnPlace(Arrival):
    """Where a monster appears that the scenario brings in at a hex."""

    cell: Cell

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """As near the hex as rules want it."""
        return ("distance",)
