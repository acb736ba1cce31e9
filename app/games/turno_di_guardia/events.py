"""What happens at the table; each event only keeps the books of its own change."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.turno_di_guardia.state import Ability, Card, Die, Hero, State

Effect = Literal["reveal", "first position"]
Pile = Literal["horde", "new horde"]


@dataclass(frozen=True)
class FireChanged(Event[State]):
    """The fire grows, or shrinks by a negative amount."""

    by: int

    def apply(self, state: State) -> State:
        """Move the fire token."""
        return replace(state, fire=state.known_fire() + self.by)


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
class Triggered(Event[State]):
    """An effect printed on a creature is set off."""

    card: Card
    effect: Effect

    def apply(self, state: State) -> State:
        """Note which creatures have set off a First Position effect: some texts allow one only."""
        if self.effect == "reveal":
            return state
        return replace(state, been_first=state.been_first | {self.card})


@dataclass(frozen=True)
class LifeNeeded(Event[State]):
    """A creature's Life has to be determined."""

    card: Card


@dataclass(frozen=True)
class Defeated(Event[State]):
    """Creatures are defeated, several at once where one effect defeats them."""

    cards: tuple[Card, ...]


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
        return replace(
            _without(state, self.cards),
            graveyard=tuple(below),
            tamed=Table({c: hero for c, hero in state.tamed.items() if c not in self.cards}),
        )


@dataclass(frozen=True)
class RemovedFromGame(Event[State]):
    """Cards go back to the box, leaving gaps in the Line."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take them out of the Line."""
        return _without(state, self.cards)


@dataclass(frozen=True)
class AddedToHorde(Event[State]):
    """A card is put into the Horde, face down, from the Line or from the creature deck."""

    card: Card
    pile: Pile

    def apply(self, state: State) -> State:
        """Put it under the pile."""
        moved = _undrawn(_without(state, (self.card,)), self.card)
        if self.pile == "horde":
            return replace(moved, horde=(*moved.horde, self.card))
        return replace(moved, new_horde=(*moved.new_horde, self.card))


@dataclass(frozen=True)
class Tamed(Event[State]):
    """A creature of the Line is tamed by a hero."""

    card: Card
    by: Hero

    def apply(self, state: State) -> State:
        """Take it out of the Line."""
        return replace(_without(state, (self.card,)), tamed=state.tamed.with_(self.card, self.by))


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
class LineDealt(Event[State]):
    """At the start of a Watch these cards are laid out face down as its Line."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Lay them out."""
        return replace(state, line=self.cards, face_down=frozenset(self.cards))


class Entrance(Event[State]):
    """A card comes into the Line otherwise than by being dealt at the start of a Watch."""

    @property
    def entering(self) -> str:
        """Return the card that comes in."""
        raise NotImplementedError


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
        drawn = _undrawn(state, self.card)
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
        face_down = state.face_down - {self.card}
        return replace(state, line=line, face_down=face_down, graveyard=tuple(below))


@dataclass(frozen=True)
class RaisedInFront(Entrance):
    """A card of the Graveyard comes back to the front of the Line, face up."""

    card: Card

    @property
    def entering(self) -> str:
        """Return the card that comes back."""
        return self.card

    def apply(self, state: State) -> State:
        """Take it from the Graveyard and lay it down before the others."""
        below = tuple(card for card in state.graveyard if card != self.card)
        return replace(state, line=(self.card, *state.line), graveyard=below)


@dataclass(frozen=True)
class WatchBegun(Event[State]):
    """The Line stands as it was dealt, and the heroes' Watch begins."""


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
class LineSettled(Event[State]):
    """Something has moved in the Line and it has come to rest."""


@dataclass(frozen=True)
class Summoned(Event[State]):
    """A revealed Summon is carried out."""

    card: Card


@dataclass(frozen=True)
class Exhausted(Event[State]):
    """An ability card is turned on its side."""

    ability: Ability

    def apply(self, state: State) -> State:
        """Turn it."""
        return replace(state, exhausted=state.exhausted | {self.ability})


@dataclass(frozen=True)
class Stolen(Event[State]):
    """A creature steals a die, which keeps its value."""

    die: Die
    by: Card

    def apply(self, state: State) -> State:
        """Lay the die on the creature."""
        return replace(state, stolen=state.stolen.with_(self.die, self.by))


def _without(state: State, cards: tuple[str, ...]) -> State:
    """Leave gaps in the Line where these cards were."""
    return replace(
        state,
        line=tuple(None if card in cards else card for card in state.line),
        face_down=state.face_down - set(cards),
    )


def _undrawn(state: State, card: str) -> State:
    """Take a card from the creature deck, if it is there."""
    if state.creature_deck is None:
        return state
    return replace(state, creature_deck=tuple(c for c in state.creature_deck if c != card))
