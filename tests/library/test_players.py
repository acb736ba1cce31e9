"""Questions written for the guides' statements by people who had not read our entries."""

from pathlib import Path
from typing import Any

import pytest

from app.library.evaluate import evaluate
from app.library.read import Library

PLAYERS = Path(__file__).with_name("players.jsonl")


@pytest.fixture(scope="module")
def found(shipped: Library) -> dict[str, Any]:
    return evaluate(shipped, PLAYERS)


def test_the_right_ruling_comes_first_and_hardly_ever_after_the_fifth(
    found: dict[str, Any],
) -> None:
    assert found["left_out"] == 0
    assert found["in_game"]["n"] > 1800
    assert found["in_game"]["success_at_1"] >= 0.87
    assert found["in_game"]["success_at_5"] >= 0.96


def test_without_a_game_hardly_fewer_are_found(found: dict[str, Any]) -> None:
    assert found["all_games"]["success_at_1"] >= found["in_game"]["success_at_1"] - 0.05


def test_what_is_answered_is_mostly_right_and_little_is_declined(found: dict[str, Any]) -> None:
    assert found["in_game"]["answer_precision"] >= 0.87
    assert found["in_game"]["answer_recall"] >= 0.8
    assert found["in_game"]["declined_answerable"] <= 0.1
