"""Machine tracks, machines, the tribe's ability and technologies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.revive.names import Player, Resource, Thing, Track
from app.games.revive.state import State


@dataclass(frozen=True)
class Unlockable(Query[State, tuple[str, ...]]):
    """The technologies that a player may unlock next."""

    player: Player | None = None

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return all that are not unlocked yet."""
        player = self.player or play.state.active_player()
        held = play.state.unlocked.get(player, ())
        return tuple(name for name in play.state.technologies if name not in held)


@dataclass(frozen=True)
class Unlocks(Query[State, bool]):
    """Whether a space is unlocked by the steps that a player has made."""

    place: Thing
    player: Player | None = None

    def default(self, play: Play[State]) -> bool:
        """It is not, unless a rule says so."""
        return False


@dataclass(frozen=True)
class PastTheEnd(Query[State, "Resource | None"]):
    """What a step past the end of a track gives instead."""

    track: Track
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Resource | None:
        """Return nothing."""
        return None


@dataclass(frozen=True)
class AbilityDisc(Query[State, bool]):
    """Whether using the tribe's ability moves a disc to the progress track."""

    player: Player | None = None

    def default(self, play: Play[State]) -> bool:
        """It does not, unless a rule says so."""
        return False
