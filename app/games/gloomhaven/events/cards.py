"""Ability cards that change piles, and heroes who are exhausted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.gloomhaven.names import Card, Condition, FigureId, Rest
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class CardsLost(Event[State]):
    """Cards of a hero are lost, from its hand or its discard pile."""

    figure: FigureId
    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take them to the lost pile."""
        return state.taken(self.figure, self.cards).put("lost", self.figure, self.cards)


@dataclass(frozen=True)
class CardsDiscarded(Event[State]):
    """Cards of a hero go to its discard pile."""

    figure: FigureId
    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take them there."""
        return state.taken(self.figure, self.cards).put("discards", self.figure, self.cards)


@dataclass(frozen=True)
class CardsRecovered(Event[State]):
    """Cards of a hero come back to its hand."""

    figure: FigureId
    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take them there."""
        return state.taken(self.figure, self.cards).put("hands", self.figure, self.cards)


@dataclass(frozen=True)
class Negated(Event[State]):
    """A hero suffers no damage, for cards that it loses."""

    figure: FigureId
    damage: int
    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Take the cards to the lost pile."""
        return CardsLost(self.figure, self.cards).apply(state)


@dataclass(frozen=True)
class DrewAgain(Event[State]):
    """A hero on a short rest has another card drawn."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, rested=state.rested | {self.figure})


@dataclass(frozen=True)
class Rested(Event[State]):
    """A hero has rested, and lost the card that a rest costs."""

    figure: FigureId
    rest: Rest


@dataclass(frozen=True)
class Cured(Event[State]):
    """A figure is rid of a condition."""

    figure: FigureId
    condition: Condition

    def apply(self, state: State) -> State:
        """Take the condition off."""
        left = tuple(c for c in state.conditions.get(self.figure, ()) if c != self.condition)
        conditions = state.conditions
        return replace(
            state,
            conditions=conditions.with_(self.figure, left)
            if left
            else conditions.without(self.figure),
        )


@dataclass(frozen=True)
class Refreshed(Event[State]):
    """A hero's spent items can be used again."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Count none of them as spent."""
        return replace(state, spent=state.spent.without(self.figure))


@dataclass(frozen=True)
class Exhausted(Event[State]):
    """A hero is exhausted."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, exhausted=state.exhausted | {self.figure})


@dataclass(frozen=True)
class ScenarioLost(Event[State]):
    """The scenario is lost."""

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, over=True)
