"""The abilities of the Guerriero; Fendente is no action, it holds of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import AtNothing, AtOneCreature


@dataclass(frozen=True)
class Berserk(AtOneCreature):
    """Berserker: defeat a weaker creature beside the one just defeated."""

    card: ClassVar[str] = "berserker"


@dataclass(frozen=True)
class ThrowAxe(AtOneCreature):
    """Ascia da Guerra: damage to the creature in second position."""

    card: ClassVar[str] = "ascia-da-guerra"


@dataclass(frozen=True)
class Wound(AtOneCreature):
    """Ferita: halve the Life of a creature."""

    card: ClassVar[str] = "ferita"


@dataclass(frozen=True)
class GiantsBane(AtNothing):
    """Giants Bane: dice on the strongest creatures count double this round."""

    card: ClassVar[str] = "giants-bane"
