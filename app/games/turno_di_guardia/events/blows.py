"""What a blow leaves behind: what is left of its strength, where it fell, what it wounds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.turno_di_guardia.state import Ability, Attacker, Card, Die, Hero, State


@dataclass(frozen=True)
class AttackLaid(Event[State]):
    """A direct attack lies on a creature, and what it comes to is about to be counted."""

    attackers: tuple[Attacker, ...]
    on: Card


@dataclass(frozen=True)
class Overpowered(Event[State]):
    """A creature is about to be defeated where it stands; `left` is what the blow had to spare."""

    card: Card
    left: int = 0


@dataclass(frozen=True)
class BlowStruck(Event[State]):
    """A hero defeats a creature at a place of the Line, where it had this Life."""

    hero: Hero
    place: int
    life: int

    def apply(self, state: State) -> State:
        """Remember it."""
        return replace(
            state,
            last_blow=state.last_blow.with_(self.hero, self.place),
            last_life=state.last_life.with_(self.hero, self.life),
        )


@dataclass(frozen=True)
class BlowPast(Event[State]):
    """Something else has been done since a hero defeated a creature."""

    def apply(self, state: State) -> State:
        """Forget the blow."""
        return replace(state, last_blow=Table(), last_life=Table())


@dataclass(frozen=True)
class DieKept(Event[State]):
    """A die that was used goes back to its hero, turned to a value."""

    die: Die
    value: int

    def apply(self, state: State) -> State:
        """Take it from where it lies and turn it."""
        return replace(
            state,
            assigned=Table({die: on for die, on in state.assigned.items() if die != self.die}),
            spent=state.spent - {self.die},
            dice=state.dice.with_(self.die, self.value),
        )


@dataclass(frozen=True)
class Wounded(Event[State]):
    """A creature of the Line is wounded: its Life is halved for as long as it stands there."""

    card: Card

    def apply(self, state: State) -> State:
        """Count the wound."""
        times = state.wounds.get(self.card, 0) + 1
        return replace(state, wounds=state.wounds.with_(self.card, times))


@dataclass(frozen=True)
class Recounted(Event[State]):
    """What these creatures have suffered, or what they can bear, is no longer what it was."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TookEffect(Event[State]):
    """The effect of an ability begins, and lasts until the end of the round."""

    ability: Ability

    def apply(self, state: State) -> State:
        """Mark the ability."""
        return replace(state, in_force=state.in_force | {self.ability})
