"""What the ground is to a figure: walls, what it cannot enter, what slows and harms it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.board import Edge, Ground
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.state import State
from app.hexes.paths import Footing, Gait, Price, ways

Purpose = Literal["movement", "range", "proximity", "sight"]


@dataclass(frozen=True)
class Walls(Query[State, frozenset[Edge]]):
    """The walls that stand in the way of a movement, a range, a proximity or a line of sight."""

    to: Purpose
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> frozenset[Edge]:
        """Return none: the rules say what walls stop."""
        return frozenset()


@dataclass(frozen=True)
class Underfoot(Query[State, tuple[str, ...]]):
    """Hexes that are something to a figure: on its way, or as the `last` hex of a move."""

    figure: FigureId
    last: bool = False
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none."""
        return ()


@dataclass(frozen=True)
class Closed(Underfoot):
    """The hexes that a figure may not enter."""


@dataclass(frozen=True)
class Costly(Underfoot):
    """The hexes that cost a figure two points."""


@dataclass(frozen=True)
class Harmful(Underfoot):
    """The negative hexes: traps and hazardous terrain that act on a figure."""


@dataclass(frozen=True)
class Avoided(Underfoot):
    """The hexes that a monster would rather not enter."""


@dataclass(frozen=True)
class EmptyHexes(Query[State, tuple[str, ...]]):
    """The hexes that are empty."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return those of the map in which no figure stands."""
        ground, taken = play.state.ground(), set(play.state.at.values())
        return tuple(c for c in ground.hexes if c not in taken and c not in ground.walled)


@dataclass(frozen=True)
class Movement(Query[State, int]):
    """How many movement points a figure has for its move."""

    figure: FigureId

    def default(self, play: Play[State]) -> int:
        """Return the Move on its card, else what is printed of it."""
        figure = play.state.figure(self.figure)
        return (figure.pace or 0) if figure.move is None else figure.move


@dataclass(frozen=True)
class Ways(Query[State, dict[str, Price]]):
    """What a move that ends in each hex costs a figure, were there no end to its points."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> dict[str, Price]:
        """Search the map from where the figure stands."""
        walls, start = play.ask(Walls("movement")), play.state.where(self.figure)
        return play.state.ground().once(_ways, walls, start, gait(play, self.figure))


@dataclass(frozen=True)
class Reaches(Query[State, bool]):
    """Whether a figure's move may end in a hex, its movement points sufficing."""

    figure: FigureId
    cell: Cell

    def default(self, play: Play[State]) -> bool:
        """Look for the hex among those that it could end in."""
        price = play.ask(Ways(self.figure)).get(self.cell)
        return price is not None and price[1] <= play.ask(Movement(self.figure))


def _ways(ground: Ground, walls: frozenset[Edge], start: str, gait: Gait) -> dict[str, Price]:
    return ways(ground.neighbours(walls), start, gait)


def gait(play: Play[State], figure: str) -> Gait:
    """Return how a monster or summon moves, the hexes that it avoids counted as harmful."""
    return Gait(*(_footing(play, figure, last) for last in (False, True)))


def _footing(play: Play[State], figure: str, last: bool) -> Footing:
    closed: tuple[str, ...] = play.ask(Closed(figure, last))
    costly: tuple[str, ...] = play.ask(Costly(figure, last))
    avoided: tuple[str, ...] = play.ask(Avoided(figure, last))
    return Footing(frozenset(closed), frozenset(costly), frozenset(avoided))
