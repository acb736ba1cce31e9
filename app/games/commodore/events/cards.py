"""How cards go from deck to hand and from hand to the discards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.commodore.names import Card, Player
from app.games.commodore.state import State


@dataclass(frozen=True)
class Drew(Event[State]):
    """A player draws the top card of the deck."""

    player: Player
    card: Card

    def apply(self, state: State) -> State:
        """Take it into the hand."""
        return replace(
            state,
            deck=tuple(card for card in state.deck or () if card != self.card),
            hands=state.hands.with_(self.player, (*state.hand(self.player), self.card)),
        )


@dataclass(frozen=True)
class HandsDealt(Event[State]):
    """Both first hands have been dealt."""


@dataclass(frozen=True)
class TurnDrawn(Event[State]):
    """The card of the turn has been drawn, or there was none to draw."""

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, drawn=True)


@dataclass(frozen=True)
class Discarded(Event[State]):
    """A player discards a card of the hand."""

    player: Player
    card: Card

    def apply(self, state: State) -> State:
        """Lay it on the discards."""
        return discarded(state, self.player, self.card)


@dataclass(frozen=True)
class DeckRunOut(Event[State]):
    """A card has to be drawn and the deck is empty."""


@dataclass(frozen=True)
class DiscardsShuffled(Event[State]):
    """The discards become the deck, in this order."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Turn the pile over."""
        return replace(
            state,
            deck=(*(state.deck or ()), *self.cards),
            discards=tuple(card for card in state.discards if card not in self.cards),
        )


@dataclass(frozen=True)
class PutAway(Event[State]):
    """A card of the discards goes back to the box."""

    card: Card

    def apply(self, state: State) -> State:
        """Take it out of the game."""
        return replace(state, discards=tuple(c for c in state.discards if c != self.card))


@dataclass(frozen=True)
class HandSeen(Event[State]):
    """A player looks at the opponent's hand."""

    player: Player


def discarded(state: State, player: Player, card: str) -> State:
    """Move a card from a hand to the discards."""
    hand = tuple(held for held in state.hand(player) if held != card)
    return replace(state, hands=state.hands.with_(player, hand), discards=(card, *state.discards))
