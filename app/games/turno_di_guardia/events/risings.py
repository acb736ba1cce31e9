"""How creatures come into the Line by the effects of others: raised, drawn, brought back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.games.turno_di_guardia.events.entrances import Entrance
from app.games.turno_di_guardia.events.leaving import undrawn
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class GraveyardStirs(Event[State]):
    """The card that lay on top of the Graveyard as the Watch began may rise, if it is one that
    does: once before the fire shows the Line, and once when it has (`revealed`)."""

    card: Card
    revealed: bool


@dataclass(frozen=True)
class RaisedInFront(Entrance):
    """A card of the Graveyard comes back, face up, before the others of the Line, or on top of
    the Horde."""

    card: Card
    of: Literal["line", "horde"] = "line"

    @property
    def entering(self) -> str:
        """Return the card that comes back."""
        return self.card

    def apply(self, state: State) -> State:
        """Take it from the Graveyard and lay it down."""
        below = tuple(card for card in state.graveyard if card != self.card)
        if self.of == "horde":
            return replace(state, horde=(self.card, *state.horde), graveyard=below)
        return replace(state, line=(self.card, *state.line), graveyard=below)


@dataclass(frozen=True)
class DrawnInFront(Entrance):
    """The top card of the creature deck is put, face up, right in front of a creature."""

    card: Card
    of: Card

    @property
    def entering(self) -> str:
        """Return the card drawn."""
        return self.card

    def apply(self, state: State) -> State:
        """Draw it and lay it down."""
        drawn = undrawn(state, self.card)
        return replace(drawn, line=_beside(drawn, (self.card,), self.of, behind=False))


@dataclass(frozen=True)
class BroughtBack(Event[State]):
    """Cards of the Graveyard are laid together right before or behind a creature of the Line,
    face up, the first nearest the fire."""

    cards: tuple[Card, ...]
    beside: Card
    behind: bool

    def apply(self, state: State) -> State:
        """Take them from the Graveyard and lay them down."""
        return replace(
            state,
            graveyard=tuple(card for card in state.graveyard if card not in self.cards),
            line=_beside(state, self.cards, self.beside, self.behind),
        )


@dataclass(frozen=True)
class StoodUp(Entrance):
    """One of several cards that were laid down together: now its effects are due."""

    card: Card

    @property
    def entering(self) -> str:
        """Return the card."""
        return self.card


def _beside(
    state: State, cards: tuple[str, ...], beside: str, behind: bool
) -> tuple[str | None, ...]:
    """Return the Line with cards put in right before or behind one; at its end if it has gone."""
    place = (state.place(beside) or len(state.line) + 1) - (0 if behind else 1)
    return (*state.line[:place], *cards, *state.line[place:])
