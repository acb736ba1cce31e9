"""What the abilities of the Ladro leave on the table: cards caught unawares, poisoned blades."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class Caught(Event[State]):
    """A card shown in the course of a Backstab has not come into action yet."""

    card: Card

    def apply(self, state: State) -> State:
        """Mark it."""
        return replace(state, caught=state.caught | {self.card})


@dataclass(frozen=True)
class BackstabDone(Event[State]):
    """A Backstab is resolved, and who was shown by it comes into action."""

    def apply(self, state: State) -> State:
        """Take the marks away."""
        return replace(state, caught=frozenset())


@dataclass(frozen=True)
class BladePoisoned(Event[State]):
    """So many of the party's next attacks will be stronger, these creatures lying face up."""

    attacks: int
    seen: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Note both."""
        return replace(state, blades=(*state.blades, self.attacks), blades_saw=frozenset(self.seen))


@dataclass(frozen=True)
class Poisoned(Event[State]):
    """A poisoned blade adds to the attack on a creature."""

    card: Card
    by: int

    def apply(self, state: State) -> State:
        """Add it up."""
        total = state.poisoned.get(self.card, 0) + self.by
        return replace(state, poisoned=state.poisoned.with_(self.card, total))


@dataclass(frozen=True)
class BladesWorn(Event[State]):
    """So many poisoned blades, the oldest first, have served one attack more."""

    number: int

    def apply(self, state: State) -> State:
        """Count the attack, and lay aside the blades that have served."""
        left = (attacks - (place < self.number) for place, attacks in enumerate(state.blades))
        return replace(state, blades=tuple(attacks for attacks in left if attacks))


@dataclass(frozen=True)
class Unblanked(Event[State]):
    """The text of these cards counts again."""

    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take the marks away."""
        return replace(state, blank=state.blank - set(self.cards))
