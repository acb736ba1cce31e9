"""Lines of sight: between which points, what blocks them, who sees whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.board import Edge, Ground
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.state import State
from app.hexes.geometry import Hex, Point, apart, centre, corners


@dataclass(frozen=True)
class SightPoints(Query[State, Literal["corners", "centres"]]):
    """Between which points of two hexes a line of sight is drawn."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Literal["corners", "centres"]:
        """Return the centres, as for any two hexes."""
        return "centres"


@dataclass(frozen=True)
class TouchingBlocks(Query[State, bool]):
    """Whether a wall that a line of sight merely touches blocks it."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Only what lies across a line blocks it, unless a rule says more."""
        return False


@dataclass(frozen=True)
class Opaque(Query[State, tuple[str, ...]]):
    """The hexes that block a line of sight, besides walls."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none."""
        return ()


@dataclass(frozen=True)
class Seen(Query[State, frozenset[str]]):
    """The hexes that have line of sight to a hex, as far off as `within` hexes."""

    cell: Cell
    within: int | None = None
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> frozenset[str]:
        """Try the lines to each hex of the map."""
        ground = play.state.ground()
        blocking: tuple[str, ...] = play.ask(Opaque())
        opaque, walls = frozenset(blocking) - {self.cell}, play.ask(Walls("sight"))
        touching, at_corners = play.ask(TouchingBlocks()), play.ask(SightPoints()) == "corners"
        return ground.once(_seen, self.cell, self.within, walls, opaque, touching, at_corners)


def _seen(
    ground: Ground,
    cell: str,
    within: int | None,
    walls: frozenset[Edge],
    opaque: frozenset[str],
    touching: bool,
    at_corners: bool,
) -> frozenset[str]:
    own, points = ground.hex(cell), corners if at_corners else _middle
    blocked = walls.union(*map(ground.sides, opaque))
    view = ground.lines(blocked, touching).view(points(own))
    views = {
        name: ground.lines(walls.union(*map(ground.sides, opaque - {name})), touching).view(
            points(own)
        )
        for name in opaque
    }  # nobody's own hex blocks their sight
    return frozenset(
        name
        for name, other in ground.hexes.items()
        if name not in ground.walled
        and (within is None or apart(own, other) <= within)
        and (not blocked or views.get(name, view).sees(points(other)))
    )


def _middle(cell: Hex) -> tuple[Point, ...]:
    return (centre(cell),)


@dataclass(frozen=True)
class InSight(Query[State, bool]):
    """Whether a figure has line of sight to another from where it stands."""

    figure: FigureId
    target: FigureId

    def default(self, play: Play[State]) -> bool:
        """Look at the hexes that see the other."""
        return play.state.where(self.figure) in play.ask(Seen(play.state.where(self.target)))
