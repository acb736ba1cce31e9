"""The abilities of the Guerriero; Fendente is no action, it holds of itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim, AtOneCreature
from app.games.turno_di_guardia.state import Die, State


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
class GiantsBane(Active):
    """Giants Bane: dice on the strongest creatures count double this round."""

    die: Die | None = None
    card: ClassVar[str] = "giants-bane"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return none: it is aimed at nobody in particular."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield the one way of aiming it."""
        yield {}
