"""A hex as two axial coordinates, its neighbours, corners and turns; whole numbers throughout.

Rows run from left to right and each is set in by half a hex from the one above. A point is
counted in halves of a hex's width and quarters of its height, so corners are whole numbers and
lines that touch touch exactly.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex: its place along the row, and the row, counted downwards."""

    q: int
    r: int


Point = tuple[int, int]
Segment = tuple[Point, Point]
DIRECTIONS: dict[str, Hex] = {
    "east": Hex(1, 0),
    "south east": Hex(0, 1),
    "south west": Hex(-1, 1),
    "west": Hex(-1, 0),
    "north west": Hex(0, -1),
    "north east": Hex(1, -1),
}
_CORNERS: tuple[Point, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def plus(one: Hex, other: Hex) -> Hex:
    """Return one hex moved by another."""
    return Hex(one.q + other.q, one.r + other.r)


def minus(one: Hex, other: Hex) -> Hex:
    """Return what leads from the other hex to the one."""
    return Hex(one.q - other.q, one.r - other.r)


def around(cell: Hex) -> tuple[Hex, ...]:
    """Return the six neighbours of a hex."""
    return tuple(plus(cell, step) for step in DIRECTIONS.values())


def apart(one: Hex, other: Hex) -> int:
    """Return how many steps lie between two hexes where nothing is in the way."""
    q, r = minus(one, other)
    return max(abs(q), abs(r), abs(q + r))


def centre(cell: Hex) -> Point:
    """Return the middle of a hex."""
    return (2 * cell.q + cell.r, 3 * cell.r)


def corners(cell: Hex) -> tuple[Point, ...]:
    """Return the six corners of a hex, clockwise from the top."""
    x, y = centre(cell)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def shared_edge(one: Hex, other: Hex) -> Segment:
    """Return the edge between two neighbours; raises `ValueError` for hexes that are none."""
    both = sorted(set(corners(one)) & set(corners(other)))
    if len(both) != 2:
        raise ValueError(f"{tuple(one)} and {tuple(other)} are no neighbours")
    return both[0], both[1]


def turned(cell: Hex, times: int = 1) -> Hex:
    """Return a hex turned about the origin by sixths of a circle."""
    q, r = cell
    for _ in range(times % 6):
        q, r = -r, q + r
    return Hex(q, r)


def mirrored(cell: Hex) -> Hex:
    """Return a hex mirrored about the row of the origin's corner line."""
    return Hex(cell.r, cell.q)


def moved(cells: Iterable[Hex]) -> frozenset[Hex]:
    """Return a pattern moved so that the first of its hexes is the origin: its shape."""
    pattern = frozenset(cells)
    first = min(pattern)
    return frozenset(minus(cell, first) for cell in pattern)


def turns(cells: Iterable[Hex]) -> tuple[frozenset[Hex], ...]:
    """Return a pattern in its six turns about the origin, each that differs once."""
    pattern = tuple(cells)
    found = (frozenset(turned(cell, times) for cell in pattern) for times in range(6))
    return tuple(dict.fromkeys(found))
