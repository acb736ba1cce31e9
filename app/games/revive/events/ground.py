"""What changes on the map."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.errors import NotGiven
from app.engine.kinds import Event
from app.engine.table import Table
from app.games.revive.names import Cell, Player, Size, Thing
from app.games.revive.state import State


@dataclass(frozen=True)
class Explored(Event[State]):
    """A tile is explored, and lies with one of its faces up."""

    player: Player
    tile: Thing
    face: int = 1

    def apply(self, state: State) -> State:
        """Turn the tile."""
        faces = state.tile(self.tile).faces
        if faces and not 0 < self.face <= len(faces):
            raise NotGiven(f"face {self.face} of {self.tile}")
        turned = Table({**state.turned, **faces[self.face - 1]}) if faces else state.turned
        return replace(state, turned=turned, explored=state.explored | {self.tile})


@dataclass(frozen=True)
class Built(Event[State]):
    """A player puts a building on a space."""

    player: Player
    at: Cell
    size: Size

    def apply(self, state: State) -> State:
        """Put it there."""
        held = state.buildings.get(self.player, Table())
        return replace(
            state, buildings=state.buildings.with_(self.player, held.with_(self.at, self.size))
        )


@dataclass(frozen=True)
class Settled(Event[State]):
    """A player puts a meeple on a city or a large location."""

    player: Player
    at: Thing

    def apply(self, state: State) -> State:
        """Put it there."""
        held = (*state.meeples.get(self.player, ()), self.at)
        return replace(state, meeples=state.meeples.with_(self.player, held))


@dataclass(frozen=True)
class Watered(Event[State]):
    """A player has built beside a water space."""

    player: Player
    cell: Cell

    def apply(self, state: State) -> State:
        """Note the space."""
        held = (*state.watered.get(self.player, ()), self.cell)
        return replace(state, watered=state.watered.with_(self.player, held))
