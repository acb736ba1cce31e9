"""Fire, effects and their consequences: what happens to the table as a whole."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.printed import Effect
from app.games.turno_di_guardia.state import Ability, Card, Die, Hero, State


@dataclass(frozen=True)
class FireChanged(Event[State]):
    """The fire grows, or shrinks by a negative amount."""

    by: int

    def apply(self, state: State) -> State:
        """Move the fire token."""
        return replace(state, fire=state.known_fire() + self.by)


@dataclass(frozen=True)
class FireStarved(Event[State]):
    """The fire would have gone below 0."""


@dataclass(frozen=True)
class FireOut(Event[State]):
    """The fire has come to exactly 0."""


@dataclass(frozen=True)
class Triggered(Event[State]):
    """An effect printed on a creature is set off."""

    card: Card
    effect: Effect

    def apply(self, state: State) -> State:
        """Note which creatures have set off a First Position effect: some texts allow one only."""
        if self.effect != "first position":
            return state
        return replace(state, been_first=state.been_first | {self.card})


@dataclass(frozen=True)
class Drained(Event[State]):
    """An effect of this creature costs fire, once the effect itself is done."""

    card: Card


@dataclass(frozen=True)
class LifeNeeded(Event[State]):
    """A creature's Life has to be determined."""

    card: Card


@dataclass(frozen=True)
class LifeNoted(Event[State]):
    """A creature's Life is taken down as it now stands, as if it could not change."""

    card: Card
    life: int

    def apply(self, state: State) -> State:
        """Keep the number."""
        return replace(state, noted=state.noted.with_(self.card, self.life))


@dataclass(frozen=True)
class Hurt(Event[State]):
    """An ability deals damage to a creature, which counts with the dice assigned to it."""

    card: Card
    by: int

    def apply(self, state: State) -> State:
        """Add it to what it has suffered this round."""
        suffered = state.hurt.get(self.card, 0) + self.by
        return replace(state, hurt=state.hurt.with_(self.card, suffered))


@dataclass(frozen=True)
class Blanked(Event[State]):
    """The text of a creature of the Line counts as blank from now on."""

    card: Card

    def apply(self, state: State) -> State:
        """Mark the card."""
        return replace(state, blank=state.blank | {self.card})


@dataclass(frozen=True)
class Discordant(Event[State]):
    """Discord has reached a creature, which is about to leave the Line."""

    card: Card


@dataclass(frozen=True)
class DiscordSown(Event[State]):
    """Damage waits for the next card that is revealed."""

    by: int

    def apply(self, state: State) -> State:
        """Add it to what waits already."""
        return replace(state, discord=state.discord + self.by)


@dataclass(frozen=True)
class DiscordFound(Event[State]):
    """The damage that was waiting falls upon a card."""

    card: Card

    def apply(self, state: State) -> State:
        """Add it to what the card has suffered this round."""
        suffered = state.hurt.get(self.card, 0) + state.discord
        return replace(state, hurt=state.hurt.with_(self.card, suffered), discord=0)


@dataclass(frozen=True)
class Harmonized(Event[State]):
    """From now on what a hero's direct attacks do to a creature counts double."""

    hero: Hero
    on: Card

    def apply(self, state: State) -> State:
        """Mark hero and creature, until the creature leaves the Line or the round ends."""
        return replace(state, harmonized=state.harmonized.with_(self.hero, self.on))


@dataclass(frozen=True)
class BeastSent(Event[State]):
    """A tamed beast is given up against a card of the Line."""

    beast: Card
    on: Card

    def apply(self, state: State) -> State:
        """Lay it on the card."""
        return replace(state, assigned=state.assigned.with_(self.beast, self.on))


@dataclass(frozen=True)
class Defeated(Event[State]):
    """Creatures are defeated, several at once where one effect defeats them.

    `by` is whose dice or ability defeat them, as far as that matters to anyone.
    """

    cards: tuple[Card, ...]
    by: tuple[Hero, ...] = ()

    def apply(self, state: State) -> State:
        """Count them: some texts speak of the first of a round."""
        return replace(state, felled=state.felled + len(self.cards))


@dataclass(frozen=True)
class Slain(Event[State]):
    """Creatures have been defeated and still lie where they stood: their last effects go off."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class WatchBegun(Event[State]):
    """The Line stands as it was dealt, and the heroes' Watch begins."""


@dataclass(frozen=True)
class Summoned(Event[State]):
    """A revealed Summon is carried out."""

    card: Card


@dataclass(frozen=True)
class SummonPaid(Event[State]):
    """A Summon that is carried out claims its price, before anybody answers it."""

    card: Card


@dataclass(frozen=True)
class Unanswered(Event[State]):
    """A Summon is carried out and no Unhallowed is left to come."""

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
