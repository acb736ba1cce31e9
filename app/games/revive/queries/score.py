"""What a player scores, at the end and before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.engine.table import Table
from app.games.revive.names import Colour, Player
from app.games.revive.printed import Goal
from app.games.revive.state import State


@dataclass(frozen=True)
class Score(Query[State, int]):
    """A player's points, all told; each rule adds a line."""

    player: Player

    def default(self, play: Play[State]) -> int:
        """Return the points made so far."""
        return play.state.points.get(self.player, 0)


@dataclass(frozen=True)
class ArtifactGoal(Query[State, "Goal | None"]):
    """What a player's artifact card counts for artifacts of a colour; None for nothing."""

    player: Player
    colour: Colour
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Goal | None:
        """Return what the player's own card says."""
        return play.state.goals.get(self.player, Table()).get(self.colour)


@dataclass(frozen=True)
class ArtifactFactor(Query[State, int]):
    """By how much a player's artifacts of a colour multiply what their card counts."""

    player: Player
    colour: Colour

    def default(self, play: Play[State]) -> int:
        """Return how many there are."""
        return play.state.artifacts.get(self.player, ()).count(self.colour)


@dataclass(frozen=True)
class ToConvert(Query[State, int]):
    """How many points, or how much devotion, a player may convert now."""

    player: Player
    good: Literal["point", "devotion"]

    def default(self, play: Play[State]) -> int:
        """Return what was gained last."""
        return play.state.latest.get(self.player, Table()).get(self.good, 0)


@dataclass(frozen=True)
class Flasks(Query[State, int]):
    """How many flask symbols a player has."""

    player: Player

    def default(self, play: Play[State]) -> int:
        """Return those that are printed."""
        return play.state.flasks.get(self.player, 0)
