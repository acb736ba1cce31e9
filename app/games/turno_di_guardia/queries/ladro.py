"""What is asked of the abilities of the Ladro."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.state import Attacker, Card, Hero, State


@dataclass(frozen=True)
class WeakEnough(Query[State, bool]):
    """Whether a roll of this strength is enough for Backstab to defeat a creature."""

    card: Card
    strength: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It is where it comes to more than the Life."""
        return play.ask(Life(self.card)) < self.strength


@dataclass(frozen=True)
class TookPart(Query[State, bool]):
    """Whether a hero takes active part in a creature's defeat by these heroes."""

    hero: Hero
    card: Card
    by: tuple[Hero, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Nobody does, until a rule says what that means."""
        return False


@dataclass(frozen=True)
class BladeServes(Query[State, bool]):
    """Whether an attack is one of those that a poisoned blade strengthens."""

    attackers: tuple[Attacker, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """None is, until a rule says whose attacks are meant."""
        return False


@dataclass(frozen=True)
class BladesServing(Query[State, int]):
    """How many of the blades poisoned one after the other strengthen the same attack."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the oldest alone, if there is one."""
        return min(len(play.state.blades), 1)


@dataclass(frozen=True)
class BladeCounts(Query[State, tuple[str, ...]]):
    """The creatures that a poisoned blade counts when one is attacked."""

    on: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return those that lay face up when it was poisoned."""
        return tuple(sorted(play.state.blades_saw))


@dataclass(frozen=True)
class BladeBonus(Query[State, int]):
    """What a poisoned blade adds to an attack on a creature."""

    attackers: tuple[Attacker, ...]
    on: Card

    def default(self, play: Play[State]) -> int:
        """Return what is printed for each creature that counts, times those creatures."""
        return 2 * len(play.ask(BladeCounts(self.on)))
