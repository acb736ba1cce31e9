"""What moves a campaign on: setting up, going to a location, rolling, taking up the Watch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from app.engine.kinds import Action
from app.games.turno_di_guardia.queries.preparation import Difficulty
from app.games.turno_di_guardia.state import Ability, Hero, State


@dataclass(frozen=True)
class SetUp(Action[State]):
    """A campaign is set up for four heroes, with the cards of the deluxe set or without."""

    heroes: tuple[Hero, ...]
    difficulty: Difficulty = "normal"
    deluxe: bool = False

    def apply(self, state: State) -> State:
        """Wait for the first location."""
        return replace(state, phase="location", round=0)


@dataclass(frozen=True)
class GoOn(Action[State]):
    """The next location of the map is revealed, and a round begins."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of doing it."""
        yield cls()


@dataclass(frozen=True)
class RollDice(Action[State]):
    """Every hero rolls its three dice."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of doing it."""
        yield cls()


@dataclass(frozen=True)
class Rest(Action[State]):
    """A hero rests in the camp this round and refreshes one of its exhausted cards."""

    hero: Hero
    refreshing: Ability | None = None

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every hero with each of its exhausted cards."""
        for hero, held in state.abilities.items():
            turned = [card for card in held if card in state.exhausted]
            yield from (cls(hero, card) for card in turned)
            if not turned:
                yield cls(hero)


@dataclass(frozen=True)
class BeginWatch(Action[State]):
    """The camp is over: the Line is dealt and the Watch begins."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield the one way of doing it."""
        yield cls()
