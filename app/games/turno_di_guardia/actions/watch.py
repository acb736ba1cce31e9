"""What anyone on Watch may attempt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self

from app.engine.kinds import Action
from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Ability as AbilityCard
from app.games.turno_di_guardia.state import Attacker, Card, State


@dataclass(frozen=True)
class DirectAttack(Action[State]):
    """Dice, or tamed beasts that count as dice, are assigned to a creature of the Line."""

    attackers: tuple[Attacker, ...]
    on: Card

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every set of dice and beasts on every creature that lies face up."""
        dice = [die for die in state.dice if state.available(die)]
        used = {*state.assigned, *state.spent}
        ready = (*dice, *(beast for beast in state.tamed if beast not in used))
        up = [card for card in state.present() if state.face_up(card)]
        for number in range(1, len(ready) + 1):
            for attackers in combinations(ready, number):
                yield from (cls(attackers, card) for card in up)

    def apply(self, state: State) -> State:
        """Lay them on the creature."""
        assigned = state.assigned
        for attacker in self.attackers:
            assigned = assigned.with_(attacker, self.on)
        made = Table(dict.fromkeys(self.attackers, self.on))
        return replace(state, assigned=assigned, last_attack=made)


@dataclass(frozen=True)
class LetPass(Action[State]):
    """The party exhausts ability cards to send a creature to the Horde."""

    card: Card
    exhausting: tuple[AbilityCard, ...]

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every creature of the Line with every set of ready cards that might pay for it."""
        ready = state.ready()
        for card in state.present():
            cost = min(facts.damage(card), len(ready))
            yield from (cls(card, paid) for paid in combinations(ready, cost))

    def apply(self, state: State) -> State:
        """Turn the ability cards."""
        turned = state.exhausted | set(self.exhausting)
        return replace(state, exhausted=turned, last_attack=Table())


@dataclass(frozen=True)
class FeedFire(Action[State]):
    """The party exhausts an ability card to make the fire grow."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of doing it, while a card is left for it."""
        if state.ready():
            yield cls()


@dataclass(frozen=True)
class EndWatch(Action[State]):
    """The party declares the Watch over."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of ending it."""
        yield cls()
