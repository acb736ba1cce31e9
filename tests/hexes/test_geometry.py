"""Hexes, their neighbours, corners, turns and patterns."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hexes.geometry import (
    DIRECTIONS,
    Hex,
    apart,
    around,
    centre,
    corners,
    minus,
    mirrored,
    moved,
    plus,
    shared_edge,
    turned,
    turns,
)

HEXES = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
PATTERNS = st.frozensets(HEXES, min_size=1, max_size=4)
ORIGIN = Hex(0, 0)


def test_the_neighbours_of_a_hex_go_round_it_clockwise_from_the_east() -> None:
    assert list(DIRECTIONS) == [
        "east", "south east", "south west", "west", "north west", "north east",
    ]  # fmt: skip
    beside = around(Hex(2, 3))
    assert len(set(beside)) == 6
    assert all(apart(one, other) == 1 for one, other in pairwise(beside))
    assert centre(beside[0]) == (centre(Hex(2, 3))[0] + 2, centre(Hex(2, 3))[1])


@given(HEXES, HEXES, HEXES)
def test_a_way_round_is_never_shorter(one: Hex, other: Hex, third: Hex) -> None:
    assert apart(one, other) == apart(other, one)
    assert (apart(one, other) == 0) == (one == other)
    assert apart(one, third) <= apart(one, other) + apart(other, third)
    assert plus(minus(one, other), other) == one


@given(HEXES)
def test_neighbours_share_an_edge_of_two_corners(cell: Hex) -> None:
    edges = [shared_edge(cell, other) for other in around(cell)]
    assert len(set(edges)) == 6
    assert {corner for edge in edges for corner in edge} == set(corners(cell))
    assert edges == [shared_edge(other, cell) for other in around(cell)]


@pytest.mark.parametrize("other", [Hex(0, 0), Hex(2, 0), Hex(1, 1)])
def test_hexes_that_are_no_neighbours_share_no_edge(other: Hex) -> None:
    with pytest.raises(ValueError, match=r"^\(0, 0\) and .* are no neighbours$"):
        shared_edge(ORIGIN, other)


@given(HEXES, st.integers(-7, 7))
def test_turns_and_mirrors_keep_distances_and_come_round(cell: Hex, times: int) -> None:
    assert apart(turned(cell, times), ORIGIN) == apart(cell, ORIGIN)
    assert turned(turned(cell, times), 6 - times % 6) == cell
    assert mirrored(mirrored(cell)) == cell
    assert apart(mirrored(cell), turned(ORIGIN)) == apart(cell, ORIGIN)


def test_a_turn_is_a_sixth_of_a_circle() -> None:
    steps = list(DIRECTIONS.values())
    assert [turned(step) for step in steps] == [*steps[1:], steps[0]]
    assert mirrored(DIRECTIONS["east"]) == DIRECTIONS["south east"]


def test_a_pattern_has_as_many_turns_as_differ() -> None:
    assert len(turns([Hex(1, 0)])) == 6
    assert len(turns([Hex(1, 0), Hex(-1, 0)])) == 3
    assert len(turns(around(ORIGIN))) == 1


@given(PATTERNS, HEXES)
def test_a_shape_is_the_same_wherever_it_lies(pattern: frozenset[Hex], step: Hex) -> None:
    assert moved(plus(cell, step) for cell in pattern) == moved(pattern)
    assert ORIGIN in moved(pattern)
    assert len(moved(pattern)) == len(pattern)


def test_a_triangle_has_two_shapes_and_a_rod_three() -> None:
    triangle, rod = [ORIGIN, Hex(1, 0), Hex(0, 1)], [ORIGIN, Hex(1, 0)]
    assert len({moved(turn) for turn in turns(triangle)}) == 2
    assert len({moved(turn) for turn in turns(rod)}) == 3
