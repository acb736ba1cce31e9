"""Slips of an author and odd positions: each is named, and nothing goes wrong unnamed."""

from typing import Any

import pytest

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.words import WordsError
from app.games.revive.game import REVIVE
from app.games.revive.state import State

WORDS = REVIVE.words
BOARD = ".   &   :p  @c  $l"
PORT = {"porto": {"cells": ["l"]}}


def position(**keys: Any) -> State:
    return WORDS.position({"turn": "rosso"} | {key.replace("_", " "): keys[key] for key in keys})


def playing(**keys: Any) -> Play[State]:
    return Play(REVIVE.rulebook.played(), position(**keys))


@pytest.mark.parametrize(
    ("event", "lacking"),
    [({"place unlocked": "rosso", "place": "s1"}, "place s1"),
     ({"technology unlocked": "rosso", "technology": "forno"}, "technology forno"),
     ({"gained": "rosso", "good": "artifact"}, "left"),
     ({"took artifact": "rosso", "colour": "green"}, "left")],
)  # fmt: skip
def test_what_a_position_lacks_is_named(event: Any, lacking: str) -> None:
    with pytest.raises(NotGiven, match=f": {lacking}$"):
        playing().step(WORDS.event(event))


@pytest.mark.parametrize(
    ("query", "lacking"),
    [({"reward": "build", "of": "crystal", "at": "z"}, "space z"),
     ({"distance": "z"}, "space z"),
     ({"unlocks": "s1"}, "place s1"),
     ({"cost": "populate", "of": "book", "using": "forno"}, "technology forno"),
     ({"score": "blu"}, "what the artifact card of blu counts")],
)  # fmt: skip
def test_what_a_question_lacks_is_named(query: Any, lacking: str) -> None:
    play = playing(board=BOARD, goals={"blu": {"red": {"points": 2}}})
    with pytest.raises(NotGiven, match=f": {lacking}"):
        play.ask(WORDS.query(query))


def test_whose_turn_comes_next_needs_who_plays() -> None:
    with pytest.raises(NotGiven, match="players"):
        playing(ending="blu", left=[]).step(WORDS.event("end turn"))


def test_a_face_or_level_that_is_not_printed_is_named() -> None:
    tile = {"nord": {"cells": ["t"], "faces": [{"t": "city"}]}}
    with pytest.raises(NotGiven, match="face 2 of nord"):
        playing(board="?t", tiles=tile).step(WORDS.event({"explored": "rosso", "tile": "nord",
                                                         "face": 2}))  # fmt: skip
    travel = {"passo": {"colour": "red", "levels": [1, 3]}}
    play = playing(travels=travel, travelling={"rosso": ["passo"]}, met={"passo": 3})
    with pytest.raises(NotGiven, match="level 3 of passo"):
        play.step(WORDS.event({"resolve travel": "passo"}))


def test_an_artifact_that_is_not_left_takes_none_away() -> None:
    play = playing(left=["red"])
    play.step(WORDS.event({"took artifact": "rosso", "colour": "green"}))
    assert play.state.left == ("red",)


def test_points_convert_by_one_or_more() -> None:
    with pytest.raises(WordsError, match="greater than 0"):
        WORDS.event({"convert points": -2, "into": "devotion"})


def test_a_good_that_nothing_can_give_is_refused() -> None:
    with pytest.raises(WordsError, match="should be 'gear'"):
        position(cards={"alba": {"top": {"module": 1}}})


@pytest.mark.parametrize("place", ["l", "porto"])
@pytest.mark.parametrize("named", ["l", "porto"])
def test_a_large_location_is_one_place_however_it_is_named(place: str, named: str) -> None:
    play = playing(
        board=BOARD, tiles=PORT, stock={"rosso": {"food": 6, "book": 6}},
        technologies={"forno": {"row": 1}}, meeples={"rosso": [named], "blu": [named]},
    )  # fmt: skip
    populate = {"populate": place, "technology": "forno"}
    cost = {"cost": "populate", "of": "book", "at": place, "using": "forno"}
    assert not play.allows(WORDS.event(populate))
    assert play.ask(WORDS.query(cost)) == 3


def test_a_meeple_beside_the_board_is_none_on_it() -> None:
    play = playing(
        board=BOARD, tiles={"faro": {"cells": ["x"]}}, beside_board="faro",
        meeples={"rosso": ["faro"]},
    )  # fmt: skip
    assert play.ask(WORDS.query({"distance": "p"})) == 2


@pytest.mark.parametrize(
    ("keys", "said"),
    [({"buildings": {"rosso": {"z": "small"}}}, "rosso has built on z, which is no space of"),
     ({"meeples": {"rosso": ["z"]}}, "rosso has a meeple in z, which is no space of the board"),
     ({"sources": {"rosso": ["z"]}}, "the range of rosso begins at z, which is no space of"),
     ({"waters": {"z": {"food": 1}}}, "water lies in z, which is no space of the board"),
     ({"turned": {"z": "city"}}, "a tile was turned in z, which is no space of the board"),
     ({"tiles": {"nord": {"cells": ["z"]}}}, "nord covers z, which is no space of the board"),
     ({"tiles": {"nord": {"cells": ["p"], "faces": [{"z": "city"}]}}}, "a face of nord shows z"),
     ({"tiles": {"nord": {"cells": ["p"]}, "sud": {"cells": ["p"]}}}, "tiles cover p twice"),
     ({"players": ["blu", "giallo"]}, "it is the turn of rosso, who does not play"),
     ({"players": ["rosso", "rosso"]}, "rosso plays twice"),
     ({"crates": {"rosso": ["cassa-1"], "blu": ["cassa-1"]}}, "cassa-1 lies in two places"),
     ({"fitted": {"rosso": {"side": ["m"], "top-1": ["m"]}}}, "m lies in two places"),
     ({"energy": {"rosso": -1}}, "rosso has -1 energy")],
)  # fmt: skip
def test_a_position_that_no_game_has_is_told(keys: dict[str, Any], said: str) -> None:
    (found,) = REVIVE.faults(position(board=BOARD, **keys))
    assert found.startswith(said)


def test_a_tile_covers_something() -> None:
    with pytest.raises(WordsError, match="a tile covers at least one space"):
        position(tiles={"nord": {"cells": []}})


def test_a_key_that_is_wrong_is_where_the_slip_is() -> None:
    with pytest.raises(WordsError) as error:
        position(stock={"viola": {"food": 1}})
    assert [problem.path for problem in error.value.problems] == [("stock", "viola")]
