"""Who can be hit from where: targets in range, in sight and in the patterns of an area attack.

Plain search: what is in range, what is seen, how patterns may be turned is given by rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Literal

from app.games.gloomhaven.board import Ground
from app.hexes.geometry import Hex, around, minus, moved, plus
from app.hexes.paths import Neighbours, distances

Cells = frozenset[str]
Targets = frozenset[str]
NONE: Targets = frozenset()
InRange = Literal["any hex", "open hex", "enemy hex", "every hex"]


class Single:
    """An attack on single targets: from where each enemy is in range and seen, and how many."""

    def __init__(self, struck: Mapping[str, Cells], most: int) -> None:
        self.struck, self.most = struck, most

    def places(self, enemy: str) -> Cells:
        """Return from where an attack can take in an enemy."""
        return self.struck.get(enemy, NONE) if self.most else NONE

    def targets(self, place: str, focus: str) -> frozenset[Targets]:
        """Return the sets of targets, as many as there can be, of attacks on the focus."""
        return frozenset(_filled(frozenset([focus]), self.most - 1, self.reached(place)))

    def count(self, place: str, focus: str) -> int:
        """Return how many targets there can be in an attack on the focus."""
        return min(self.most, len(self.reached(place) | {focus}))

    def take_in(self, place: str, targets: Targets) -> bool:
        """Tell whether one attack from a place can take in all of these."""
        return len(targets) <= self.most and targets <= self.reached(place)

    def reached(self, place: str) -> Targets:
        """Return the enemies in range and in sight of a place, none where no more are taken."""
        if not self.most:
            return NONE
        return frozenset(enemy for enemy, cells in self.struck.items() if place in cells)


class Patterned:
    """An area attack: what patterns take in from each place, and further targets beside them."""

    def __init__(self, covered: Mapping[str, set[Targets]], beside: Single) -> None:
        self.covered, self.beside = covered, beside
        self._targets: dict[tuple[str, str], frozenset[Targets]] = {}
        self._places: dict[str, set[str]] = {}
        for place, sets in covered.items():
            for enemy in NONE.union(*sets):
                self._places.setdefault(enemy, set()).add(place)

    def places(self, enemy: str) -> Cells:
        """Return from where an attack can take in an enemy."""
        return self.beside.places(enemy).union(self._places.get(enemy, ()))

    def targets(self, place: str, focus: str) -> frozenset[Targets]:
        """Return the sets of targets, as many as there can be, of attacks on the focus."""
        known = self._targets.get((place, focus))
        if known is None:
            reached, most = self.beside.reached(place), self.count(place, focus)
            known = frozenset(
                group
                for held, left in self._laid(place, focus)
                if _size(held, left, reached) == most
                for group in _filled(held, left, reached)
            )
            self._targets[place, focus] = known
        return known

    def count(self, place: str, focus: str) -> int:
        """Return how many targets there can be in an attack on the focus."""
        reached = self.beside.reached(place)
        return max(_size(held, left, reached) for held, left in self._laid(place, focus))

    def take_in(self, place: str, targets: Targets) -> bool:
        """Tell whether one attack from a place can take in all of these."""
        laid = self.covered.get(place, set()) | {NONE}
        return any(not targets - held or self.beside.take_in(place, targets - held)
                   for held in laid)  # fmt: skip

    def _laid(self, place: str, focus: str) -> Iterator[tuple[Targets, int]]:
        """Yield what a pattern takes in with the focus, and how many targets are left beside."""
        for held in self.covered.get(place, set()) | {NONE}:
            if focus in held:
                yield held, self.beside.most
            elif place in self.beside.places(focus):
                yield held | {focus}, self.beside.most - 1


Attacks = Single | Patterned


def _size(held: Targets, most: int, others: Targets) -> int:
    return len(held) + min(most, len(others - held))


def _filled(held: Targets, most: int, others: Targets) -> set[Targets]:
    left = sorted(others - held)
    return {held.union(more) for more in combinations(left, min(most, len(left)))}


def close_patterns(
    ground: Ground, enemies: Mapping[str, str], turns: Iterable[frozenset[Hex]]
) -> dict[str, set[Targets]]:
    """Return what each place's patterns take in, the attacker's own hex being part of them."""
    return {
        ground.names[origin]: sets
        for origin, sets in _covers(ground, enemies, turns).items()
        if origin in ground.names
    }


def far_patterns(
    ground: Ground,
    enemies: Mapping[str, str],
    turns: Iterable[frozenset[Hex]],
    steps: Neighbours,
    reach: int,
    needs: InRange,
) -> dict[str, set[Targets]]:
    """Return what patterns take in that can be laid in range of each place."""
    within: dict[Hex, Cells] = {}

    def near(cell: Hex) -> Cells:
        if cell not in within:
            within[cell] = _within(ground, steps, cell, reach)
        return within[cell]

    by_targets: dict[Targets, Cells] = {}
    for pattern in {moved(pattern) for pattern in turns}:
        for origin, sets in _covers(ground, enemies, [pattern]).items():
            cells = [plus(origin, step) for step in pattern]
            for held in sets:
                counted = cells
                if needs == "enemy hex":
                    counted = [ground.hexes[enemies[enemy]] for enemy in held]
                elif needs == "open hex":
                    counted = [cell for cell in cells if ground.is_open(cell)]
                balls = [near(cell) for cell in counted]
                places = (
                    frozenset.intersection(*balls)
                    if needs == "every hex"
                    else frozenset().union(*balls)
                )
                by_targets[held] = by_targets.get(held, NONE) | places
    found: dict[str, set[Targets]] = {}
    for held, places in by_targets.items():
        for place in places:
            found.setdefault(place, set()).add(held)
    return found


def seen_of(
    covered: Mapping[str, set[Targets]], seen: Mapping[str, Cells]
) -> dict[str, set[Targets]]:
    """Return what patterns take in, less the enemies that the place does not see."""
    return {
        place: {frozenset(enemy for enemy in held if place in seen[enemy]) for held in sets}
        for place, sets in covered.items()
    }


def _covers(
    ground: Ground, enemies: Mapping[str, str], turns: Iterable[frozenset[Hex]]
) -> dict[Hex, set[Targets]]:
    """Return, by where a pattern's origin lies, what its turns take in."""
    found: dict[Hex, set[Targets]] = {}
    cells = {enemy: ground.hexes[name] for enemy, name in enemies.items()}
    for pattern in turns:
        held: dict[Hex, list[str]] = {}
        for enemy, cell in cells.items():
            for step in pattern:
                held.setdefault(minus(cell, step), []).append(enemy)
        for origin, taken in held.items():
            found.setdefault(origin, set()).add(frozenset(taken))
    return found


def _within(ground: Ground, steps: Neighbours, cell: Hex, reach: int) -> Cells:
    """Return the places in range of a hex, which may be a wall or off the map."""
    name = ground.names.get(cell)
    if name is not None and name not in ground.walled:
        return frozenset(distances(steps, name, reach))
    beside = (ground.names[other] for other in around(cell) if other in ground.names)
    return frozenset(
        place
        for other in beside
        if other not in ground.walled
        for place in distances(steps, other, reach - 1)
    )
