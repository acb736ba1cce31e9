"""How a campaign is set up, from the shuffled cards to the first fire."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.state import Ability, Card, Hero, Location, State


@dataclass(frozen=True)
class CreatureDeckMade(Event[State]):
    """These cards are the creature deck, top first; those left over stay in the box."""

    deck: tuple[Card, ...]
    left: tuple[Card, ...] = ()

    def apply(self, state: State) -> State:
        """Put the deck out."""
        return replace(state, creature_deck=self.deck, box=(*state.box, *self.left))


@dataclass(frozen=True)
class SummonsMixedIn(Event[State]):
    """These Summons are to be shuffled into the creature deck."""

    summons: tuple[Card, ...]


@dataclass(frozen=True)
class SummonMixedIn(Event[State]):
    """A Summon comes to lie at this place of the creature deck, 0 being the top."""

    card: Card
    place: int

    def apply(self, state: State) -> State:
        """Put it in."""
        deck = list(state.creature_deck or ())
        deck.insert(self.place, self.card)
        return replace(state, creature_deck=tuple(deck))


@dataclass(frozen=True)
class UnhallowedLaidOut(Event[State]):
    """The Unhallowed of the box are shuffled, and lie in this order."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Put them out as a deck."""
        return replace(state, unhallowed=self.cards)


@dataclass(frozen=True)
class BeganInHorde(Event[State]):
    """An Unhallowed begins the campaign in the Horde, face down."""

    card: Card

    def apply(self, state: State) -> State:
        """Take it from its deck."""
        deck = tuple(card for card in state.unhallowed or () if card != self.card)
        return replace(state, unhallowed=deck, horde=(*state.horde, self.card))


@dataclass(frozen=True)
class UnhallowedPutBack(Event[State]):
    """Unhallowed go back to the box: this campaign does without them."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take them from their deck."""
        deck = tuple(card for card in state.unhallowed or () if card not in self.cards)
        return replace(state, unhallowed=deck, box=(*state.box, *self.cards))


@dataclass(frozen=True)
class LocationsShuffled(Event[State]):
    """The locations of the box are shuffled, and come in this order."""

    cards: tuple[Location, ...]


@dataclass(frozen=True)
class MapMade(Event[State]):
    """These are the locations to come, next first, and the unused ones, top first."""

    map: tuple[Location, ...]
    unused: tuple[Location, ...]

    def apply(self, state: State) -> State:
        """Put both decks out."""
        return replace(state, map=self.map, unused_locations=self.unused)


@dataclass(frozen=True)
class HeroJoined(Event[State]):
    """A hero joins the party, and has no ability cards yet."""

    hero: Hero


@dataclass(frozen=True)
class AbilitiesDealt(Event[State]):
    """A hero gets these ability cards; the others are not in use."""

    hero: Hero
    cards: tuple[Ability, ...]
    spare: tuple[Ability, ...] = ()

    def apply(self, state: State) -> State:
        """Lay them in front of the hero."""
        return replace(
            state,
            abilities=state.abilities.with_(self.hero, self.cards),
            spare=state.spare.with_(self.hero, self.spare),
        )


@dataclass(frozen=True)
class Kindled(Event[State]):
    """The first fire is to be lit; `roll` is what a d8 thrown for it shows."""

    roll: int


@dataclass(frozen=True)
class FireLit(Event[State]):
    """The fire is set to a value."""

    to: int

    def apply(self, state: State) -> State:
        """Put the token there."""
        return replace(state, fire=self.to)
