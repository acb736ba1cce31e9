"""What holds of every monster's turn, whatever the board: a judge agrees, turned boards too."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.games.gloomhaven.layout import Layout, Outcome
from app.games.gloomhaven.rules import rulebook
from app.hexes.geometry import Hex, mirrored, turned
from tests.games.gloomhaven.judge import Cell, Price, entered, judged, prices, stepped
from tests.games.gloomhaven.wild import SMALL, told

RULES = rulebook.played()
FEW = settings(deadline=None, derandomize=True, max_examples=120)


@settings(deadline=None, derandomize=True, max_examples=300)
@given(SMALL)
def test_the_judge_comes_to_the_same_outcomes(layout: Layout) -> None:
    by_judge = {(end, *sorted(hit)) for end, hit in judged(told(layout))}
    assert layout.outcomes(RULES) == by_judge


@pytest.mark.parametrize(
    "entry",
    ["focus-minor-movimento", "focus-vicinanza", "mostro-evita-lo-svantaggio",
     "linea-di-vista-sfiora-muro", "terreno-difficile", "area-speculare"],
)  # fmt: skip
def test_the_judge_tells_a_misread_rule(entry: str) -> None:
    misread, chance = rulebook.played([entry]), st.integers(0, 10**6)
    assert chance is not None
    for layout in _boards(600):
        by_judge = {(end, *sorted(hit)) for end, hit in judged(told(layout))}
        if layout.outcomes(misread) != by_judge:
            return
    pytest.fail(f"no board shows that {entry} is misread")
