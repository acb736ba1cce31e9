"""How a game begins, goes from turn to turn and phase to phase, and ends."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.commodore.names import Card, Player
from app.games.commodore.state import Phase, State


@dataclass(frozen=True)
class DeckMade(Event[State]):
    """The common deck lies in this order, top first."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Put it out."""
        return replace(state, deck=self.cards)


@dataclass(frozen=True)
class MoraleSet(Event[State]):
    """A player begins with so much morale."""

    player: Player
    to: int

    def apply(self, state: State) -> State:
        """Set the marker."""
        return replace(state, morale=state.morale.with_(self.player, self.to))


@dataclass(frozen=True)
class TurnBegun(Event[State]):
    """A player's turn begins, with its first phase."""

    player: Player

    def apply(self, state: State) -> State:
        """Pass the turn on; what was done or new this turn no longer is."""
        times = state.turns.get(self.player, 0) + 1
        return replace(
            state,
            turn=self.player,
            phase="draw",
            turns=state.turns.with_(self.player, times),
            hit=frozenset(),
            fresh=frozenset(),
            fired=frozenset(),
            taken=frozenset(),
            drawn=False,
        )


@dataclass(frozen=True)
class PhaseBegun(Event[State]):
    """The next phase of a turn begins."""

    phase: Phase

    def apply(self, state: State) -> State:
        """Go on to it."""
        return replace(state, phase=self.phase, hit=frozenset())


@dataclass(frozen=True)
class MoraleChanged(Event[State]):
    """A player's morale grows, or shrinks by a negative amount."""

    player: Player
    by: int

    def apply(self, state: State) -> State:
        """Move the marker."""
        morale = state.morale.get(self.player, 0) + self.by
        return replace(state, morale=state.morale.with_(self.player, morale))


@dataclass(frozen=True)
class Won(Event[State]):
    """A player has won."""

    player: Player

    def apply(self, state: State) -> State:
        """Write it down."""
        return replace(state, winner=self.player)


@dataclass(frozen=True)
class CalledOff(Event[State]):
    """The players break the game off, and nobody wins."""
