"""What a figure can attack, and from where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.aim import (
    Attacks,
    InRange,
    Patterned,
    Single,
    close_patterns,
    far_patterns,
    seen_of,
)
from app.games.gloomhaven.board import Edge, Ground
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.queries.sight import Seen
from app.games.gloomhaven.state import State
from app.hexes.geometry import Hex, turns
from app.hexes.paths import distances

ALL = 6  # targets: all in range


@dataclass(frozen=True)
class Distance(Query[State, "int | None"]):
    """How far off a figure or hex is as a range counts it; None where no way leads there."""

    figure: FigureId
    target: FigureId

    def default(self, play: Play[State]) -> int | None:
        """Count the steps from one to the other."""
        steps = play.state.ground().neighbours(play.ask(Walls("range")))
        return distances(steps, play.state.where(self.target)).get(play.state.where(self.figure))


@dataclass(frozen=True)
class AttackRange(Query[State, int]):
    """At how many hexes a figure's attack reaches; 1 in melee."""

    figure: FigureId

    def default(self, play: Play[State]) -> int:
        """Return the Range on its card, 1 where there is none."""
        return play.state.figure(self.figure).range or 1


@dataclass(frozen=True)
class Targets(Query[State, int]):
    """How many targets a figure's attack takes, 6 standing for all in range; 0 for no attack."""

    figure: FigureId

    def default(self, play: Play[State]) -> int:
        """Return the targets on its card."""
        return play.state.figure(self.figure).targets


@dataclass(frozen=True)
class BesideArea(Query[State, int]):
    """How many targets an area attack takes outside its pattern."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return none."""
        return 0


@dataclass(frozen=True)
class AreaTurns(Query[State, tuple[frozenset[Hex], ...]]):
    """The ways in which a figure's area pattern may be laid."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[frozenset[Hex], ...]:
        """Return its six turns."""
        area = play.state.figure(self.figure).area
        return turns(area.hits) if area else ()


@dataclass(frozen=True)
class AreaInRange(Query[State, InRange]):
    """Which hexes of an area pattern must be in range."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> InRange:
        """Return every hex, as an attack must be in range."""
        return "every hex"


@dataclass(frozen=True)
class AreaNeedsRange(Query[State, bool]):
    """Whether an area pattern with the attacker in it takes in only targets in its range."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does, unless a rule says otherwise."""
        return True


@dataclass(frozen=True)
class Foes(Query[State, tuple[str, ...]]):
    """The enemies that a figure can focus on and attack."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the figures of the other side that stand on the map."""
        return play.state.enemies(self.figure)


@dataclass(frozen=True)
class Attacking(Query[State, Attacks]):
    """What a figure can attack from where, as it could stand anywhere."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Attacks:
        """Search the map for the hexes in range and in sight of each enemy."""
        state, ground = play.state, play.state.ground()
        enemies = tuple((foe, state.where(foe)) for foe in play.ask(Foes(self.figure)))
        reach, count = play.ask(AttackRange(self.figure)), play.ask(Targets(self.figure))
        most = len(enemies) if count == ALL else max(count, 1)
        area = state.figure(self.figure).area if count else None
        afar = reach + (area.span() if area else 0)
        seen = tuple((foe, play.ask(Seen(cell, afar))) for foe, cell in enemies)
        walls = play.ask(Walls("range"))
        if area is None:
            return ground.once(_single, enemies, seen, walls, reach, most)
        return ground.once(
            _patterned, enemies, seen, walls, reach, play.ask(BesideArea(self.figure)),
            area.close, play.ask(AreaTurns(self.figure)), play.ask(AreaInRange(self.figure)),
            play.ask(AreaNeedsRange(self.figure)),
        )  # fmt: skip


Pairs = tuple[tuple[str, str], ...]
Views = tuple[tuple[str, frozenset[str]], ...]


def _single(
    ground: Ground, enemies: Pairs, seen: Views, walls: frozenset[Edge], reach: int, most: int
) -> Single:
    steps, sees = ground.neighbours(walls), dict(seen)
    struck = {
        foe: (sees[foe] & distances(steps, cell, reach).keys()) - {cell} for foe, cell in enemies
    }
    return Single(struck, most)


def _patterned(
    ground: Ground,
    enemies: Pairs,
    seen: Views,
    walls: frozenset[Edge],
    reach: int,
    beside: int,
    close: bool,
    laid: tuple[frozenset[Hex], ...],
    needs: InRange,
    needs_range: bool,
) -> Patterned:
    steps, cells = ground.neighbours(walls), dict(enemies)
    if not close:
        covered = far_patterns(ground, cells, laid, steps, reach, needs)
    else:
        covered = close_patterns(ground, cells, laid)
        if needs_range:
            near = {foe: frozenset(distances(steps, cell, reach)) for foe, cell in enemies}
            covered = seen_of(covered, near)
    single = _single(ground, enemies, seen, walls, reach, beside)
    return Patterned(seen_of(covered, dict(seen)), single)
