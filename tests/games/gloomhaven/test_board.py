"""Maps and areas as authors write them: read, told back, and what is said of a slip."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.errors import NotGiven
from app.engine.words import WordsError
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import Board, Ground, ground
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.gloomhaven.layout import scattered
from app.games.gloomhaven.state import State
from app.hexes.geometry import Hex, around

HERO = {"kind": "hero"}


def position(board: str, **keys: Any) -> State:
    return GLOOMHAVEN.words.position({"board": board, **keys})


def faults(board: str, **keys: Any) -> list[str]:
    return list(GLOOMHAVEN.faults(position(board, **keys)))


def test_a_map_is_read_into_hexes_signs_and_figures() -> None:
    state = position("A   %p  ~Bq\n  #   ^   !", figures={"A": HERO, "B": HERO})
    assert state.at == {"A": "1-1", "B": "q"}
    assert state.board is not None
    assert state.board.text == ".   %p  ~q\n  #   ^   !"
    read = state.ground()
    assert list(read.hexes) == ["1-1", "p", "q", "2-1", "2-2", "2-3"]
    assert read.signs == {"1-1": "", "p": "%", "q": "~", "2-1": "#", "2-2": "^", "2-3": "!"}
    assert read.marked("^", "!") == ("2-2", "2-3")
    assert read.walled == {"2-1"}


def test_a_closed_door_is_a_wall() -> None:
    assert ground(".   +   .", ()).walled == {"1-2"}


def test_walls_part_neighbours_and_wall_hexes_all_round() -> None:
    read = ground(".   .   #", (("1-1", "east"),))
    steps = read.neighbours(read.walls)
    assert (steps["1-1"], steps["1-2"]) == ((), ())
    assert read.neighbours(frozenset())["1-2"] == ("1-3", "1-1")
    named = ground(".   .   #", (("1-2", "1-1"),))
    assert named.walls == read.walls
    assert len(read.sides("1-1")) == len(around(Hex(0, 0)))


def test_a_hex_that_is_not_there_is_missed_by_name() -> None:
    with pytest.raises(NotGiven, match="hex p on the board"):
        Ground(".   q", ()).hex("p")
    with pytest.raises(NotGiven, match="board"):
        State().ground()


@given(st.integers(0, 10**6))
def test_a_position_told_and_read_is_the_same_position(seed: int) -> None:
    state = scattered(Random(seed), 5, 4, most=5).state()
    assert GLOOMHAVEN.words.position(GLOOMHAVEN.words.position_words(state)) == state


def test_a_map_of_cells_shows_them_as_written() -> None:
    assert Board.of({Hex(0, 0): "A", Hex(1, 0): "%p", Hex(0, 1): "#"}) == Board(".   %p\n  #")


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (
            "A   .b9",
            "board: hex 1-2 holds '.b9': a sign of .#+%^~!, a capital for a figure, a small letter "
            "for its name, in this order and each at most once",
        ),
        ("A   .\n  A", "board: A stands in two hexes"),
        ("p   %p", "board: two hexes are called p"),
        ("", "board: a map needs at least one hex"),
        (
            "A .",
            "board: line 1: '.' should stand two characters further on or back: every other line "
            "is set in by half a hex",
        ),
    ],
)
def test_an_author_is_told_what_is_amiss_on_a_map(board: str, told: str) -> None:
    with pytest.raises(WordsError) as error:
        position(board)
    assert str(error.value) == told


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (
            {"at": {"A": "P"}},
            "at.A: 'P' is no hex: a small letter of the board, or its line and place, as 3-5",
        ),
        (
            {"figures": {"a1": HERO}},
            "figures.a1: 'a1' is no figure: figures are single capitals, as on the board",
        ),
        (
            {"figures": {"A": {"kind": "monster", "area": "@   x"}}},
            "figures.A.area: an area is drawn with * for hexes that are hit, and at most one @",
        ),
    ],
)
def test_an_author_is_told_which_name_is_none(keys: dict[str, Any], told: str) -> None:
    with pytest.raises(WordsError) as error:
        position("A   .", **keys)
    assert str(error.value) == told


def test_a_pattern_about_the_attacker_is_told_from_one_that_is_laid() -> None:
    close, far = Area.read("@   *   *"), Area.read("*   *")
    assert close == Area((Hex(1, 0), Hex(2, 0)), close=True)
    assert far == Area((Hex(0, 0), Hex(1, 0)), close=False)
    assert (close.span(), far.span()) == (2, 1)
    assert (close.notation(), far.notation()) == ("@   *   *", "*   *")
    assert Area.read("  *\n@   *").hits == (Hex(1, -1), Hex(1, 0))


def test_a_pattern_is_the_same_however_its_hexes_are_told() -> None:
    assert Area((Hex(4, 1), Hex(3, 1)), close=False) == Area.read("*   *")
    assert Area((Hex(2, 0), Hex(1, 0)), close=True) == Area.read("@   *   *")


@pytest.mark.parametrize("text", ["@", "@   @   *", "*   #"])
def test_a_pattern_needs_a_hex_that_is_hit_and_one_attacker_at_most(text: str) -> None:
    with pytest.raises(ValueError, match=r"^an area is drawn with \* for hexes that are hit"):
        Area.read(text)


FIGURES = {"A": {"kind": "monster"}, "B": HERO}


@pytest.mark.parametrize(
    ("board", "keys", "told"),
    [
        ("A   .", {"figures": FIGURES}, []),
        ("A   .", {}, ["A is on the map and no figure says what it is"]),
        (
            "A   .", {"figures": FIGURES, "at": {"B": "7-7"}},
            ["B stands in 7-7, which is no hex of the board"],
        ),
        ("#A  .", {"figures": FIGURES}, ["A stands in a wall"]),
        ("A   .", {"figures": FIGURES, "at": {"B": "1-1"}}, ["two figures stand in 1-1"]),
        (
            "A   .", {"figures": {"A": {"kind": "summon"}}},
            ["A is a summon and no hero summoned it"],
        ),
        (
            "A   .", {"figures": {"A": {**HERO, "life": 3}}, "damage": {"A": 3}},
            ["A is on the map with 0 hit points"],
        ),
        (
            "A   .", {"figures": {"A": HERO}, "hands": {"A": [7]}, "lost": {"A": [7]}},
            ["A has card 7 in two places"],
        ),
        (
            "A   .", {"figures": {"A": HERO}, "exhausted": ["A"]},
            ["A is exhausted and still on the map"],
        ),
        (
            "A   .   .", {"figures": FIGURES, "walls": [["1-1", "1-3"]]},
            ["a wall stands between 1-1 and 1-3, which are no neighbours"],
        ),
        (
            "A   .", {"figures": FIGURES, "walls": [["p", "east"], ["1-1", "up"]]},
            ["a wall of p, east: they are no two hexes, nor hex and direction",
             "a wall of 1-1, up: they are no two hexes, nor hex and direction"],
        ),
    ],
)  # fmt: skip
def test_what_no_game_reaches_is_told(board: str, keys: dict[str, Any], told: list[str]) -> None:
    assert faults(board, **keys) == told
