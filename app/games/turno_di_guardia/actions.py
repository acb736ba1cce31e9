"""What players attempt; as events, actions only pay their cost."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar

from app.engine.kinds import Action
from app.games.turno_di_guardia.state import Ability as AbilityCard
from app.games.turno_di_guardia.state import Attacker, Card, Die, State


@dataclass(frozen=True)
class DirectAttack(Action[State]):
    """Dice, or tamed beasts that count as dice, are assigned to a creature of the Line."""

    attackers: tuple[Attacker, ...]
    on: Card

    def apply(self, state: State) -> State:
        """Lay them on the creature."""
        assigned = state.assigned
        for attacker in self.attackers:
            assigned = assigned.with_(attacker, self.on)
        return replace(state, assigned=assigned)


@dataclass(frozen=True)
class LetPass(Action[State]):
    """The party exhausts ability cards to send a creature to the Horde."""

    card: Card
    exhausting: tuple[AbilityCard, ...]

    def apply(self, state: State) -> State:
        """Turn the ability cards."""
        return replace(state, exhausted=state.exhausted | set(self.exhausting))


@dataclass(frozen=True)
class EndWatch(Action[State]):
    """The party declares the Watch over."""


class Ability(Action[State], ABC):
    """An ability is used, by a die of its hero or by exhausting its card."""

    card: ClassVar[str]
    die: Die | None

    @property
    @abstractmethod
    def targets(self) -> tuple[str, ...]:
        """Return the creatures of the Line that it is aimed at."""

    def apply(self, state: State) -> State:
        """Spend the die, or turn the card."""
        if self.die:
            return replace(state, spent=state.spent | {self.die})
        return replace(state, exhausted=state.exhausted | {self.card})


@dataclass(frozen=True)
class ChaosBlast(Ability):
    """Colpo Caotico: defeat two creatures at once, then add one at the end of the Line."""

    creatures: tuple[Card, ...]
    die: Die | None = None
    card: ClassVar[str] = "colpo-caotico"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creatures to defeat."""
        return self.creatures


@dataclass(frozen=True)
class Polymorph(Ability):
    """Mutaforma: swap a creature of the Line with one of the Graveyard."""

    creature: Card
    into: Card | None = None
    die: Die | None = None
    card: ClassVar[str] = "mutaforma"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to swap away."""
        return (self.creature,)


@dataclass(frozen=True)
class SirenSong(Ability):
    """Canto della Sirena: tame a revealed Human or Goblin."""

    creature: Card
    die: Die | None = None
    card: ClassVar[str] = "canto-della-sirena"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to tame."""
        return (self.creature,)


@dataclass(frozen=True)
class Backstab(Ability):
    """Attacco alle Spalle: turn up two cards, then defeat one that is weak enough."""

    cards: tuple[Card, ...]
    defeat: Card | None = None
    die: Die | None = None
    card: ClassVar[str] = "attacco-alle-spalle"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the cards to turn up."""
        return self.cards
