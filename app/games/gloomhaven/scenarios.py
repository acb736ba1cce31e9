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

from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import DIFFICULT, HAZARDOUS, OBSTACLE, TRAP, WALL
from app.games.gloomhaven.layout import Layout, Outcome
from app.games.gloomhaven.names import Kind
from app.games.gloomhaven.state import Figure
from app.hexes.geometry import DIRECTIONS, Hex, minus, plus
from app.settings import PACKAGE

SIGNS = {"X": WALL, "O": OBSTACLE, "T": TRAP, "H": HAZARDOUS, "D": DIFFICULT}
EDGES = tuple(DIRECTIONS.values())  # their edges 0–5 lead to axial neighbours in our order
PATTERN = 7  # hexes a column in which areas are told
MIDDLE = 24  # the attacker's own hex there


@dataclass(frozen=True)
class Scenario:
    """A board on which A acts, and the outcomes agreed on."""

    number: int
    layout: Layout
    answers: frozenset[Outcome]


def boards_file() -> Path:
    """Return the file that `ARBITRO_BOARDS` names, else the one beside this checkout."""
    beside = PACKAGE.parents[1] / "shared/gloomhaven/scenarios.json"
    return Path(os.environ.get("ARBITRO_BOARDS") or beside)


def scenarios(file: Path) -> Iterator[Scenario]:
    """Yield the boards of a file."""
    for told in json.loads(file.read_text(encoding="utf-8")):
        yield scenario(told)


def scenario(told: Mapping[str, Any]) -> Scenario:
    """Return one board of a file."""
    hexes = [_hex(location, told["h"]) for location in range(told["w"] * told["h"])]
    signs = {location: SIGNS[kind] for kind, where in told["con"].items() for location in where}
    figures = dict(_figures(told))
    places = (hexes[int(location)] for location in told["fig"])
    layout = Layout(
        terrain={cell: signs.get(location, "") for location, cell in enumerate(hexes)},
        walls=tuple((hexes[at], plus(hexes[at], EDGES[edge])) for at, edge in told["walls"]),
        figures=figures,
        at=dict(zip(figures, places, strict=True)),
        muddled=told["mu"],
    )
    answers = ([hexes[location] for location in answer] for answer in told["ans"])
    return Scenario(told["n"], layout, frozenset((end, *sorted(hit)) for end, *hit in answers))


def _hex(location: int, height: int) -> Hex:
    column, row = divmod(location, height)
    return Hex(column, row - column // 2)


def _figures(told: Mapping[str, Any]) -> Iterator[tuple[str, Figure]]:
    """Yield the figures in the order of the file, all but A named from B on."""
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
    own = _hex(MIDDLE, PATTERN)
    return Area(tuple(minus(cell, own) for cell in cells), close=told["rg"] == 0)
