"""How a campaign goes from round to round, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.events.leaving import undrawn
from app.games.turno_di_guardia.state import Ability, Card, Die, Hero, Location, State

Defeat = Literal["exhausted", "one exhausted", "nobody", "summon", "last summoned"]

# -- from round to round -------------------------------------------------------------------


@dataclass(frozen=True)
class LocationReached(Event[State]):
    """The party comes to a location, and a round begins."""

    location: Location

    def apply(self, state: State) -> State:
        """Take the card from the map."""
        left = (state.location,) if state.location else ()
        return replace(
            state,
            location=self.location,
            map=tuple(card for card in state.map or () if card != self.location),
            visited=(*state.visited, *left),
            round=(state.round or 0) + 1,
            phase="dice",
        )


@dataclass(frozen=True)
class HeroRolled(Event[State]):
    """A hero's dice show these values, the first die first."""

    hero: Hero
    values: tuple[int, ...]

    def apply(self, state: State) -> State:
        """Lay the dice before the hero."""
        dice = dict(zip(facts.dice_of(self.hero), self.values, strict=True))
        return replace(state, dice=Table({**state.dice, **dice}))


@dataclass(frozen=True)
class DieRolled(Event[State]):
    """A single die shows a value, rolled again or turned to it."""

    die: Die
    value: int

    def apply(self, state: State) -> State:
        """Turn the die."""
        return replace(state, dice=state.dice.with_(self.die, self.value))


@dataclass(frozen=True)
class DiceReady(Event[State]):
    """All dice of a round have been rolled."""

    def apply(self, state: State) -> State:
        """Go on to the camp."""
        return replace(state, phase="camp")


@dataclass(frozen=True)
class CampBroken(Event[State]):
    """The actions of the camp are over, and the Line has not been dealt yet."""


@dataclass(frozen=True)
class Dealt(Event[State]):
    """A card of the creature deck is laid face down at the end of the Line that is being built."""

    card: Card

    def apply(self, state: State) -> State:
        """Draw it and lay it down."""
        drawn = undrawn(state, self.card)
        return replace(
            drawn, line=(*drawn.line, self.card), face_down=drawn.face_down | {self.card}
        )


@dataclass(frozen=True)
class LineLaid(Event[State]):
    """The creatures of the Line have been dealt, all face down, and nothing is revealed yet."""


@dataclass(frozen=True)
class DieLost(Event[State]):
    """A die cannot be used this round."""

    die: Die

    def apply(self, state: State) -> State:
        """Lay it aside."""
        return replace(state, spent=state.spent | {self.die})


@dataclass(frozen=True)
class WatchEnding(Event[State]):
    """The Watch is over and everything still lies where it lay."""


@dataclass(frozen=True)
class RoundCleared(Event[State]):
    """Dice go back to the heroes, and what lasted until the end of the round is over."""

    keeping: tuple[Die, ...] = ()
    lasting: tuple[Ability, ...] = ()

    def apply(self, state: State) -> State:
        """Take dice and marks away; tamed beasts stay with their heroes."""
        return replace(
            state,
            phase="location",
            on_watch=(),
            resting=None,
            dice=Table({die: value for die, value in state.dice.items() if die in self.keeping}),
            spent=frozenset(),
            assigned=Table(),
            stolen=Table(),
            on_ability=Table(),
            placed=Table(),
            in_force=frozenset(self.lasting),
            uses=Table(),
            blank=frozenset(),
            caught=frozenset(),
            blades=(),
            blades_saw=frozenset(),
            poisoned=Table(),
            hurt=Table(),
            been_first=frozenset(),
            discord=0,
            harmonized=Table(),
            last_blow=Table(),
            last_attack=Table(),
            hushed=0,
            trap=None,
            lent=Table(),
            felled=0,
            horde_grew=False,
            last_life=Table(),
            wounds=Table(),
            noted=Table(),
        )


@dataclass(frozen=True)
class DeckRunOut(Event[State]):
    """A creature has to be drawn and the creature deck is empty."""


@dataclass(frozen=True)
class GraveyardShuffled(Event[State]):
    """The whole Graveyard becomes the creature deck, in this order."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Turn the pile over."""
        return replace(
            state,
            creature_deck=(*(state.creature_deck or ()), *self.cards),
            graveyard=tuple(card for card in state.graveyard if card not in self.cards),
        )


# -- the end -------------------------------------------------------------------------------


@dataclass(frozen=True)
class CampaignWon(Event[State]):
    """The party has come through all its Watches."""

    def apply(self, state: State) -> State:
        """Write it down."""
        return replace(state, result="won")


@dataclass(frozen=True)
class CampaignLost(Event[State]):
    """The party has lost; `by` says what it was, one that only a misreading knows included."""

    by: Defeat

    def apply(self, state: State) -> State:
        """Write it down."""
        return replace(state, result="lost")
