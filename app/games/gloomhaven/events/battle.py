"""Attacks, damage, and figures that leave the map."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.errors import NotModelled
from app.engine.kinds import Event
from app.games.gloomhaven.names import Cell, Condition, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Attacked(Event[State]):
    """A figure attacks a target."""

    target: FigureId
    by: FigureId

    def apply(self, state: State) -> State:
        """Note whom this turn's attacks have taken in; raises `NotModelled` for the poisoned."""
        attacker = state.figures.get(self.by)
        if attacker and attacker.attack is not None and state.has(self.target, "poisoned"):
            raise NotModelled(f"the damage of an attack on {self.target}, which is poisoned")
        return replace(state, struck=(*state.struck, self.target))


@dataclass(frozen=True)
class Drew(Event[State]):
    """Modifier cards are drawn for an attack, and one or some of them count."""

    deck: str
    cards: tuple[str, ...]
    counting: tuple[str, ...]


@dataclass(frozen=True)
class Afflicted(Event[State]):
    """A figure comes to have a condition."""

    figure: FigureId
    condition: Condition

    def apply(self, state: State) -> State:
        """Note the condition, once, and in an order that does not tell which came first."""
        held = {*state.conditions.get(self.figure, ()), self.condition}
        return replace(state, conditions=state.conditions.with_(self.figure, tuple(sorted(held))))


@dataclass(frozen=True)
class Suffered(Event[State]):
    """A figure suffers damage."""

    figure: FigureId
    damage: int

    def apply(self, state: State) -> State:
        """Count the damage."""
        suffered = state.damage.get(self.figure, 0) + self.damage
        return replace(state, damage=state.damage.with_(self.figure, suffered))


@dataclass(frozen=True)
class Healed(Event[State]):
    """A figure heals as many hit points as it can of these."""

    figure: FigureId
    points: int

    def apply(self, state: State) -> State:
        """Take damage off, no more than there is."""
        left = max(0, state.damage.get(self.figure, 0) - self.points)
        damage = state.damage.with_(self.figure, left)
        return replace(state, damage=damage if left else damage.without(self.figure))


@dataclass(frozen=True)
class Killed(Event[State]):
    """A monster or summon is out of hit points, in a hex."""

    figure: FigureId
    cell: Cell


@dataclass(frozen=True)
class Removed(Event[State]):
    """A figure leaves the map."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Take it off the map."""
        return replace(state, at=state.at.without(self.figure))
