"""What happens in the camp: who rests, who stands watch, which cards are refreshed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.state import Ability, Card, Die, Hero, Location, State


@dataclass(frozen=True)
class RestBegun(Event[State]):
    """A hero goes to rest in the camp."""

    hero: Hero

    def apply(self, state: State) -> State:
        """Move the rest token."""
        times = state.rested.get(self.hero, 0) + 1
        return replace(state, resting=self.hero, rested=state.rested.with_(self.hero, times))


@dataclass(frozen=True)
class WatchPosted(Event[State]):
    """These heroes take up the Watch."""

    heroes: tuple[Hero, ...]

    def apply(self, state: State) -> State:
        """Post them."""
        return replace(state, on_watch=self.heroes, phase="watch")


@dataclass(frozen=True)
class Refreshed(Event[State]):
    """An exhausted ability card is ready again."""

    ability: Ability

    def apply(self, state: State) -> State:
        """Turn it upright."""
        return replace(state, exhausted=state.exhausted - {self.ability})


@dataclass(frozen=True)
class AbilitySwapped(Event[State]):
    """A hero takes an ability card that is not in use in place of one of its own."""

    hero: Hero
    gives: Ability
    takes: Ability
    exhausted: bool

    def apply(self, state: State) -> State:
        """Exchange the two cards: the one given up is laid aside with the hero's others."""
        held = state.abilities.get(self.hero, ())
        spare = (card for card in state.spare.get(self.hero, ()) if card != self.takes)
        turned = state.exhausted - {self.gives}
        return replace(
            state,
            abilities=state.abilities.with_(
                self.hero, tuple(self.takes if card == self.gives else card for card in held)
            ),
            spare=state.spare.with_(self.hero, (*spare, self.gives)),
            exhausted=turned | {self.takes} if self.exhausted else turned,
        )


@dataclass(frozen=True)
class LookedAt(Event[State]):
    """Cards of a deck are looked at: nobody reveals them."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class CreatureDeckOrdered(Event[State]):
    """The creature deck lies in this order, top first; what it holds has not changed."""

    deck: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Lay it so."""
        return replace(state, creature_deck=self.deck)


@dataclass(frozen=True)
class LocationsOrdered(Event[State]):
    """The map and the unused locations lie so, next and top first."""

    map: tuple[Location, ...]
    unused: tuple[Location, ...]

    def apply(self, state: State) -> State:
        """Lay them so."""
        return replace(state, map=self.map, unused_locations=self.unused)


# -- dice that serve on Watch --------------------------------------------------------------


@dataclass(frozen=True)
class TrapSet(Event[State]):
    """A die of the camp waits for a creature in first place."""

    die: Die

    def apply(self, state: State) -> State:
        """Note which."""
        return replace(state, trap=self.die)


@dataclass(frozen=True)
class TrapSprung(Event[State]):
    """The die of a trap is free to strike a creature."""

    die: Die
    on: Card

    def apply(self, state: State) -> State:
        """Take it from the camp."""
        return replace(state, trap=None, spent=state.spent - {self.die})


@dataclass(frozen=True)
class TrapOutlived(Event[State]):
    """The die of a trap was not enough to defeat the creature."""

    card: Card


@dataclass(frozen=True)
class DieLent(Event[State]):
    """A die of the camp is given to a hero on Watch, as it lies."""

    die: Die
    to: Hero

    def apply(self, state: State) -> State:
        """Hand it over, to be used."""
        return replace(
            state, lent=state.lent.with_(self.die, self.to), spent=state.spent - {self.die}
        )
