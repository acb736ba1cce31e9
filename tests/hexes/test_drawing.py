"""Hex maps in the units of a drawing."""

import re

from app.hexes.drawing import HEAD, TALL, WIDE, arrow, bow, box, edge, line, middle, outline
from app.hexes.geometry import DIRECTIONS, Hex, around, plus


def test_neighbours_share_an_edge_and_stand_a_hex_apart() -> None:
    cell = Hex(2, 3)
    for other in around(cell):
        (ax, ay), (bx, by) = middle(cell), middle(other)
        assert abs(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 - WIDE) < 0.1
        ends = re.findall(r"[-\d.]+ [-\d.]+", edge(cell, other))
        shared = set(outline(cell).split()) & set(outline(other).split())
        assert {end.replace(" ", ",") for end in ends} == shared


def test_a_box_holds_its_hexes_and_a_margin() -> None:
    around_one = box([Hex(0, 0)], margin=2)
    assert around_one.width == WIDE + 4
    assert abs(around_one.height - TALL - 4) < 0.2
    row = box([Hex(0, 0), plus(Hex(0, 0), DIRECTIONS["east"])], margin=0)
    assert row.width == 2 * WIDE
    assert str(row).count(" ") == 3


def test_an_arrow_keeps_off_its_ends() -> None:
    drawn = arrow([(0, 0), (100, 0)], before=10, after=20)
    assert drawn.line.startswith("M10 0L")
    assert drawn.head.startswith("M80 0L")
    assert str(80 - HEAD).removesuffix(".0") in drawn.head


def test_a_line_goes_from_spot_to_spot() -> None:
    assert line([(0, 0), (1.5, 2), (3, 0)]) == "M0 0L1.5 2L3 0"


def test_a_bow_bends_away_from_the_straight_line() -> None:
    drawn = bow((0, 0), (100, 0), off=0)
    assert drawn.line.startswith("M0 0Q50 -16 ")
    assert drawn.head.startswith("M100 0L")
