"""The course of turns, and of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.revive.names import Player
from app.games.revive.state import Deed, Part, State


@dataclass(frozen=True)
class ActionOver(Event[State]):
    """A part of a player's turn is over."""

    player: Player

    def apply(self, state: State) -> State:
        """Forget what was gained in it, and the colours given for now."""
        return replace(
            state,
            gained=state.gained.without(self.player),
            latest=state.latest.without(self.player),
            coloured=Table(),
        )


@dataclass(frozen=True)
class PartBegan(Event[State]):
    """A part of a turn begins: the second action, or none after it."""

    part: Part

    def apply(self, state: State) -> State:
        """Note the part; what was done in the turn is forgotten when it is over."""
        state = replace(state, part=self.part, acting=False)
        return replace(state, deeds=(), traded=()) if self.part == "over" else state


@dataclass(frozen=True)
class MainActionDone(Event[State]):
    """The main action of this part has been done, and which one."""

    player: Player
    deed: Deed | None = None

    def apply(self, state: State) -> State:
        """Note it."""
        deeds = (*state.deeds, self.deed) if self.deed else state.deeds
        return replace(state, acting=True, deeds=deeds)


@dataclass(frozen=True)
class Hibernated(Event[State]):
    """A player hibernates once more."""

    player: Player

    def apply(self, state: State) -> State:
        """Count it."""
        times = state.slept.get(self.player, 0) + 1
        return replace(state, slept=state.slept.with_(self.player, times), part="hibernation")


@dataclass(frozen=True)
class TimeToWake(Event[State]):
    """Hibernation begins: what rested may wake."""

    player: Player


@dataclass(frozen=True)
class TimeToRest(Event[State]):
    """Hibernation goes on: what was played may rest."""

    player: Player


@dataclass(frozen=True)
class EndBegan(Event[State]):
    """A player brings the end about."""

    player: Player

    def apply(self, state: State) -> State:
        """Note who did."""
        return replace(state, ending=self.player)


@dataclass(frozen=True)
class GameOver(Event[State]):
    """The game is over."""

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, finished=True)
