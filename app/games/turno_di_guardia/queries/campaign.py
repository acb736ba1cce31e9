"""What is asked of a campaign: the fire, the length of the Line, who may stand watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.errors import NotGiven
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Hero, State


@dataclass(frozen=True)
class FireAfter(Query[State, int]):
    """What the fire comes to when it changes by an amount."""

    by: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the plain sum."""
        return play.state.known_fire() + self.by


@dataclass(frozen=True)
class FireRelit(Query[State, int]):
    """By how much an ability card exhausted for the fire makes it grow."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return nothing: cards do not burn by themselves."""
        return 0


@dataclass(frozen=True)
class LocationFire(Query[State, int]):
    """By how much the present location changes the fire when it is reached."""

    def default(self, play: Play[State]) -> int:
        """Return what is printed; raises `NotGiven` where the position has no location."""
        if play.state.location is None:
            raise NotGiven("location")
        printed = facts.locations()[play.state.location].firewood
        if printed == "half":
            return play.state.known_fire() // 2 - play.state.known_fire()
        return printed


@dataclass(frozen=True)
class LineLength(Query[State, int]):
    """How many creatures are dealt to the Line at the present location."""

    def default(self, play: Play[State]) -> int:
        """Return what is printed; raises `NotGiven` where the position has no location."""
        if play.state.location is None:
            raise NotGiven("location")
        return facts.locations()[play.state.location].line


@dataclass(frozen=True)
class MayWatch(Query[State, bool]):
    """Whether a hero may take up the Watch."""

    hero: Hero

    def default(self, play: Play[State]) -> bool:
        """Everyone may."""
        return True


@dataclass(frozen=True)
class Watchers(Query[State, tuple[str, ...]]):
    """The heroes who take up the Watch."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return those of the party who do not rest and may watch."""
        return tuple(
            hero
            for hero in play.state.party()
            if hero != play.state.resting and play.ask(MayWatch(hero))
        )


@dataclass(frozen=True)
class HoldingOut(Query[State, tuple[str, ...]]):
    """The heroes of whom one at least must have an ability card that is not exhausted."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the whole party."""
        return play.state.party()


@dataclass(frozen=True)
class DiceKept(Query[State, tuple[str, ...]]):
    """The dice that keep their values when a round is over."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none."""
        return ()


@dataclass(frozen=True)
class DeadReturning(Query[State, tuple[str, ...]]):
    """The cards of the Graveyard of which a new creature deck is made."""

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the whole Graveyard."""
        return play.state.graveyard
