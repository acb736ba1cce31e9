"""The boards on which others agreed, as states: from the file that `ARBITRO_BOARDS` names."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.engine.play import Play
from app.engine.table import Table
from app.games.gloomhaven.actions.turns import Turn
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import Board, ground
from app.games.gloomhaven.rules import rulebook
from app.games.gloomhaven.state import Figure, State
from app.hexes.geometry import DIRECTIONS, Hex, minus

HERE = Path(__file__).parents[3]
FILE = Path(os.environ.get("ARBITRO_BOARDS", HERE.parent / "shared/gloomhaven/scenarios.json"))
SIGNS = {"X": "#", "O": "%", "T": "^", "H": "!", "D": "~"}
EDGES = ("south east", "east", "north east", "north west", "west", "south west")
"""Their edges 0–5, of hexes that stand on a side, as ours that stand on a corner: a mirror of
the map, which no rule minds."""


@dataclass(frozen=True)
class Scenario:
    """A board, and the outcomes agreed on: for each the end hex and the hexes attacked."""

    number: int
    state: State
    answers: frozenset[tuple[str, tuple[str, ...]]]

    def outcomes(self) -> frozenset[tuple[str, tuple[str, ...]]]:
        """Return what the monster's turn comes to, in hexes."""
        play = Play(rulebook.played(), self.state)
        at = self.state.at
        found = set()
        for told in play.ask(Turn("A")):
            place, _, targets = told.partition(" attacks ")
            found.add((place, tuple(sorted(at[t] for t in targets.split(", ") if t))))
        return frozenset(found)


def scenarios() -> Iterator[Scenario]:
    """Yield the boards of the file."""
    for told in json.loads(FILE.read_text(encoding="utf-8")):
        yield scenario(told)


def axial(location: int, height: int) -> Hex:
    """Return a location of the file as a hex."""
    column, row = divmod(location, height)
    return Hex(column, row - (column - (column & 1)) // 2)


def scenario(told: dict[str, Any]) -> Scenario:
    """Return a board of the file as a state."""
    height = told["h"]
    cells = {axial(location, height): "." for location in range(told["w"] * height)}
    for kind, locations in told["con"].items():
        for location in locations:
            cells[axial(location, height)] = SIGNS[kind]
    figures: dict[str, Figure] = {}
    letters = iter("BCDEFGHIJKLMNOPQRSTUVWXYZ")
    for location, who in told["fig"].items():
        kind, speed = who[0], int(who[1:] or 0)
        letter = "A" if kind == "A" else next(letters)
        cells[axial(int(location), height)] = (
            cells[axial(int(location), height)].strip(".") + letter
        )
        figures[letter] = (
            Figure("hero", initiative=speed, life=99)
            if kind == "C"
            else Figure(
                "monster", initiative=speed, life=99, move=told["mv"],
                range=told["rg"] or None, targets=told["tg"], area=_area(told),
                flying=told["fl"], jumping=told["ju"],
            )
        )  # fmt: skip
    board = Board.of(cells)
    ours = ground(board.text, ())
    lowest = min(cells, key=lambda cell: cell.r).r
    shift = _shift(cells, ours.names, lowest)
    name = {location: ours.names[minus(axial(location, height), shift)]
            for location in range(told["w"] * height)}  # fmt: skip
    directions = list(DIRECTIONS)
    walls = tuple(
        (name[location], _direction(edge, directions)) for location, edge in told["walls"]
    )
    state = State(
        board=board, walls=walls, figures=Table(figures),
        conditions=Table({"A": ("muddled",)} if told["mu"] else {}),
    )  # fmt: skip
    answers = frozenset(
        (name[end], tuple(sorted(name[hit] for hit in hits))) for end, *hits in told["ans"]
    )
    return Scenario(told["n"], state, answers)


def _shift(cells: dict[Hex, str], names: dict[Hex, str], lowest: int) -> Hex:
    """Return by how much the map moved as it was drawn."""
    first = min(cells, key=lambda cell: (cell.r, cell.q))
    drawn = min(names, key=lambda cell: (cell.r, cell.q))
    return minus(first, drawn)


STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _direction(edge: int, directions: list[str]) -> str:
    return next(name for name in directions if tuple(DIRECTIONS[name]) == STEPS[edge])


def _area(told: dict[str, Any]) -> Area | None:
    if not told["aoe"]:
        return None
    cells = [axial(location, 7) for location in told["aoe"]]
    origin = axial(24, 7) if told["rg"] == 0 else cells[0]
    return Area(tuple(minus(cell, origin) for cell in cells), told["rg"] == 0)
