"""Lines between points of a map, and the walls that they meet; exact, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from app.hexes.geometry import Point, Segment

Meets = Callable[[Segment, Segment], bool]


def touches(line: Segment, wall: Segment) -> bool:
    """Tell whether a line and a wall have a point in common, be it only an end."""
    (a, b), (c, d) = line, wall
    first, second = _side(a, b, c), _side(a, b, d)
    third, fourth = _side(c, d, a), _side(c, d, b)
    if first != second and third != fourth:
        return True
    return any(
        side == 0 and _within(point, ends)
        for side, point, ends in (
            (first, c, line), (second, d, line), (third, a, wall), (fourth, b, wall)
        )
    )  # fmt: skip


def crosses(line: Segment, wall: Segment) -> bool:
    """Tell whether a line goes through a wall, both lying on both sides of one another."""
    (a, b), (c, d) = line, wall
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


class Lines:
    """The open lines of one map: what each pair of points has between it is worked out once."""

    def __init__(self, walls: Iterable[Segment], meets: Meets = touches) -> None:
        self._walls = tuple((*_box(wall), wall) for wall in walls)
        self._meets = meets
        self._open: dict[Segment, bool] = {}

    def open(self, one: Point, other: Point) -> bool:
        """Tell whether the line between two points meets no wall."""
        line = (one, other) if one <= other else (other, one)
        known = self._open.get(line)
        if known is None:
            known = self._open[line] = not self._is_met(line)
        return known

    def _is_met(self, line: Segment) -> bool:
        left, right, top, bottom = _box(line)
        for x, to_x, y, to_y, wall in self._walls:
            beside = to_x < left or right < x or to_y < top or bottom < y
            if not beside and self._meets(line, wall):
                return True
        return False

    def see(self, some: Sequence[Point], others: Sequence[Point]) -> bool:
        """Tell whether any point of one group has an open line to any of the other."""
        ones = [point for point in some if self.open(point, point)]
        return any(self.open(a, b) for b in others if self.open(b, b) for a in ones)


def _box(line: Segment) -> tuple[int, int, int, int]:
    (ax, ay), (bx, by) = line
    return min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def _within(point: Point, ends: Segment) -> bool:
    (ax, ay), (bx, by) = ends
    return min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)
