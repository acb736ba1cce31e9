"""The map of a position: its hexes and terrain, read from text, and walls between hexes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from app.engine.errors import NotGiven
from app.hexes.drawn import DrawnMap
from app.hexes.geometry import DIRECTIONS, Hex, Segment, around, plus, shared_edge
from app.hexes.paths import Neighbours
from app.hexes.sight import Lines

T = TypeVar("T")
Edge = frozenset[Hex]  # two neighbours with a wall between them
WALL, DOOR, OBSTACLE, TRAP, DIFFICULT, HAZARDOUS = "#", "+", "%", "^", "~", "!"


class Board(DrawnMap):
    """A map: `.` or none a free hex, `#` a wall, `+` a closed door, `%` an obstacle, `^` a trap,
    `~` difficult and `!` hazardous terrain; capitals are figures, small letters name hexes."""

    SIGNS: ClassVar[str] = ".#+%^~!"
    FIGURES: ClassVar[bool] = True


class Steps(dict[str, tuple[str, ...]]):
    """Which hexes a step reaches from each; raises `NotGiven` for one that the map has not."""

    def __missing__(self, name: str) -> tuple[str, ...]:
        raise NotGiven(f"hex {name} on the board")


class Ground:
    """A map and its walls, as paths, ranges and sight need them; worked out once."""

    def __init__(self, text: str, walls: tuple[tuple[str, str], ...]) -> None:
        board = Board(text)
        self.hexes, self.signs = board.hexes, board.signs
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
            found = Steps(
                (
                    name,
                    tuple(
                        self.names[other]
                        for other in around(cell)
                        if other in self.names and Edge((cell, other)) not in walls
                    ),
                )
                for name, cell in self.hexes.items()
            )
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
