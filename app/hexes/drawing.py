"""Hex maps as SVG draws them: corners, middles, edges and ways in the units of a view box.

A hex is `WIDE` units across, standing on a corner; a page scales the whole. Numbers are rounded,
so that equal things are drawn by equal words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt

from app.hexes.geometry import Hex, Point, centre, corners, shared_edge

WIDE = 48.0  # units from one side of a hex to the other
TALL = WIDE * 2 / sqrt(3)  # from its top corner to its bottom one
HEAD = 9.0  # how long an arrow's head is
Spot = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A view box: what part of the plane a drawing shows."""

    left: float
    top: float
    width: float
    height: float

    def __str__(self) -> str:
        return f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"


@dataclass(frozen=True)
class Arrow:
    """A line with a head, each as an SVG path."""

    line: str
    head: str


def spot(point: Point) -> Spot:
    """Return a point, as geometry counts points, in units of the drawing."""
    return round(point[0] * WIDE / 2, 1), round(point[1] * TALL / 4, 1)


def middle(cell: Hex) -> Spot:
    """Return the middle of a hex."""
    return spot(centre(cell))


def outline(cell: Hex) -> str:
    """Return the corners of a hex as the points of a polygon."""
    return " ".join(f"{x:g},{y:g}" for x, y in map(spot, corners(cell)))


def box(cells: Iterable[Hex], margin: float = 2.0) -> Box:
    """Return the view box that holds these hexes and a margin around them."""
    points = [spot(point) for cell in cells for point in corners(cell)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return Box(
        left - margin, top - margin,
        round(right - left + 2 * margin, 1), round(bottom - top + 2 * margin, 1),
    )  # fmt: skip


def edge(one: Hex, other: Hex) -> str:
    """Return the edge between two neighbours as a path."""
    return line(map(spot, shared_edge(one, other)))


def line(spots: Iterable[Spot]) -> str:
    """Return a path from spot to spot."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in spots)


def between(one: Spot, other: Spot, off: float) -> str:
    """Return a path between two spots that keeps off both by so many units."""
    return line(_rounded(_towards(a, b, off)) for a, b in ((one, other), (other, one)))


def arrow(spots: Sequence[Spot], before: float = 0, after: float = 0) -> Arrow:
    """Return an arrow along these spots that begins and ends so many units off its ends."""
    first, *passed, last = spots
    start, tip = _towards(first, spots[1], before), _towards(last, spots[-2], after)
    neck, head = _head(tip, spots[-2])
    return Arrow(line(_rounded(at) for at in (start, *passed, neck)), head)


def bow(one: Spot, other: Spot, off: float, bend: float = 0.16) -> Arrow:
    """Return a bent arrow between two spots that keeps off both by so many units."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    top = (one[0] + dx / 2 + dy * bend, one[1] + dy / 2 - dx * bend)
    start, tip = _towards(one, top, off), _towards(other, top, off)
    neck, head = _head(tip, top)
    ends = [f"{x:g} {y:g}" for x, y in map(_rounded, (start, top, neck))]
    return Arrow("M{}Q{} {}".format(*ends), head)


def _head(tip: Spot, behind: Spot) -> tuple[Spot, str]:
    """Return where a line that comes from behind meets the head at its tip, and the head."""
    dx, dy = _unit(behind, tip)
    back, wing = _towards(tip, behind, HEAD), HEAD * 0.58
    sides = ((back[0] - dy * wing, back[1] + dx * wing), (back[0] + dy * wing, back[1] - dx * wing))
    head = line(_rounded(at) for at in (tip, *sides)) + "Z"
    return _towards(tip, behind, HEAD * 0.8), head


def _towards(one: Spot, other: Spot, by: float) -> Spot:
    """Return the spot that lies so far from one on the way to another."""
    dx, dy = _unit(one, other)
    return one[0] + dx * by, one[1] + dy * by


def _unit(one: Spot, other: Spot) -> Spot:
    long = hypot(other[0] - one[0], other[1] - one[1]) or 1.0
    return (other[0] - one[0]) / long, (other[1] - one[1]) / long


def _rounded(at: Spot) -> Spot:
    return round(at[0], 1), round(at[1], 1)
