"""How cards go to the Graveyard, the Horde, a hero or back into a deck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.turno_di_guardia.events.leaving import undrawn, without
from app.games.turno_di_guardia.state import Card, Hero, State

Pile = Literal["horde", "new horde"]
End = Literal["top", "bottom"]


@dataclass(frozen=True)
class Dying(Event[State]):
    """Cards are about to be laid in the Graveyard in this order, the Line standing as it did."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Buried(Event[State]):
    """Cards go to the Graveyard together, laid in this order at this place, 0 being the top."""

    cards: tuple[Card, ...]
    place: int = 0

    def apply(self, state: State) -> State:
        """Take them from wherever they lie, leaving gaps in the Line, and lay them down."""
        below = list(state.graveyard)
        for card in self.cards:
            below.insert(self.place, card)
        gone = without(state, self.cards)
        return replace(
            gone,
            graveyard=tuple(below),
            horde=tuple(card for card in state.horde if card not in self.cards),
            tamed=Table({c: hero for c, hero in state.tamed.items() if c not in self.cards}),
            spent=gone.spent - set(self.cards),
        )


@dataclass(frozen=True)
class RemovedFromGame(Event[State]):
    """Cards of the Line, the Graveyard or the Horde go back to the box."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take them from where they lie, leaving gaps in the Line."""
        return replace(
            without(state, self.cards),
            graveyard=tuple(card for card in state.graveyard if card not in self.cards),
            horde=tuple(card for card in state.horde if card not in self.cards),
            box=(*state.box, *self.cards),
        )


@dataclass(frozen=True)
class PutIntoDeck(Event[State]):
    """Cards of the Line or the Graveyard go on top of the creature deck, or under it."""

    cards: tuple[Card, ...]
    end: End

    def apply(self, state: State) -> State:
        """Take them from where they lie, leaving gaps in the Line, and put them there."""
        below = tuple(card for card in state.graveyard if card not in self.cards)
        deck = state.creature_deck or ()
        deck = (*self.cards, *deck) if self.end == "top" else (*deck, *self.cards)
        return replace(without(state, self.cards), graveyard=below, creature_deck=deck)


def _in_the_horde(state: State, cards: tuple[str, ...], pile: Pile, end: End) -> State:
    """Lay cards on one of the two piles, or under it, one after the other."""
    held = state.horde if pile == "horde" else state.new_horde
    held = (*reversed(cards), *held) if end == "top" else (*held, *cards)
    grown = replace(state, horde_grew=True)
    return replace(grown, horde=held) if pile == "horde" else replace(grown, new_horde=held)


@dataclass(frozen=True)
class AddedToHorde(Event[State]):
    """A card is put into the Horde, face down, from the Line or from the creature deck."""

    card: Card
    pile: Pile
    end: End = "top"

    def apply(self, state: State) -> State:
        """Put it on the pile, or under it."""
        moved = undrawn(without(state, (self.card,)), self.card)
        return _in_the_horde(moved, (self.card,), self.pile, self.end)


@dataclass(frozen=True)
class WithdrawnToHorde(Event[State]):
    """Creatures of the Line and tamed beasts are put into the Horde together, face down."""

    cards: tuple[Card, ...]
    pile: Pile
    end: End = "top"

    def apply(self, state: State) -> State:
        """Put them on the pile, or under it, one after the other."""
        gone = without(state, self.cards)
        moved = replace(
            gone,
            tamed=Table({c: hero for c, hero in state.tamed.items() if c not in self.cards}),
            assigned=Table({c: on for c, on in gone.assigned.items() if c not in self.cards}),
            spent=gone.spent - set(self.cards),
        )
        return _in_the_horde(moved, self.cards, self.pile, self.end)


@dataclass(frozen=True)
class Tamed(Event[State]):
    """A creature of the Line or the Graveyard is tamed by a hero."""

    card: Card
    by: Hero

    def apply(self, state: State) -> State:
        """Take it from where it lies and lay it beside the hero."""
        return replace(
            without(state, (self.card,)),
            graveyard=tuple(card for card in state.graveyard if card != self.card),
            tamed=state.tamed.with_(self.card, self.by),
        )


@dataclass(frozen=True)
class Reshuffled(Event[State]):
    """A card of the Graveyard is shuffled into the creature deck, where it lands at this place."""

    card: Card
    place: int

    def apply(self, state: State) -> State:
        """Take it from the Graveyard and put it into the deck, 0 being the top."""
        deck = list(state.creature_deck or ())
        deck.insert(self.place, self.card)
        below = tuple(card for card in state.graveyard if card != self.card)
        return replace(state, creature_deck=tuple(deck), graveyard=below)


@dataclass(frozen=True)
class Sealed(Event[State]):
    """An Unhallowed of the Graveyard goes under the Unhallowed deck."""

    card: Card

    def apply(self, state: State) -> State:
        """Move it."""
        return replace(
            state,
            graveyard=tuple(card for card in state.graveyard if card != self.card),
            unhallowed=(*(state.unhallowed or ()), self.card),
        )


@dataclass(frozen=True)
class UnhallowedShuffled(Event[State]):
    """The Unhallowed deck lies in this order; what it holds has not changed."""

    deck: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Lay it so."""
        return replace(state, unhallowed=self.deck)
