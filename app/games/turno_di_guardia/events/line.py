"""What happens in the Line: cards turned, gaps closed, places changed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class Uncovering(Event[State]):
    """A face-down card of the Line is about to be turned up."""

    card: Card


@dataclass(frozen=True)
class Revealed(Event[State]):
    """A face-down card of the Line is turned up."""

    card: Card

    def apply(self, state: State) -> State:
        """Turn it up."""
        return replace(state, face_down=state.face_down - {self.card})


@dataclass(frozen=True)
class Hidden(Event[State]):
    """A card of the Line is turned face down again."""

    card: Card

    def apply(self, state: State) -> State:
        """Turn it down."""
        return replace(state, face_down=state.face_down | {self.card})


@dataclass(frozen=True)
class Shown(Event[State]):
    """A card has just come to lie face up in the Line, and its Reveal effect is settled.

    `place` is where it was turned up or came in: the effect may have moved it since.
    """

    card: Card
    place: int


@dataclass(frozen=True)
class Faced(Event[State]):
    """All that a card brings about by being shown is settled."""

    card: Card


@dataclass(frozen=True)
class LineDealt(Event[State]):
    """These cards are laid out face down as the Line of a Watch, wherever they come from."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Lay them out."""
        return replace(state, line=self.cards, face_down=frozenset(self.cards))


@dataclass(frozen=True)
class LineGathered(Event[State]):
    """The Line is about to be looked over: who may still join it does so now."""


@dataclass(frozen=True)
class ClosedRanks(Event[State]):
    """The creatures of the Line step forward into the gaps, whose places are named."""

    gaps: tuple[int, ...]

    def apply(self, state: State) -> State:
        """Close the gaps."""
        return replace(state, line=tuple(card for card in state.line if card))


@dataclass(frozen=True)
class Advanced(Event[State]):
    """The Line has moved up, and this card is now the first."""

    card: Card


@dataclass(frozen=True)
class Moved(Event[State]):
    """A card of the Line goes to another place of it."""

    card: Card
    to: int

    def apply(self, state: State) -> State:
        """Take it out and put it in again, the others making room."""
        line = [card for card in state.line if card != self.card]
        line.insert(self.to - 1, self.card)
        return replace(state, line=tuple(line))


@dataclass(frozen=True)
class Exchanged(Event[State]):
    """Two cards of the Line change places, each lying as it lay."""

    card: Card
    other: Card

    def apply(self, state: State) -> State:
        """Put each where the other was."""
        to = {self.card: self.other, self.other: self.card}
        return replace(state, line=tuple(to.get(card or "", card) for card in state.line))


@dataclass(frozen=True)
class LineSettled(Event[State]):
    """Something has moved in the Line and it has come to rest."""
