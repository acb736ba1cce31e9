"""The actions of the camp that only one class has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.camp import Details, OneDie
from app.games.turno_di_guardia.state import Hero, State


@dataclass(frozen=True)
class SetTrap(OneDie):
    """Piazzare Trappole: a die waits for the creature that is revealed in first place."""

    action: ClassVar[str] = "piazzare-trappole"


@dataclass(frozen=True)
class ClericHeal(OneDie):
    """The Cleric's own Heal: an ability card is refreshed."""

    action: ClassVar[str] = "cura-del-chierico"


@dataclass(frozen=True)
class ElvenScout(OneDie):
    """Elven Scout: the top of the creature deck is put in order."""

    action: ClassVar[str] = "elven-scout"


@dataclass(frozen=True)
class Prepared(OneDie):
    """Prepared: the Rogue equips, and then somebody on Watch may."""

    action: ClassVar[str] = "prepared"


@dataclass(frozen=True)
class WoodAxe(OneDie):
    """Wood Axe: the fire grows more than by plain chopping."""

    action: ClassVar[str] = "wood-axe"


@dataclass(frozen=True)
class Teleport(OneDie):
    """Teletrasporto: the next location is changed for an unused one."""

    action: ClassVar[str] = "teletrasporto"


@dataclass(frozen=True)
class MultiTalented(OneDie):
    """Multi-Talented: an ability card is changed for one of a hero who is not in the game."""

    action: ClassVar[str] = "multi-talented"


@dataclass(frozen=True)
class Assist(OneDie):
    """Assist: a die goes to a hero on Watch, at the value that it shows."""

    to: Hero
    action: ClassVar[str] = "assist"

    @classmethod
    def details(cls, state: State) -> Iterator[Details]:
        """Yield every hero who does not rest."""
        yield from ({"to": hero} for hero in state.party() if hero != state.resting)
