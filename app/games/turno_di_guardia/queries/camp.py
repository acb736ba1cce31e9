"""What is asked of the camp: which dice an action takes, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.errors import NotGiven
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.printed import Needs
from app.games.turno_di_guardia.state import Ability, CampAction, State


@dataclass(frozen=True)
class CampSpaces(Query[State, int]):
    """How many places for dice an action of the camp has."""

    action: CampAction

    def default(self, play: Play[State]) -> int:
        """Return what the camp board and the heroes' boards show: no rune is printed there."""
        printed = facts.camp_actions()[self.action]
        return 0 if printed.is_rune else printed.spaces


@dataclass(frozen=True)
class DieNeeded(Query[State, Needs]):
    """Which dice an action of the camp takes."""

    action: CampAction
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Needs:
        """Return what is printed."""
        return facts.camp_actions()[self.action].needs


@dataclass(frozen=True)
class WoodChopped(Query[State, int]):
    """By how much a die laid on an action of the camp makes the fire grow."""

    action: CampAction

    def default(self, play: Play[State]) -> int:
        """Return what is printed."""
        return facts.camp_actions()[self.action].firewood


@dataclass(frozen=True)
class LocationsDrawn(Query[State, int]):
    """From among how many unused locations the Wizard picks."""

    def default(self, play: Play[State]) -> int:
        """Return all there are; raises `NotGiven` where the position does not list them."""
        if play.state.unused_locations is None:
            raise NotGiven("unused locations")
        return len(play.state.unused_locations)


@dataclass(frozen=True)
class UnchosenGoesUnder(Query[State, bool]):
    """Whether the location that is not picked goes under the unused ones, and not on top."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It goes where one of the two was drawn from."""
        return False


@dataclass(frozen=True)
class ComesExhausted(Query[State, bool]):
    """Whether the ability card taken for another, by an action of the camp, comes exhausted."""

    gives: Ability
    action: CampAction
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It comes as cards that are not in use lie: ready."""
        return False
