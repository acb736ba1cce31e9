"""The map: from where range is counted, by which spaces, how far things are, what lies beside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.revive.names import Cell, Kind, Player, Thing
from app.games.revive.state import State
from app.hexes.paths import distances


@dataclass(frozen=True)
class Sources(Query[State, tuple[str, ...]]):
    """The spaces from which a player's range may be counted."""

    player: Player | None = None
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none: the rules say which."""
        return ()

    def whose(self, play: Play[State]) -> Player:
        """Return whose range it is."""
        return self.player or play.state.active_player()


@dataclass(frozen=True)
class Passable(Query[State, bool]):
    """Whether range may be counted through a space of this kind."""

    kind: Kind
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Every space may be crossed, unless a rule says otherwise."""
        return True


@dataclass(frozen=True)
class Distance(Query[State, "int | None"]):
    """How far a space or tile is from where range is counted; None: out of reach.

    By itself it counts the spaces that lie between; rules say what else counts.
    """

    to: str
    player: Player | None = None

    def default(self, play: Play[State]) -> int | None:
        """Search the map from every source, by what may be crossed."""
        state, found = play.state, []
        neighbours = state.map().neighbours
        goals, sources = play.ask(Goals(self.to)), play.ask(Sources(self.player))
        for cell in (*goals, *sources):
            state.kind(cell)  # raises `NotGiven` for one that the map has not
        for source in sources:
            open_ways = {
                cell: tuple(
                    other
                    for other in others
                    if other in goals or play.ask(Passable(state.kind(other)))
                )
                if cell == source or play.ask(Passable(state.kind(cell)))
                else ()
                for cell, others in neighbours.items()
            }
            ways = distances(open_ways, source)
            found += [ways[goal] for goal in goals if goal in ways]
        steps = min(found, default=None)
        return steps if not steps else steps - 1


@dataclass(frozen=True)
class Goals(Query[State, tuple[str, ...]]):
    """The spaces to any of which range may be counted for a target: a space, or a whole tile."""

    to: str
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the first space named."""
        return play.state.cells(self.to)[:1]


@dataclass(frozen=True)
class Beside(Query[State, tuple[str, ...]]):
    """The spaces adjacent to a space that count for a building on it."""

    cell: Cell
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return its neighbours on the map."""
        play.state.kind(self.cell)  # raises `NotGiven` where the map has none of that name
        return tuple(play.state.map().neighbours[self.cell])


@dataclass(frozen=True)
class WaterPays(Query[State, bool]):
    """Whether a water space gives its bonus to a player who builds beside it."""

    cell: Cell
    player: Player | None = None

    def default(self, play: Play[State]) -> bool:
        """It does, unless a rule says otherwise."""
        return True

    def whose(self, play: Play[State]) -> Player:
        """Return who builds."""
        return self.player or play.state.active_player()


@dataclass(frozen=True)
class Promised(Query[State, tuple[Kind, ...]]):
    """What kinds of space an unexplored tile is sure to have on its other side."""

    tile: Thing

    def default(self, play: Play[State]) -> tuple[Kind, ...]:
        """Return none: nothing is known of it."""
        return ()
