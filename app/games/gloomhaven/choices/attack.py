"""How a monster attacks its focus: from which hexes, whom else, and where it stands for that.

Each choice works on what the one before leaves; `now` tells whether by this turn's move, or
with no end to its movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Choice, Query
from app.engine.play import Play
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.queries.aims import Attacking
from app.games.gloomhaven.queries.ground import Ways
from app.games.gloomhaven.queries.plans import Places
from app.games.gloomhaven.state import State
from app.hexes.paths import Price

Group = frozenset[FigureId]


@dataclass(frozen=True)
class Plan:
    """Where to stand, and whom to attack from there: the focus first."""

    place: Cell
    targets: tuple[FigureId, ...]


@dataclass(frozen=True)
class Attack(Choice[State, str]):
    """The hexes that are best to attack a focus from."""

    figure: FigureId
    on: FigureId
    now: bool = True
    quiet: ClassVar[bool] = True

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Without disadvantage on the focus, then with as many further targets as can be."""
        return ("targets first", "disadvantage", "number of targets")

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the hexes from which the focus can be attacked."""
        return play.ask(Places(self.figure, self.on, self.now))


@dataclass(frozen=True)
class GroupPaths(Query[State, dict[Group, Price]]):
    """The cheapest way to one of the best hexes from which each group can be attacked."""

    figure: FigureId
    on: FigureId
    now: bool = True
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> dict[Group, Price]:
        """Return the least of what leads to such hexes, by the group less the focus."""
        attacking, ways = play.ask(Attacking(self.figure)), play.ask(Ways(self.figure))
        found: dict[Group, Price] = {}
        places = play.ask(Attack(self.figure, self.on, self.now))
        for place in sorted(places, key=lambda place: ways[place]):
            for held in attacking.targets(place, self.on):
                found.setdefault(held - {self.on}, ways[place])
        return found


@dataclass(frozen=True)
class Groups(Choice[State, Group]):
    """Whom an attack may take in besides the focus."""

    figure: FigureId
    on: FigureId
    now: bool = True
    quiet: ClassVar[bool] = True

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """By the path to where all can be attacked."""
        return ("path",)

    def options(self, play: Play[State]) -> Sequence[Group]:
        """Return the groups that can be attacked from the best hexes, the focus left out."""
        paths: dict[Group, Price] = play.ask(GroupPaths(self.figure, self.on, self.now))
        return sorted(paths, key=sorted)


@dataclass(frozen=True)
class ExtraTarget(Choice[State, str]):
    """Whom an attack takes in next, besides the focus and those taken before."""

    figure: FigureId
    on: FigureId
    taken: Group = frozenset()
    now: bool = True
    quiet: ClassVar[bool] = True

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """As a focus is found where paths are alike: by proximity and initiative."""
        return ("proximity", "initiative")

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return those who can be attacked with all that were taken before."""
        groups: tuple[Group, ...] = play.ask(Groups(self.figure, self.on, self.now))
        return sorted({one for held in groups if self.taken <= held for one in held - self.taken})


@dataclass(frozen=True)
class ExtraTargets(Query[State, tuple[Group, ...]]):
    """The best groups to attack besides the focus: one target is chosen after another."""

    figure: FigureId
    on: FigureId
    now: bool = True
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[Group, ...]:
        """Add the next target until a group is whole, each in turn where several are as good."""
        groups: tuple[Group, ...] = play.ask(Groups(self.figure, self.on, self.now))
        found = {Group()}
        while unfinished := found.difference(groups):
            found = found.intersection(groups) | {
                taken | {target}
                for taken in unfinished
                for target in play.ask(ExtraTarget(self.figure, self.on, taken, self.now))
            }
        return tuple(sorted(found, key=sorted))


@dataclass(frozen=True)
class StandingPlace(Choice[State, Plan]):
    """Where to stand for the best attack on a focus."""

    figure: FigureId
    on: FigureId
    now: bool = True

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """With the least disadvantage on further targets, then by the least movement."""
        return ("disadvantage", "movement")

    def options(self, play: Play[State]) -> Sequence[Plan]:
        """Return the best hexes, each with whom the best attacks take in from there."""
        attacking = play.ask(Attacking(self.figure))
        groups = play.ask(ExtraTargets(self.figure, self.on, self.now))
        return [
            Plan(place, (self.on, *sorted(extras)))
            for place in play.ask(Attack(self.figure, self.on, self.now))
            for extras in groups
            if extras | {self.on} in attacking.targets(place, self.on)
        ]
