"""Monsters' turns on boards on which others agreed, from the file that `ARBITRO_BOARDS` names."""

import pytest

from app.games.gloomhaven.rules import rulebook
from app.games.gloomhaven.scenarios import Scenario, boards_file, scenarios

FILE = boards_file()
RULES = rulebook.played()
BOARDS = list(scenarios(FILE)) if FILE.is_file() else []


@pytest.mark.skipif(not BOARDS, reason=f"there are no boards to compare with: {FILE}")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.number))
def test_a_turn_comes_to_what_is_agreed_on_the_board(board: Scenario) -> None:
    assert board.layout.outcomes(RULES) == board.answers
