"""How cards come into the Line otherwise than by being dealt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.events.leaving import undrawn, without
from app.games.turno_di_guardia.state import Card, State


class Entrance(Event[State], ABC):
    """A card comes into the Line otherwise than by being dealt at the start of a Watch."""

    @property
    @abstractmethod
    def entering(self) -> str:
        """Return the card that comes in."""


@dataclass(frozen=True)
class AddedAtEnd(Entrance):
    """The top card of the creature deck is added at the end of the Line."""

    card: Card
    hidden: bool

    @property
    def entering(self) -> str:
        """Return the card drawn."""
        return self.card

    def apply(self, state: State) -> State:
        """Draw it and lay it down."""
        drawn = undrawn(state, self.card)
        face_down = drawn.face_down | ({self.card} if self.hidden else frozenset())
        return replace(drawn, line=(*drawn.line, self.card), face_down=face_down)


@dataclass(frozen=True)
class Replaced(Entrance):
    """The top Unhallowed takes the place of a Summon, which goes to the Graveyard."""

    card: Card
    by: Card
    place: int = 0

    @property
    def entering(self) -> str:
        """Return the Unhallowed."""
        return self.by

    def apply(self, state: State) -> State:
        """Lay the Unhallowed face up where the Summon was."""
        below = list(state.graveyard)
        below.insert(self.place, self.card)
        return replace(
            state,
            line=tuple(self.by if card == self.card else card for card in state.line),
            face_down=state.face_down - {self.card},
            graveyard=tuple(below),
            unhallowed=tuple(card for card in state.unhallowed or () if card != self.by),
        )


@dataclass(frozen=True)
class Swapped(Entrance):
    """A creature of the Line changes places with a card of the Graveyard, which comes face up."""

    card: Card
    into: Card | None
    place: int = 0

    @property
    def entering(self) -> str:
        """Return the card that comes back, or the one that goes where there is none."""
        return self.into or self.card

    def apply(self, state: State) -> State:
        """Exchange them; with nothing to come back, the Line has a gap."""
        below = [card for card in state.graveyard if card != self.into]
        below.insert(self.place, self.card)
        line = tuple(self.into if card == self.card else card for card in state.line)
        return replace(without(state, (self.card,)), line=line, graveyard=tuple(below))


@dataclass(frozen=True)
class SteppedUp(Entrance):
    """In the last round the top card of the Horde steps into the Line, face down."""

    card: Card

    @property
    def entering(self) -> str:
        """Return the card that steps up."""
        return self.card

    def apply(self, state: State) -> State:
        """Take it from the Horde and lay it at the end."""
        return replace(
            state,
            horde=tuple(card for card in state.horde if card != self.card),
            line=(*state.line, self.card),
            face_down=state.face_down | {self.card},
        )


@dataclass(frozen=True)
class RisenAtEnd(Entrance):
    """A card of the Graveyard comes back to the end of the Line."""

    card: Card
    hidden: bool

    @property
    def entering(self) -> str:
        """Return the card that comes back."""
        return self.card

    def apply(self, state: State) -> State:
        """Take it from the Graveyard and lay it down behind the others."""
        return replace(
            state,
            graveyard=tuple(card for card in state.graveyard if card != self.card),
            line=(*state.line, self.card),
            face_down=state.face_down | ({self.card} if self.hidden else frozenset()),
        )


@dataclass(frozen=True)
class CalledUp(Entrance):
    """The top Unhallowed joins the end of the Line."""

    card: Card
    hidden: bool

    @property
    def entering(self) -> str:
        """Return the Unhallowed."""
        return self.card

    def apply(self, state: State) -> State:
        """Take it from its deck and lay it down behind the others."""
        return replace(
            state,
            unhallowed=tuple(card for card in state.unhallowed or () if card != self.card),
            line=(*state.line, self.card),
            face_down=state.face_down | ({self.card} if self.hidden else frozenset()),
        )
