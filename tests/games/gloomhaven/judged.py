"""What the judge of monsters' turns is given: a map of its own, its walls, and who sees whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

Cell = tuple[int, int]  # along the row, and the row; each row is set in by half a hex
Point = tuple[int, int]
Targets = frozenset[Cell]
ROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True)
class Case:
    """A monster that is to act, and all that its turn hangs on."""

    ground: Mapping[Cell, str]
    thin: frozenset[frozenset[Cell]]  # neighbours with a wall between them
    monster: Cell
    allies: frozenset[Cell]
    foes: Mapping[Cell, int]  # and their initiative
    move: int
    range: int | None  # None: melee
    targets: int
    area: tuple[Cell, ...] = ()
    close: bool = False  # the area's pattern lies about the monster's own hex
    flying: bool = False
    jumping: bool = False
    muddled: bool = False

    @cached_property
    def walls(self) -> list[tuple[Point, Point]]:
        """The thin walls and the sides of the wall hexes, each from corner to corner."""
        sides = {
            frozenset((cell, other))
            for cell, sign in self.ground.items()
            if sign == "#"
            for other in beside(cell)
        }
        return [_edge(*pair) for pair in sides | self.thin]


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in ROUND]


def sees(case: Case, one: Cell, other: Cell) -> bool:
    """Tell whether a line from any corner to any corner touches no wall."""
    return any(
        not any(touch(a, b, c, d) for c, d in case.walls)
        for a in angles(one)
        for b in angles(other)
    )


def angles(cell: Cell) -> list[Point]:
    x, y = 2 * cell[0] + cell[1], 3 * cell[1]
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def _edge(one: Cell, other: Cell) -> tuple[Point, Point]:
    first, second = set(angles(one)) & set(angles(other))
    return first, second


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether two lines have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False

    def turn(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0
