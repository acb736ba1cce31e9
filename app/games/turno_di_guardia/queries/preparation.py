"""What is asked while a campaign is set up: how many cards of which kind are in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Location, State

Difficulty = Literal["easy", "normal", "hard", "insane"]


@dataclass(frozen=True)
class CreaturesDrawn(Query[State, int]):
    """How many creatures are drawn at random for the creature deck."""

    def default(self, play: Play[State]) -> int:
        """Return all that there are."""
        return len(facts.copies_of_kind("creature"))


@dataclass(frozen=True)
class AlwaysInDeck(Query[State, tuple[str, ...]]):
    """The creatures that are in the creature deck whatever is drawn."""

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none."""
        return ()


@dataclass(frozen=True)
class SummonsUsed(Query[State, int]):
    """How many Summons the creature deck has at a difficulty."""

    difficulty: Difficulty

    def default(self, play: Play[State]) -> int:
        """Return all that come with the game."""
        return len(facts.copies_of("evocazione"))


@dataclass(frozen=True)
class RegularLocations(Query[State, int]):
    """How many locations of the map come before the final one."""

    def default(self, play: Play[State]) -> int:
        """Return all that there are."""
        return len(facts.locations())


@dataclass(frozen=True)
class OnTheMap(Query[State, bool]):
    """Whether a location may be drawn for the map that the campaign begins with."""

    location: Location

    def default(self, play: Play[State]) -> bool:
        """Every location but the final ones may."""
        return facts.locations()[self.location].place != "final"
