"""Lines between points of a map, and the walls that they meet; exact, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

from app.hexes.geometry import Point, Segment


class Lines:
    """The open lines of one map: those that no wall crosses, or none even `touching` it."""

    def __init__(self, walls: Iterable[Segment], touching: bool = True) -> None:
        self._walls, self._touching = tuple(walls), touching
        self._eyes: dict[Point, _Eye] = {}

    def view(self, points: Iterable[Point]) -> View:
        """Return what can be seen from any of some points."""
        return View([eye for point in points if not (eye := self._eye(point)).blind])

    def _eye(self, point: Point) -> _Eye:
        if point not in self._eyes:
            self._eyes[point] = _Eye(point, self._walls, self._touching)
        return self._eyes[point]


class View:
    """What can be seen from a few points; whether a point can be is worked out once."""

    def __init__(self, eyes: Sequence[_Eye]) -> None:
        self._eyes = eyes
        self._open: dict[Point, bool] = {}

    def sees(self, points: Iterable[Point]) -> bool:
        """Tell whether an open line leads to any of some points."""
        return any(self._is_open(point) for point in points)

    def _is_open(self, point: Point) -> bool:
        known = self._open.get(point)
        if known is None:
            known = self._open[point] = any(eye.sees(point) for eye in self._eyes)
        return known


class _Eye:
    """The walls as they lie around one point.

    Seen from the point, a wall is two steps, `c` and `d`, with c × d = `size` above 0. A step t
    meets it if t lies between c and d (c × t and t × d from 0 on) and goes as far as the wall
    does: the two add up to `size`. To cross it, t does each by more than nothing.
    """

    def __init__(self, point: Point, walls: Iterable[Segment], touching: bool) -> None:
        self._point, self._least = point, 0 if touching else 1
        self._walls: list[tuple[int, int, int, int, int]] = []
        self._in_line: dict[Point, int] = {}  # how far off walls begin that point at this point
        self.blind = False  # whether the point lies on a wall that a line must not touch
        for one, other in walls:
            (cx, cy), (dx, dy) = _step(point, one), _step(point, other)
            size = cx * dy - cy * dx
            if size > 0:
                self._walls.append((cx, cy, dx, dy, size + self._least))
            elif size < 0:
                self._walls.append((dx, dy, cx, cy, self._least - size))
            elif touching:
                self.blind |= cx * dx + cy * dy <= 0
                self._note(min((cx, cy), (dx, dy), key=_length))

    def _note(self, nearer: Point) -> None:
        """Keep the nearer end of a wall that lies in line with the point."""
        way, far = _way(*nearer)
        self._in_line[way] = min(far, self._in_line.get(way, far))

    def sees(self, point: Point) -> bool:
        """Tell whether the line to another point meets no wall."""
        x, y = _step(self._point, point)
        if self.blind:
            return False
        if self._in_line:
            way, far = _way(x, y)
            if far >= self._in_line.get(way, far + 1):
                return False
        return not self._is_met(x, y)

    def _is_met(self, x: int, y: int) -> bool:
        """Tell whether a step meets a wall; the wall met comes first for the next one."""
        least = self._least
        for at, (cx, cy, dx, dy, size) in enumerate(self._walls):
            after = cx * y - cy * x
            if after >= least:
                before = x * dy - y * dx
                if before >= least and before + after >= size:
                    self._walls.insert(0, self._walls.pop(at))
                    return True
        return False


def _step(one: Point, other: Point) -> Point:
    return (other[0] - one[0], other[1] - one[1])


def _way(x: int, y: int) -> tuple[Point, int]:
    """Return a step as the shortest whole one in its direction, and how many of those it is."""
    times = gcd(x, y)
    return ((x // times, y // times), times) if times else ((0, 0), 0)


def _length(step: Point) -> int:
    return step[0] * step[0] + step[1] * step[1]
