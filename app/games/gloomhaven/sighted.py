"""The line by which one figure sees another, or the lines that walls block."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from app.engine.play import Play
from app.games.gloomhaven.board import Ground
from app.games.gloomhaven.drawn import DrawnStroke
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.queries.sight import Opaque, SightPoints, TouchingBlocks
from app.games.gloomhaven.state import State
from app.hexes.drawing import Spot, between, line, spot
from app.hexes.geometry import Hex, Point, Segment, centre, corners
from app.hexes.sight import Lines


def sight_line(play: Play[State], figure: str, target: str, seen: bool) -> Iterator[DrawnStroke]:
    """Yield the open line nearest to straight, or the straight one where none is open."""
    state, ground = play.state, play.state.ground()
    if not {figure, target} <= state.at.keys():
        return
    one, other = (ground.hex(state.at[name]) for name in (figure, target))
    points = corners if play.ask(SightPoints()) == "corners" else _middle
    tried = sorted(product(points(one), points(other)), key=_length)
    lines = _lines(play, ground, state.at[target])
    clear = [pair for pair in tried if _is_open(lines, pair)]
    if seen and clear:
        yield DrawnStroke("sight", line(map(spot, clear[0])))
    elif not seen:
        ends = spot(centre(one)), spot(centre(other))
        yield DrawnStroke("blocked", between(*ends, off=17), _cross(*ends))


def _is_open(lines: Lines, pair: Segment) -> bool:
    one, other = pair
    return lines.view([one]).sees([other])


def _lines(play: Play[State], ground: Ground, cell: str) -> Lines:
    opaque = [name for name in play.ask(Opaque()) if name != cell]
    walls = play.ask(Walls("sight")).union(*map(ground.sides, opaque))
    return ground.lines(walls, play.ask(TouchingBlocks()))


def _cross(one: Spot, other: Spot) -> str:
    """Return a cross halfway between two spots."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    arms = (((x - 8, y - 8), (x + 8, y + 8)), ((x - 8, y + 8), (x + 8, y - 8)))
    return "".join(line(arm) for arm in arms)


def _middle(cell: Hex) -> tuple[Point, ...]:
    return (centre(cell),)


def _length(pair: Segment) -> tuple[int, Segment]:
    (ax, ay), (bx, by) = pair
    return 3 * (ax - bx) ** 2 + (ay - by) ** 2, pair
