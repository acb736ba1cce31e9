"""The map of a position: its hexes and terrain, read from text, and walls between hexes."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from app.engine.errors import NotGiven
from app.hexes.geometry import DIRECTIONS, Hex, Segment, around, plus, shared_edge
from app.hexes.paths import Neighbours
from app.hexes.sight import Lines
from app.hexes.textmap import draw_map, read_map

T = TypeVar("T")
Edge = frozenset[Hex]  # two neighbours with a wall between them
WALL, DOOR, OBSTACLE, TRAP, DIFFICULT, HAZARDOUS = "#", "+", "%", "^", "~", "!"
_TOKEN = re.compile(r"(?P<sign>[.#+%^~!]?)(?P<figure>[A-Z]?)(?P<letter>[a-z]?)")


@dataclass(frozen=True)
class Board:
    """A map as drawn, without its figures, and where figures were drawn on it.

    Signs: `.` or none a free hex, `#` a wall, `+` a closed door, `%` an obstacle, `^` a trap,
    `~` difficult and `!` hazardous terrain; capitals are figures, small letters name hexes.
    """

    text: str
    placed: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    @classmethod
    def read(cls, text: str) -> Board:
        """Read a map; raises `ValueError` for a person."""
        placed: list[tuple[str, str]] = []
        letters = set()
        for drawn in read_map(text):
            token = _TOKEN.fullmatch(drawn.text)
            if token is None:
                raise ValueError(
                    f"hex {drawn.name} holds {drawn.text!r}: a sign of .#+%^~!, a capital for a "
                    "figure, a small letter for its name, in this order and each at most once"
                )
            _, figure, letter = token.groups()
            name = letter or drawn.name
            if letter and letter in letters:
                raise ValueError(f"two hexes are called {letter}")
            letters.add(letter)
            if figure and figure in dict(placed):
                raise ValueError(f"{figure} stands in two hexes")
            if figure:
                placed.append((figure, name))
        return cls(_redrawn(text), tuple(placed))

    @classmethod
    def of(cls, cells: Mapping[Hex, str]) -> Board:
        """Return the map on which these cells stand as written."""
        return cls.read(draw_map(cells))

    def notation(self) -> str:
        """Return the map as text, without its figures."""
        return self.text

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a map from text."""
        return core_schema.no_info_after_validator_function(cls.read, core_schema.str_schema())


def _redrawn(text: str) -> str:
    """Return a map with its figures taken off, every hex in its place."""

    def bare(token: re.Match[str]) -> str:
        kept = re.sub("[A-Z]", "", token[0]) or "."
        return kept.ljust(len(token[0]))

    lines = (re.sub(r"\S+", bare, line).rstrip() for line in text.rstrip().split("\n"))
    return "\n".join(lines)


class Ground:
    """A map and its walls, as paths, ranges and sight need them; worked out once."""

    def __init__(self, text: str, walls: tuple[tuple[str, str], ...]) -> None:
        self.hexes: dict[str, Hex] = {}
        self.signs: dict[str, str] = {}
        for drawn in read_map(text):
            token = _TOKEN.fullmatch(drawn.text)
            sign, _, letter = token.groups() if token else ("", "", "")
            name = letter or drawn.name
            self.hexes[name] = drawn.cell
            self.signs[name] = sign if sign != "." else ""
        self.names = {cell: name for name, cell in self.hexes.items()}
        self.walled = frozenset(n for n, sign in self.signs.items() if sign in (WALL, DOOR))
        self.walls = frozenset(
            Edge((self.hexes[name], other))
            for name in self.walled
            for other in around(self.hexes[name])
            if self.names.get(other) not in self.walled
        ) | frozenset(Edge(self.edge(*wall)) for wall in walls)
        self._steps: dict[frozenset[Edge], Neighbours] = {}
        self._lines: dict[tuple[frozenset[Edge], bool], Lines] = {}
        self._found: dict[Any, Any] = {}

    def hex(self, name: str) -> Hex:
        """Return a named hex; raises `NotGiven` where the map has none of that name."""
        if name not in self.hexes:
            raise NotGiven(f"hex {name} on the board")
        return self.hexes[name]

    def is_open(self, cell: Hex) -> bool:
        """Tell whether a hex is on the map and no wall."""
        return cell in self.names and self.names[cell] not in self.walled

    def marked(self, *signs: str) -> tuple[str, ...]:
        """Return the hexes with one of these signs."""
        return tuple(name for name, sign in self.signs.items() if sign in signs)

    def neighbours(self, walls: frozenset[Edge]) -> Neighbours:
        """Return which hexes a step reaches from each, where these walls stand in the way."""
        found = self._steps.get(walls)
        if found is None:
            found = {
                name: tuple(
                    self.names[other]
                    for other in around(cell)
                    if other in self.names and Edge((cell, other)) not in walls
                )
                for name, cell in self.hexes.items()
            }
            self._steps[walls] = found
        return found

    def lines(self, walls: frozenset[Edge], touching: bool) -> Lines:
        """Return the lines that these walls leave open, a wall that is touched blocking or not."""
        found = self._lines.get((walls, touching))
        if found is None:
            found = Lines([_segment(wall) for wall in walls], touching)
            self._lines[walls, touching] = found
        return found

    def once(self, search: Callable[..., T], *given: Hashable) -> T:
        """Return what a search of this map finds for what it is given, searching only once."""
        found = self._found.get((search, given))
        if found is None:
            found = self._found[search, given] = search(self, *given)
        answer: T = found
        return answer

    def sides(self, name: str) -> frozenset[Edge]:
        """Return the six sides of a hex."""
        return frozenset(Edge((self.hex(name), other)) for other in around(self.hex(name)))

    def edge(self, name: str, other: str) -> tuple[Hex, Hex]:
        """Return the neighbours between which a wall stands: two hexes, or one and a direction."""
        cell = self.hex(name)
        step = DIRECTIONS.get(other)
        return cell, plus(cell, step) if step else self.hex(other)


@lru_cache(maxsize=64)
def ground(text: str, walls: tuple[tuple[str, str], ...]) -> Ground:
    """Return the ground of a map with these walls between its hexes."""
    return Ground(text, walls)


def _segment(wall: Edge) -> Segment:
    one, other = wall
    return shared_edge(one, other)
