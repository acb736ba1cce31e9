"""Goods that come and go."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.revive.names import Colour, Good, Player, Resource
from app.games.revive.state import State


def _stocked(state: State, player: Player, resource: Resource, by: int) -> State:
    held = state.stock.get(player, Table())
    held = held.with_(resource, held.get(resource, 0) + by)
    return replace(state, stock=state.stock.with_(player, held))


class Made(Event[State]):
    """Something by which a player may make devotion points."""

    player: Player

    @property
    @abstractmethod
    def devotion(self) -> int:
        """Return how many."""


@dataclass(frozen=True)
class Gained(Made):
    """A player gains some of a good; what is no mere counter is seen to by rules."""

    player: Player
    good: Good
    amount: int = 1

    @property
    def devotion(self) -> int:
        """Return the devotion among it."""
        return self.amount if self.good == "devotion" else 0

    def apply(self, state: State) -> State:
        """Count resources, energy, points and devotion."""
        match self.good:
            case "gear" | "book" | "food" | "crystal":
                return _stocked(state, self.player, self.good, self.amount)
            case "energy":
                held = state.energy.get(self.player, 0) + self.amount
                return replace(state, energy=state.energy.with_(self.player, held))
            case "point" | "devotion":
                return _scored(state, self.player, self.good, self.amount)
        return state


def _scored(state: State, player: Player, good: Good, amount: int) -> State:
    now = state.gained.get(player, Table())
    now = now.with_(good, now.get(good, 0) + amount)
    state = replace(state, gained=state.gained.with_(player, now))
    held = state.points if good == "point" else state.devotion
    held = held.with_(player, held.get(player, 0) + amount)
    state = replace(state, latest=state.latest.with_(player, Table({good: amount})))
    return replace(state, points=held) if good == "point" else replace(state, devotion=held)


@dataclass(frozen=True)
class Paid(Event[State]):
    """A player pays resources."""

    player: Player
    what: Table[Resource, int]

    def apply(self, state: State) -> State:
        """Take them off the stock."""
        for resource, amount in self.what.items():
            state = _stocked(state, self.player, resource, -amount)
        return state


@dataclass(frozen=True)
class Lost(Event[State]):
    """A player loses some of a resource."""

    player: Player
    resource: Resource
    amount: int

    def apply(self, state: State) -> State:
        """Take it off the stock."""
        return _stocked(state, self.player, self.resource, -self.amount)


class ArtifactLeft(Event[State]):
    """An artifact leaves the board."""

    player: Player
    colour: Colour

    def apply(self, state: State) -> State:
        """Take it off the board, if one of its colour is there."""
        left = list(state.on_board())
        if self.colour in left:
            left.remove(self.colour)
        return replace(state, left=tuple(left))


@dataclass(frozen=True)
class TookArtifact(ArtifactLeft):
    """A player takes an artifact from the board."""

    player: Player
    colour: Colour

    def apply(self, state: State) -> State:
        """Move it to the player."""
        held = (*state.artifacts.get(self.player, ()), self.colour)
        return replace(super().apply(state), artifacts=state.artifacts.with_(self.player, held))


@dataclass(frozen=True)
class DiscardedArtifact(ArtifactLeft):
    """A player removes an artifact from the board."""

    player: Player
    colour: Colour


@dataclass(frozen=True)
class NoArtifactLeft(Event[State]):
    """A player would take an artifact, and none is left on the board."""

    player: Player


@dataclass(frozen=True)
class TookToken(Event[State]):
    """A player takes a token of so many points."""

    player: Player
    points: int

    def apply(self, state: State) -> State:
        """Give the token."""
        held = (*state.tokens.get(self.player, ()), self.points)
        return replace(state, tokens=state.tokens.with_(self.player, held))


@dataclass(frozen=True)
class Counted(Event[State]):
    """A player counts points of the end of the game."""

    player: Player
    points: int

    def apply(self, state: State) -> State:
        """Add them."""
        points = state.points.get(self.player, 0) + self.points
        return replace(state, points=state.points.with_(self.player, points))


@dataclass(frozen=True)
class Converted(Made):
    """A player turns points made in this action into devotion, or devotion into points."""

    player: Player
    amount: int
    into: Literal["point", "devotion"]
    gives: int

    @property
    def devotion(self) -> int:
        """Return the devotion that it gives."""
        return self.gives if self.into == "devotion" else 0

    def apply(self, state: State) -> State:
        """Take the ones and give the others."""
        source: Good = "point" if self.into == "devotion" else "devotion"
        state = _scored(state, self.player, source, -self.amount)
        return _scored(state, self.player, self.into, self.gives)
