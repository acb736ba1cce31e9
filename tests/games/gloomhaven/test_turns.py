"""What holds of every monster's turn, whatever the board: a judge agrees, and turned boards do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.play import Play
from app.games.gloomhaven.board import OBSTACLE, WALL
from app.games.gloomhaven.choices.focus import Focus
from app.games.gloomhaven.layout import Layout, Outcome, scattered
from app.games.gloomhaven.rules import rulebook
from app.hexes.geometry import Hex, mirrored, turned
from tests.games.gloomhaven.judge import Price, entered, judged, prices, stepped
from tests.games.gloomhaven.judged import Cell
from tests.games.gloomhaven.wild import SMALL, small, told

RULES = rulebook.played()
SOME = settings(max_examples=100)


def by_judge(layout: Layout) -> set[Outcome]:
    return {(Hex(*end), *sorted(Hex(*cell) for cell in hit)) for end, hit in judged(told(layout))}


@settings(max_examples=300)
@given(SMALL)
def test_the_judge_comes_to_the_same_outcomes(layout: Layout) -> None:
    assert layout.outcomes(RULES) == by_judge(layout)


@pytest.mark.parametrize(
    "entry", ["esagoni-negativi-evitati", "focus-vicinanza", "mostro-evita-lo-svantaggio",
              "mostro-piu-bersagli", "terreno-difficile", "linea-di-vista-sfiora-muro"],
)  # fmt: skip
def test_the_judge_tells_when_a_rule_is_misread(entry: str) -> None:
    misread = rulebook.played([entry])
    boards = (small(Random(seed)) for seed in range(400))
    assert any(layout.outcomes(misread) != by_judge(layout) for layout in boards)


@given(st.integers(0, 10**6))
@SOME
def test_the_judges_prices_are_those_of_the_best_of_all_paths(seed: int) -> None:
    case = told(scattered(Random(seed), 3, 3, most=4))
    found: dict[Cell, Price] = {case.monster: (0, 0)}

    def walk(path: list[Cell], price: Price) -> None:
        for cell in stepped(case, path[-1]):
            if cell not in path:
                if (cost := entered(case, cell, last=True)) is not None:
                    end = plus(price, cost)
                    found[cell] = min(end, found.get(cell, end))
                if (cost := entered(case, cell, last=False)) is not None:
                    walk([*path, cell], plus(price, cost))

    walk([case.monster], (0, 0))
    assert prices(case) == found


def plus(one: Price, other: Price) -> Price:
    return one[0] + other[0], one[1] + other[1]


@given(SMALL, st.integers(0, 5), st.booleans())
@SOME
def test_a_board_turned_or_mirrored_has_its_outcomes_turned_or_mirrored(
    layout: Layout, times: int, mirror: bool
) -> None:
    def move(cell: Hex) -> Hex:
        return turned(mirrored(cell) if mirror else cell, times)

    there = {(move(end), *sorted(map(move, hit))) for end, *hit in layout.outcomes(RULES)}
    assert layout.moved(move).outcomes(RULES) == there


@given(SMALL)
@SOME
def test_a_turn_ends_where_a_figure_may_stand_and_its_points_lead(layout: Layout) -> None:
    case = told(layout)
    ways, start = prices(case), layout.at["A"]
    for end, *hit in layout.outcomes(RULES):
        assert end == start or end not in layout.at.values()
        assert layout.terrain[end] != WALL
        assert end == start or case.flying or layout.terrain[end] != OBSTACLE
        assert ways[end][1] <= case.move
        assert set(hit) <= case.foes.keys()
        assert case.area or case.targets == 6 or len(hit) <= case.targets


@given(SMALL)
@SOME
def test_the_order_of_the_rules_does_not_matter(layout: Layout) -> None:
    assert layout.outcomes(rulebook.played(backwards=True)) == layout.outcomes(RULES)


@given(SMALL)
@SOME
def test_a_wall_is_the_same_from_both_sides(layout: Layout) -> None:
    inner = tuple(wall for wall in layout.walls if wall[1] in layout.terrain)
    layout, other = (
        replace(layout, walls=walls) for walls in (inner, tuple((b, a) for a, b in inner))
    )
    assert other.outcomes(RULES) == layout.outcomes(RULES)


@given(SMALL, st.integers(1, 9))
@SOME
def test_the_focus_does_not_hang_on_how_far_a_monster_moves(layout: Layout, move: int) -> None:
    faster = replace(
        layout, figures={**layout.figures, "A": replace(layout.figures["A"], move=move)}
    )
    focus, with_more = (Play(RULES, one.state()).ask(Focus("A")) for one in (layout, faster))
    assert focus == with_more


@given(SMALL)
@SOME
def test_a_monster_with_an_attack_attacks_its_focus_or_nobody(layout: Layout) -> None:
    focuses = {layout.at[name] for name in Play(RULES, layout.state()).ask(Focus("A"))}
    for _, *hit in layout.outcomes(RULES):
        assert not hit or focuses & set(hit)
