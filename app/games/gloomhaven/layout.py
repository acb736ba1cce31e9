"""Positions laid out hex by hex, as boards of others and boards of chance are, and their states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from string import ascii_uppercase

from app.engine.play import Play
from app.engine.rulebook import Rules
from app.engine.table import Table
from app.games.gloomhaven.actions.turns import Turn
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import DIFFICULT, HAZARDOUS, OBSTACLE, TRAP, WALL, Board
from app.games.gloomhaven.state import Figure, State
from app.hexes.geometry import DIRECTIONS, Hex
from app.hexes.textmap import read_map

Outcome = tuple[Hex, ...]  # the hex where a turn ends, then those attacked, in order


@dataclass(frozen=True)
class Layout:
    """A map, its thin walls as two neighbours, and figures of which A acts."""

    terrain: Mapping[Hex, str]  # each hex of the map, and its sign, if it has one
    walls: tuple[tuple[Hex, Hex], ...]
    figures: Mapping[str, Figure]
    at: Mapping[str, Hex]
    muddled: bool = False

    def state(self) -> State:
        """Return the layout as a state."""
        board, names = self._drawn()
        ways = {step: name for name, step in DIRECTIONS.items()}
        return State(
            board=board,
            walls=tuple(
                (names[a], ways[Hex(b.q - a.q, b.r - a.r)]) for a, b in self.walls
            ),
            figures=Table(dict(self.figures)),
            at=Table({name: names[cell] for name, cell in self.at.items()}),
            conditions=Table({"A": ("muddled",)} if self.muddled else {}),
        )  # fmt: skip

    def outcomes(self, rules: Rules[State]) -> frozenset[Outcome]:
        """Return all that A's turn may come to by some rules, in hexes of the layout."""
        state, names = self.state(), self._drawn()[1]
        hexes = {name: cell for cell, name in names.items()}
        turns = (told.partition(" attacks ") for told in Play(rules, state).ask(Turn("A")))
        return frozenset(
            (hexes[end], *sorted(self.at[target] for target in targets.split(", ") if target))
            for end, _, targets in turns
        )

    def moved(self, move: Callable[[Hex], Hex]) -> Layout:
        """Return the layout with each hex elsewhere, as by a turn about the origin."""
        return Layout(
            {move(cell): sign for cell, sign in self.terrain.items()},
            tuple((move(one), move(other)) for one, other in self.walls),
            self.figures,
            {name: move(cell) for name, cell in self.at.items()},
            self.muddled,
        )

    def _drawn(self) -> tuple[Board, dict[Hex, str]]:
        """Return the map, and how each hex is called on it."""
        board = Board.of({cell: sign or "." for cell, sign in self.terrain.items()})
        row_by_row = sorted(self.terrain, key=lambda cell: (cell.r, cell.q))
        drawn = read_map(board.text)
        return board, {cell: one.name for cell, one in zip(row_by_row, drawn, strict=True)}


_SIGNS = (*[""] * 12, *[WALL, OBSTACLE] * 2, DIFFICULT, DIFFICULT, TRAP, HAZARDOUS)
_AREAS = (
    None, None, None,
    Area((Hex(0, 0), Hex(1, 0)), close=False),
    Area((Hex(0, 0), Hex(1, 0), Hex(0, 1)), close=False),
    Area((Hex(0, 0), Hex(2, 0)), close=False),
    Area((Hex(1, 0), Hex(0, 1)), close=True),
    Area((Hex(1, 0), Hex(2, 0)), close=True),
    Area((Hex(1, 0), Hex(2, -1), Hex(0, 1)), close=True),
)  # fmt: skip


def scattered(chance: Random, columns: int, rows: int, most: int) -> Layout:
    """Return a map of chance, as wide and high as told, with two to `most` figures."""
    terrain = {
        Hex(column - row // 2, row): chance.choice(_SIGNS)
        for row in range(rows)
        for column in range(columns)
    }
    count = chance.randint(2, most)
    at = dict(zip(ascii_uppercase, chance.sample(sorted(terrain), count), strict=False))
    terrain |= {cell: "" for cell in at.values() if terrain[cell] in (WALL, OBSTACLE)}
    thin = (
        (cell, Hex(cell.q + step.q, cell.r + step.r))
        for cell in terrain
        for step in (Hex(1, 0), Hex(0, 1), Hex(-1, 1))
        if chance.random() < 0.04
    )
    area = chance.choice(_AREAS)
    far = chance.choice((None, 1, 2, 3, 5))
    acting = Figure(
        "monster",
        move=chance.choice((None, 1, 2, 3, 4)),
        range=far if area is None else None if area.close else far or 2,
        targets=chance.choice((0, 1, 1, 1, 2, 2, 3, 6)),
        area=area,
        flying=chance.random() < 0.1,
        jumping=chance.random() < 0.15,
    )
    heroes = {
        name: Figure(
            chance.choice(("hero", "hero", "monster")) if name > "B" else "hero",
            initiative=chance.choice((10, 10, 20, 30)),
        )
        for name in at
        if name != "A"
    }
    return Layout(
        terrain, tuple(thin), {"A": acting} | heroes, at, muddled=chance.random() < 0.1
    )  # fmt: skip
