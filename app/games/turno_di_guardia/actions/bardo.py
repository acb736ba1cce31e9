"""The abilities of the Bardo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim, AtOneCreature, Passive
from app.games.turno_di_guardia.state import Card, Die, Hero, State


@dataclass(frozen=True)
class SirenSong(AtOneCreature):
    """Canto della Sirena: tame a revealed Human or Goblin."""

    card: ClassVar[str] = "canto-della-sirena"


@dataclass(frozen=True)
class SongOfDiscord(AtOneCreature):
    """Discordia: put a revealed creature into the Horde."""

    card: ClassVar[str] = "discordia"


@dataclass(frozen=True)
class LineDance(Active):
    """Line Dance: two cards of the Line change places, then an unspent die is rolled again."""

    creature: Card
    other: Card
    die: Die | None = None
    card: ClassVar[str] = "line-dance"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the two cards."""
        return (self.creature, self.other)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each two cards of the Line."""
        for one, other in combinations(state.present(), 2):
            yield {"creature": one, "other": other}


@dataclass(frozen=True)
class Harmonize(Passive):
    """Harmonize: double what another hero's direct attacks do to a creature."""

    helping: Hero
    on: Card
    card: ClassVar[str] = "harmonize"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature that is attacked."""
        return (self.on,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each hero on Watch with each creature of the Line."""
        for hero in state.watchers():
            yield from ({"helping": hero, "on": card} for card in state.present())
