"""The abilities of the Paladino."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Aim, AtOneCreature, Passive
from app.games.turno_di_guardia.state import Die, State


@dataclass(frozen=True)
class ShieldBash(AtOneCreature):
    """Shield Bash: the Life of the first creature is dealt as damage to the second."""

    card: ClassVar[str] = "shield-bash"


@dataclass(frozen=True)
class MagicSword(AtOneCreature):
    """Magic Sword: defeat the creature in first position."""

    card: ClassVar[str] = "magic-sword"


@dataclass(frozen=True)
class Taunt(AtOneCreature):
    """Taunt: pull a creature to first position, where it sets nothing off."""

    card: ClassVar[str] = "taunt"


@dataclass(frozen=True)
class DragonLance(AtOneCreature):
    """Dragon Lance: defeat a Dragon, or damage the creature in second position."""

    card: ClassVar[str] = "dragon-lance"


@dataclass(frozen=True)
class Inspire(Passive):
    """Inspire: once a round, turn the lowest die of an adventurer to its highest side."""

    raised: Die
    card: ClassVar[str] = "inspire"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return none: it is aimed at a die."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each die that was rolled."""
        yield from ({"raised": die} for die in state.dice)
