"""What is asked of a direct attack: how far it reaches and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.errors import NotGiven
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.state import Attacker, Card, Hero, State


@dataclass(frozen=True)
class Range(Query[State, int]):
    """How many places of the Line a hero's direct attack reaches."""

    hero: Hero
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the whole Line."""
        return len(play.state.line)


@dataclass(frozen=True)
class Strength(Query[State, int]):
    """What a die or a tamed beast counts in a direct attack."""

    attacker: Attacker
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the rolled value, and for a beast what the position says; raises `NotGiven`."""
        if self.attacker in facts.copies():
            return play.state.worth.get(self.attacker, 0)
        value = play.state.dice.get(self.attacker)
        if value is None:
            raise NotGiven(f"what {self.attacker} shows (`dice`)")
        return value


@dataclass(frozen=True)
class Blow(Query[State, int]):
    """What a die or a tamed beast comes to against the creature that it is assigned to."""

    attacker: Attacker
    on: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return what it counts against anybody."""
        return play.ask(Strength(self.attacker))


@dataclass(frozen=True)
class Wielder(Query[State, str]):
    """The hero whose reach bounds a die or a tamed beast in an attack; empty for nobody's."""

    attacker: Attacker
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str:
        """Return the hero whose die it is; a beast is not one."""
        return "" if self.attacker in facts.copies() else self.attacker.rpartition("-")[0]


@dataclass(frozen=True)
class AttackValue(Query[State, int]):
    """What the dice and beasts assigned to a creature come to."""

    on: Card

    def default(self, play: Play[State]) -> int:
        """Return the strongest of them; 0 where there is none."""
        return max(self.strengths(play), default=0)

    def strengths(self, play: Play[State]) -> list[int]:
        """Return what each of them counts, and what abilities have dealt to the creature."""
        assigned = play.state.assigned.items()
        dice = [play.ask(Blow(attacker, self.on)) for attacker, on in assigned if on == self.on]
        hurt = play.state.hurt.get(self.on)
        return dice if hurt is None else [*dice, hurt]


@dataclass(frozen=True)
class Overcome(Query[State, bool]):
    """Whether what is assigned to a creature is enough to defeat it."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It is where it comes to more than the Life."""
        return play.ask(AttackValue(self.card)) > play.ask(Life(self.card))
