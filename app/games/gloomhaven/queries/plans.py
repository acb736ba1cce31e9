"""What a monster weighs up before it moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.board import Edge, Ground
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.queries.aims import Attacking
from app.games.gloomhaven.queries.ground import Movement, Walls, Ways
from app.games.gloomhaven.state import State
from app.hexes.paths import Price, distances


@dataclass(frozen=True)
class Path(Query[State, "Price | None"]):
    """The cheapest way to a hex from which a figure can attack an enemy; None where there is none.

    Counted as avoided hexes, then movement points, were there no end to them.
    """

    figure: FigureId
    enemy: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Price | None:
        """Return the least of what leads to such a hex."""
        ways = play.ask(Ways(self.figure))
        places = play.ask(Attacking(self.figure)).places(self.enemy)
        return min((price for place, price in ways.items() if place in places), default=None)


@dataclass(frozen=True)
class Distances(Query[State, dict[str, int]]):
    """How far off each hex is from a figure, whatever stands between."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> dict[str, int]:
        """Count the steps on the map."""
        walls = play.ask(Walls("proximity"))
        return play.state.ground().once(_distances, walls, play.state.where(self.figure))


def _distances(ground: Ground, walls: frozenset[Edge], start: str) -> dict[str, int]:
    return distances(ground.neighbours(walls), start)


@dataclass(frozen=True)
class Proximity(Query[State, int]):
    """How many hexes lie between a figure and another, whatever stands between them."""

    figure: FigureId
    other: FigureId

    def default(self, play: Play[State]) -> int:
        """Return the steps on the map; a figure that no way leads to is farthest."""
        found = play.ask(Distances(self.figure))
        return found.get(play.state.where(self.other), len(play.state.ground().hexes))


@dataclass(frozen=True)
class Places(Query[State, tuple[str, ...]]):
    """Where a figure could stand to attack its focus: by this turn's move (`now`), or ever."""

    figure: FigureId
    on: FigureId
    now: bool
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the hexes from which it is attacked that its points suffice for."""
        ways = play.ask(Ways(self.figure))
        places = play.ask(Attacking(self.figure)).places(self.on)
        points = play.ask(Movement(self.figure)) if self.now else None
        return tuple(
            place
            for place, (_, cost) in ways.items()
            if place in places and (points is None or cost <= points)
        )
