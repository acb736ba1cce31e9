"""Lines between points: which walls they meet, told by another reckoning than the game's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hexes.geometry import Hex, Point, Segment, around, corners, shared_edge
from app.hexes.sight import Lines

POINTS = st.tuples(st.integers(0, 6), st.integers(0, 6))
WALLS = st.lists(st.tuples(POINTS, POINTS).filter(lambda wall: wall[0] != wall[1]), max_size=3)
ORIGIN = Hex(0, 0)


def side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def crosses(line: Segment, wall: Segment) -> bool:
    (a, b), (c, d) = line, wall
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def touches(line: Segment, wall: Segment) -> bool:
    (a, b), (c, d) = line, wall
    beside = any(
        max(a[i], b[i]) < min(c[i], d[i]) or max(c[i], d[i]) < min(a[i], b[i]) for i in (0, 1)
    )
    return not beside and (
        side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0
    )


@given(WALLS, POINTS, POINTS)
def test_a_line_is_open_if_no_wall_touches_or_crosses_it(
    walls: list[Segment], one: Point, other: Point
) -> None:
    line = one, other
    touched = any(touches(line, wall) for wall in walls)
    crossed = any(crosses(line, wall) for wall in walls)
    assert Lines(walls).view([one]).sees([other]) != touched
    assert Lines(walls, touching=False).view([one]).sees([other]) != crossed


@given(WALLS, st.lists(POINTS, max_size=3), st.lists(POINTS, max_size=3), st.booleans())
def test_who_sees_is_seen(
    walls: list[Segment], some: list[Point], others: list[Point], touching: bool
) -> None:
    lines = Lines(walls, touching)
    assert lines.view(some).sees(others) == lines.view(others).sees(some)
    alone = Lines(walls, touching)
    pairs = [alone.view([one]).sees([other]) for one in some for other in others]
    assert lines.view(some).sees(others) == any(pairs)


@pytest.mark.parametrize(
    ("wall", "touched", "crossed"),
    [
        (((2, -1), (2, 1)), True, True),
        (((2, 0), (2, 3)), True, False),  # its end lies on the line
        (((4, 0), (6, 0)), True, False),  # it begins where the line ends
        (((1, 0), (3, 0)), True, False),  # it lies in the line
        (((5, 0), (7, 0)), False, False),  # in line, and beyond
        (((-3, 0), (-1, 0)), False, False),  # in line, and behind
        (((-1, 0), (1, 0)), True, False),  # the line begins upon it
        (((2, 1), (2, 3)), False, False),
    ],
)
def test_a_wall_that_only_touches_a_line(wall: Segment, touched: bool, crossed: bool) -> None:
    assert Lines([wall]).view([(0, 0)]).sees([(4, 0)]) != touched
    assert Lines([wall], touching=False).view([(0, 0)]).sees([(4, 0)]) != crossed


def test_where_no_wall_is_all_is_seen_and_nobody_sees_nothing() -> None:
    assert Lines([]).view([(0, 0)]).sees([(9, 9)])
    assert not Lines([]).view([]).sees([(9, 9)])
    assert not Lines([]).view([(0, 0)]).sees([])


def test_a_hex_with_walls_all_round_sees_nothing() -> None:
    walls = [shared_edge(ORIGIN, other) for other in around(ORIGIN)]
    view = Lines(walls).view(corners(ORIGIN))
    assert not any(view.sees(corners(other)) for other in around(ORIGIN))


def test_one_wall_between_neighbours_is_looked_past() -> None:
    east = Hex(1, 0)
    assert Lines([shared_edge(ORIGIN, east)]).view(corners(ORIGIN)).sees(corners(east))
