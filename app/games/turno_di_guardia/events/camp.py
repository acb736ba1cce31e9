"""What happens in the camp: who rests, who stands watch, which cards are refreshed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.state import Ability, Card, Hero, Location, State


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
    """A hero takes an unused ability card in place of one of its own; being exhausted stays."""

    hero: Hero
    gives: Ability
    takes: Ability

    def apply(self, state: State) -> State:
        """Exchange the two cards."""
        held = state.abilities.get(self.hero, ())
        spare = state.spare.get(self.hero, ())
        turned = self.gives in state.exhausted
        exhausted = state.exhausted - {self.gives}
        return replace(
            state,
            abilities=state.abilities.with_(
                self.hero, tuple(self.takes if card == self.gives else card for card in held)
            ),
            spare=state.spare.with_(
                self.hero, tuple(self.gives if card == self.takes else card for card in spare)
            ),
            exhausted=exhausted | {self.takes} if turned else exhausted,
        )


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
