"""What the expansion Call of the Abyss makes happen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.revive.events.cards import without
from app.games.revive.names import Player, Thing
from app.games.revive.state import State


@dataclass(frozen=True)
class ScyphozKept(Event[State]):
    """A player draws Scyphoz cards and keeps one, active at once."""

    player: Player
    drawn: tuple[Thing, ...]
    card: Thing

    def apply(self, state: State) -> State:
        """Take the cards drawn off the deck, and give the one kept."""
        deck = tuple(card for card in state.scyphoz or () if card not in self.drawn)
        held = (*state.active.get(self.player, ()), self.card)
        return replace(state, scyphoz=deck, active=state.active.with_(self.player, held))


@dataclass(frozen=True)
class CardDestroyed(Event[State]):
    """A card leaves the game from a player's active area."""

    player: Player
    card: Thing

    def apply(self, state: State) -> State:
        """Take it away."""
        held = without(state.active.get(self.player, ()), self.card)
        return replace(state, active=state.active.with_(self.player, held))


@dataclass(frozen=True)
class TravelTaken(Event[State]):
    """A player takes a travel card."""

    player: Player
    travel: Thing

    def apply(self, state: State) -> State:
        """Give it."""
        held = (*state.travelling.get(self.player, ()), self.travel)
        return replace(state, travelling=state.travelling.with_(self.player, held))


@dataclass(frozen=True)
class TravelTurned(Event[State]):
    """A player turns a resolved travel card face down."""

    player: Player
    travel: Thing

    def apply(self, state: State) -> State:
        """Turn it."""
        held = without(state.travelling.get(self.player, ()), self.travel)
        done = (*state.travelled.get(self.player, ()), self.travel)
        return replace(
            state, travelling=state.travelling.with_(self.player, held),
            travelled=state.travelled.with_(self.player, done),
        )  # fmt: skip
