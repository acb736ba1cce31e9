"""Boards on which others agreed how a monster's turn may end, as states of ours.

A file of them is a list of objects: a grid of `h` hexes a column, flat tops, counted up each
column from the bottom left, odd columns half a hex higher; figures (`fig`: A acts, M its allies,
C its enemies, each with its initiative), terrain (`con`), thin walls (`walls`), a 7×7 pattern of
an area attack about its middle (`aoe`), what A's card says (`mv`, `rg`, `tg`, `fl`, `ju`, `mu`)
and the outcomes (`ans`: the end hex, then those attacked).
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from app.engine.play import Play
from app.engine.rulebook import Rules
from app.engine.table import Table
from app.games.gloomhaven.actions.turns import Turn
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import Board
from app.games.gloomhaven.names import Kind
from app.games.gloomhaven.state import Figure, State
from app.hexes.geometry import DIRECTIONS, Hex, minus
from app.hexes.textmap import read_map
from app.settings import PACKAGE

Outcome = tuple[str, ...]  # the hex where a turn ends, then those attacked, in order
SIGNS = {"X": "#", "O": "%", "T": "^", "H": "!", "D": "~"}
EDGES = tuple(DIRECTIONS)  # their edges 0–5 lead to axial neighbours in the order of ours
PATTERN = 7  # hexes a column in which areas are told
MIDDLE = 24  # the attacker's own hex there


@dataclass(frozen=True)
class Scenario:
    """A board on which A acts, and the outcomes agreed on."""

    number: int
    state: State
    answers: frozenset[Outcome]


def boards_file() -> Path:
    """Return the file that `ARBITRO_BOARDS` names, else the one beside this checkout."""
    beside = PACKAGE.parents[1] / "shared/gloomhaven/scenarios.json"
    return Path(os.environ.get("ARBITRO_BOARDS") or beside)


def scenarios(file: Path) -> Iterator[Scenario]:
    """Yield the boards of a file."""
    for told in json.loads(file.read_text(encoding="utf-8")):
        yield scenario(told)


def outcomes(rules: Rules[State], state: State) -> frozenset[Outcome]:
    """Return all that A's turn may come to, those attacked by the hexes in which they stand."""
    turns = (told.partition(" attacks ") for told in Play(rules, state).ask(Turn("A")))
    return frozenset(
        (place, *sorted(state.where(target) for target in targets.split(", ") if target))
        for place, _, targets in turns
    )


def scenario(told: Mapping[str, Any]) -> Scenario:
    """Return a board of the file as a state."""
    hexes = [_hex(location, told["h"]) for location in range(told["w"] * told["h"])]
    terrain = {at: SIGNS[kind] for kind, locations in told["con"].items() for at in locations}
    cells = {cell: terrain.get(at, "") for at, cell in enumerate(hexes)}
    figures = dict(_figures(told))
    for letter, at in zip(figures, map(int, told["fig"]), strict=True):
        cells[hexes[at]] += letter
    board = Board.of({cell: text or "." for cell, text in cells.items()})
    row_by_row = sorted(cells, key=lambda cell: (cell.r, cell.q))
    names = {cell: drawn.name for cell, drawn in zip(row_by_row, read_map(board.text), strict=True)}
    state = State(
        board=board,
        walls=tuple((names[hexes[at]], EDGES[edge]) for at, edge in told["walls"]),
        figures=Table(figures),
        conditions=Table({"A": ("muddled",)} if told["mu"] else {}),
    )
    answers = [[names[hexes[at]] for at in answer] for answer in told["ans"]]
    return Scenario(
        told["n"], state, frozenset((end, *sorted(hits)) for end, *hits in answers)
    )  # fmt: skip


def _hex(location: int, height: int) -> Hex:
    column, row = divmod(location, height)
    return Hex(column, row - column // 2)


def _figures(told: Mapping[str, Any]) -> Iterator[tuple[str, Figure]]:
    """Yield the figures in the order of the file, the others named from B on."""
    letters = chain(ascii_uppercase[1:])
    for who in told["fig"].values():
        kind, initiative = who[0], int(who[1:] or 0)
        if kind == "A":
            yield "A", Figure(
                "monster", initiative=initiative, move=told["mv"], range=told["rg"] or None,
                targets=told["tg"], area=_area(told), flying=told["fl"], jumping=told["ju"],
            )  # fmt: skip
        else:
            side: Kind = "hero" if kind == "C" else "monster"
            yield next(letters), Figure(side, initiative=initiative)


def _area(told: Mapping[str, Any]) -> Area | None:
    cells = [_hex(location, PATTERN) for location in told["aoe"]]
    if not cells:
        return None
    close = told["rg"] == 0
    origin = _hex(MIDDLE, PATTERN) if close else cells[0]
    return Area(tuple(minus(cell, origin) for cell in cells), close)
