"""Where a monster goes that cannot attack its focus this turn, and by which way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Choice, Query
from app.engine.play import Play
from app.games.gloomhaven.board import TRAP, Edge, Ground
from app.games.gloomhaven.choices.attack import StandingPlace
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.queries.ground import Movement, Walls, Ways, gait
from app.games.gloomhaven.state import State
from app.hexes.paths import Gait, Price, remaining, routes


@dataclass(frozen=True)
class Destination(Choice[State, str]):
    """The hex that a figure makes for, to attack its focus from there in a later turn."""

    figure: FigureId
    on: FigureId

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """As players like, unless it is misread."""
        return ("progress",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the best hexes, were there no end to its movement."""
        best = play.ask(StandingPlace(self.figure, self.on, now=False))
        return list(dict.fromkeys(plan.place for plan in best))


@dataclass(frozen=True)
class WayLeft(Query[State, dict[str, Price]]):
    """What is left to pay from each hex to a destination."""

    figure: FigureId
    to: Cell
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> dict[str, Price]:
        """Search the map backwards from the destination."""
        walls = play.ask(Walls("movement"))
        return play.state.ground().once(_way_left, walls, self.to, gait(play, self.figure))


def _way_left(ground: Ground, walls: frozenset[Edge], to: str, gait: Gait) -> dict[str, Price]:
    return remaining(ground.neighbours(walls), to, gait)


@dataclass(frozen=True)
class Advance(Choice[State, str]):
    """Where a figure stops on its way to a destination."""

    figure: FigureId
    to: Cell

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """With the fewest negative hexes, then as near as can be, then by the least movement."""
        return ("negative hexes", "path left", "movement")

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the hexes where its points let it stop and from which a way leads on."""
        points = play.ask(Movement(self.figure))
        left = play.ask(WayLeft(self.figure, self.to))
        ways = play.ask(Ways(self.figure))
        return [cell for cell, (_, cost) in ways.items() if cost <= points and cell in left]


@dataclass(frozen=True)
class Route(Choice[State, tuple[str, ...]]):
    """By which of the cheapest ways a figure goes, where they cross different traps."""

    figure: FigureId
    to: Cell
    quiet: ClassVar[bool] = True

    def options(self, play: Play[State]) -> Sequence[tuple[str, ...]]:
        """Return a way for each set of traps on it."""
        ground, steps = play.state.ground(), gait(play, self.figure)
        walls = play.ask(Walls("movement"))
        traps = frozenset(ground.marked(TRAP)) & (steps.passing.harmful | steps.last.harmful)
        start = play.state.where(self.figure)
        ground.hex(self.to)  # raises `NotGiven` where the map has none of that name
        return list(routes(ground.neighbours(walls), start, self.to, steps, traps).values())
