"""Distances and cheapest paths on a map; what is closed, costly or harmful is the caller's.

A map is its neighbours: for each hex by name those that a step reaches. A path is priced by the
harmful hexes it enters first and by movement points second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

Neighbours = Mapping[str, Sequence[str]]
Price = tuple[int, int]  # harmful hexes entered, movement points
FREE: Price = (0, 0)


@dataclass(frozen=True)
class Footing:
    """What it is to enter hexes: which cannot be, which cost two points, which do harm."""

    closed: frozenset[str] = frozenset()
    costly: frozenset[str] = frozenset()
    harmful: frozenset[str] = frozenset()

    def price(self, cell: str) -> Price:
        """Return what entering a hex costs."""
        return (1 if cell in self.harmful else 0, 2 if cell in self.costly else 1)


@dataclass(frozen=True)
class Gait:
    """How a figure moves: the hexes on its way, and the last hex of a move."""

    passing: Footing
    last: Footing


def distances(neighbours: Neighbours, start: str, most: int | None = None) -> dict[str, int]:
    """Return how many steps away each hex is, up to `most`."""
    found = {start: 0}
    edge, steps = [start], 0
    while edge and (most is None or steps < most):
        steps += 1
        beyond = []
        for cell in edge:
            for other in neighbours[cell]:
                if other not in found:
                    found[other] = steps
                    beyond.append(other)
        edge = beyond
    return found


def ways(neighbours: Neighbours, start: str, gait: Gait) -> dict[str, Price]:
    """Return the price of a move that ends in each hex where one may end; staying is free."""
    through = _onward(neighbours, start, gait.passing)
    found: dict[str, Price] = {start: FREE}
    closed = gait.last.closed
    for cell, price in through.items():
        for other in neighbours[cell]:
            if other not in closed and other != start:
                dearer = _plus(price, gait.last.price(other))
                known = found.get(other)
                if known is None or dearer < known:
                    found[other] = dearer
    return found


def remaining(neighbours: Neighbours, goal: str, gait: Gait) -> dict[str, Price]:
    """Return what is left to pay from each hex to end a move at the goal."""
    found: dict[str, Price] = {}
    heap: list[tuple[Price, str]] = [(FREE, goal)]
    while heap:
        price, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = price
        if cell == goal:
            onward = gait.last.price(goal)
        elif cell in gait.passing.closed:
            continue
        else:
            onward = _plus(price, gait.passing.price(cell))
        for other in neighbours[cell]:
            if other not in found:
                heappush(heap, (onward, other))
    return found


def routes(
    neighbours: Neighbours, start: str, end: str, gait: Gait, marked: frozenset[str]
) -> dict[frozenset[str], tuple[str, ...]]:
    """Return cheapest paths that end in a hex, one for each set of `marked` hexes on the way.

    None where no way leads there.
    """
    price = ways(neighbours, start, gait).get(end)
    if price is None:
        return {}
    if end == start:
        return {frozenset(): ()}
    through = _onward(neighbours, start, gait.passing)
    known: dict[str, dict[frozenset[str], tuple[str, ...]]] = {start: {frozenset(): ()}}

    def before(cell: str, footing: Footing, price: Price) -> dict[frozenset[str], tuple[str, ...]]:
        found: dict[frozenset[str], tuple[str, ...]] = {}
        own = marked & {cell}
        for other in neighbours[cell]:
            if other in through and _plus(through[other], footing.price(cell)) == price:
                for crossed, path in passing(other).items():
                    found.setdefault(crossed | own, (*path, cell))
        return found

    def passing(cell: str) -> dict[frozenset[str], tuple[str, ...]]:
        if cell not in known:
            known[cell] = before(cell, gait.passing, through[cell])
        return known[cell]

    return before(end, gait.last, price)


def _onward(neighbours: Neighbours, start: str, footing: Footing) -> dict[str, Price]:
    """Return the price of passing through each hex that can be passed."""
    found: dict[str, Price] = {}
    heap: list[tuple[Price, str]] = [(FREE, start)]
    best: dict[str, Price] = {start: FREE}
    while heap:
        price, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = price
        for other in neighbours[cell]:
            if other in found or other in footing.closed:
                continue
            dearer = _plus(price, footing.price(other))
            known = best.get(other)
            if known is None or dearer < known:
                best[other] = dearer
                heappush(heap, (dearer, other))
    return found


def _plus(one: Price, other: Price) -> Price:
    return (one[0] + other[0], one[1] + other[1])
