"""Maps as text: what is read, what is drawn, and what a person who mistypes is told."""

import re
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.hexes.geometry import Hex, apart, minus
from app.hexes.textmap import Drawn, draw_map, read_map

HEXES = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
MAPS = st.dictionaries(HEXES, st.sampled_from([".", "#", "%p", "^Aq"]), min_size=1, max_size=12)


def test_a_map_is_read_row_by_row() -> None:
    assert read_map("A   %p\n  #\n") == (
        Drawn(Hex(0, 0), "A", "1-1"), Drawn(Hex(1, 0), "%p", "1-2"), Drawn(Hex(0, 1), "#", "2-1"),
    )  # fmt: skip
    first, second, below = (drawn.cell for drawn in read_map("A   %p\n  #\n"))
    assert apart(first, below) == apart(second, below) == 1


def test_the_first_row_may_be_the_one_that_is_set_in() -> None:
    assert [drawn.name for drawn in read_map("  a   b\n.   .   .")] == [
        "1-1", "1-2", "2-1", "2-2", "2-3",
    ]  # fmt: skip
    a, b, *below = (drawn.cell for drawn in read_map("  a   b\n.   .   ."))
    assert [apart(a, cell) for cell in below] == [1, 1, 2]
    assert [apart(b, cell) for cell in below] == [2, 1, 1]


def test_rows_and_places_without_a_hex_may_stay_blank() -> None:
    assert [drawn.name for drawn in read_map(".       .\n\n.")] == ["1-1", "1-3", "3-1"]


@given(MAPS)
def test_a_map_drawn_and_read_is_the_same_map_moved(cells: Mapping[Hex, str]) -> None:
    drawn = read_map(draw_map(cells))
    row_by_row = sorted(cells, key=lambda cell: (cell.r, cell.q))
    assert [one.text for one in drawn] == [cells[cell] for cell in row_by_row]
    shifts = {minus(one.cell, cell) for one, cell in zip(drawn, row_by_row, strict=True)}
    assert len(shifts) == 1
    assert draw_map({one.cell: one.text for one in drawn}) == draw_map(cells)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a map needs at least one hex"),
        ("\n  \n", "a map needs at least one hex"),
        (
            ".   .\n   .",
            "line 2: '.' stands at character 4: hexes stand four characters apart, every other "
            "line set in by two",
        ),
        (
            ".   .\n.   B",
            "line 2: '.' should stand two characters further on or back: every other line is set "
            "in by half a hex",
        ),
        (
            ". .",
            "line 1: '.' should stand two characters further on or back: every other line is set "
            "in by half a hex",
        ),
    ],
)
def test_a_map_that_is_off_is_told_where(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        read_map(text)
