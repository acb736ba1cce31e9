"""Boards of our own, each on one rule, against the answers worked out by hand from the rules."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from app.engine.play import Play
from app.engine.rulebook import Rules
from app.games.gloomhaven.actions.turns import Act
from app.games.gloomhaven.faults import faults
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.gloomhaven.state import State

BOARDS: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("boards.yaml").read_text(encoding="utf-8")
)
ASKED = {"turn": {"turn": "A"}, "focus": {"focus": "A"}, "next": {"next turn": None}}
OWNERS = {rule.owner for rule in GLOOMHAVEN.rulebook.rules}


def position(board: dict[str, Any]) -> State:
    return GLOOMHAVEN.words.position(board["given"])


def found(board: dict[str, Any], rules: Rules[State]) -> dict[str, Any]:
    """Return what the rules say wherever the board says something."""
    play = Play(rules, position(board))
    told: dict[str, Any] = {
        key: sorted(play.ask(GLOOMHAVEN.words.query(words)))
        for key, words in ASKED.items()
        if key in board
    }
    if "happens" in board:
        pattern = GLOOMHAVEN.words.pattern(board["happens"])
        play.do(Act("A"))
        happened = any(
            line.kind == "happened" and pattern.matches(line.what) for line in play.trace
        )
        told["happens"] = board["happens"] if happened else None
    return told


def expected(board: dict[str, Any]) -> dict[str, Any]:
    told = {key: sorted(board[key]) for key in ASKED if key in board}
    return told | ({"happens": board["happens"]} if "happens" in board else {})


@pytest.mark.parametrize("backwards", [False, True], ids=["", "backwards"])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board["name"])
def test_the_rules_say_what_the_board_says(board: dict[str, Any], backwards: bool) -> None:
    rules = GLOOMHAVEN.rulebook.played(backwards=backwards)
    assert expected(board), f"{board['name']}: the board asks nothing"
    assert found(board, rules) == expected(board), board["says"]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board["name"])
def test_a_game_can_reach_the_board(board: dict[str, Any]) -> None:
    assert faults(position(board)) == []
    assert board["entry"] in OWNERS


@pytest.mark.parametrize(
    "board",
    [board for board in BOARDS if not board.get("silent")],
    ids=lambda board: board["name"],
)
def test_the_rule_of_the_board_has_a_hand_in_it(board: dict[str, Any]) -> None:
    """Without the rule that it tests, or with that rule misread, something else comes out."""
    misread = found(board, GLOOMHAVEN.rulebook.played([board["entry"]]))
    assert misread != expected(board)


def test_the_boards_have_names_of_their_own() -> None:
    names = [board["name"] for board in BOARDS]
    assert len(names) >= 45
    assert len(set(names)) == len(names)
