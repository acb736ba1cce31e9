"""A judge of monsters' turns, written from the rules' text alone: slow, plain, and on its own.

It shares nothing with the game: hexes are pairs of numbers, lines are tried corner by corner,
prices of ways are tables improved until nothing changes, and attacks are all sets of targets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, TypeVar

from tests.games.gloomhaven.judged import Case, Cell, Targets, beside, sees

Price = tuple[int, int]  # negative hexes entered, then movement points
Outcome = tuple[Cell, Targets]
T = TypeVar("T")
ALL = 6
FAR = 999


def judged(case: Case) -> frozenset[Outcome]:
    """Return all that the turn may come to."""
    ways = prices(case)
    attacks = {place: frozenset(attacks_from(case, place)) for place in ways}
    near = steps_from(case, case.monster)
    paths: dict[Cell, Price] = {}
    for foe in case.foes:
        there = [ways[place] for place in ways if any(foe in held for held in attacks[place])]
        if there:
            paths[foe] = min(there)
    focuses = best(
        paths, lambda foe: (paths[foe], near.get(foe, FAR), case.foes[foe])
    )  # negative hexes, path, proximity, initiative
    if not focuses:
        return frozenset([(case.monster, frozenset())])
    return frozenset(
        outcome
        for focus in focuses
        for outcome in turns(case, focus, paths[focus][0], ways, attacks)
    )


def turns(
    case: Case,
    focus: Cell,
    negative: int,
    ways: Mapping[Cell, Price],
    attacks: Mapping[Cell, frozenset[Targets]],
) -> Iterator[Outcome]:
    """Yield what a turn with a focus may come to."""
    ever = [
        (place, held)
        for place, price in ways.items()
        if price[0] <= negative
        for held in attacks[place]
        if focus in held
    ]
    now = [(place, held) for place, held in ever if ways[place][1] <= case.move]
    for place, held in best_plans(case, focus, now or ever, ways, attacking=bool(now)):
        if not now:
            yield from ((stop, frozenset()) for stop in stops(case, place, ways))
        else:
            yield place, held if case.targets else frozenset()


def best_plans(
    case: Case,
    focus: Cell,
    plans: list[Outcome],
    ways: Mapping[Cell, Price],
    attacking: bool,
) -> list[Outcome]:
    """Return the best of some hexes to attack from and whom to attack there."""
    near = steps_from(case, case.monster)

    def hampered(place: Cell, target: Cell) -> bool:
        beside = steps_from(case, place).get(target) == 1
        return attacking and case.range is not None and not case.muddled and beside

    plans = best(plans, lambda plan: hampered(plan[0], focus))
    plans = best(plans, lambda plan: -len(plan[1]))
    groups = [frozenset([focus])]
    for _ in range(len(plans[0][1]) - 1):
        longer = []
        for group in groups:
            wider = [plan for plan in plans if group < plan[1]]
            found = {
                foe: (min(ways[p] for p, held in wider if foe in held), near.get(foe, FAR),
                      case.foes[foe])
                for plan in wider for foe in plan[1] - group
            }  # fmt: skip
            longer += [group | {foe} for foe in best(found, found.__getitem__)]
        groups = longer
    plans = [plan for plan in plans if plan[1] in groups]
    plans = best(plans, lambda plan: sum(hampered(plan[0], foe) for foe in plan[1] if foe != focus))
    return best(plans, lambda plan: ways[plan[0]])


def stops(case: Case, goal: Cell, ways: Mapping[Cell, Price]) -> list[Cell]:
    """Return where a monster stops that goes towards a hex."""
    left = {cell: prices(case, cell, goal).get(goal) for cell in ways if ways[cell][1] <= case.move}
    rest = {cell: price for cell, price in left.items() if price is not None}
    return best(
        rest,
        lambda cell: (ways[cell][0] + rest[cell][0], rest[cell][1], ways[cell]),
    )


def best(options: Iterable[T], mark: Callable[[T], Any]) -> list[T]:
    """Return the options with the least mark."""
    marks = [(mark(option), option) for option in options]
    least = min((value for value, _ in marks), default=None)
    return [option for value, option in marks if value == least]


# -- moving --------------------------------------------------------------------------------------


def prices(case: Case, start: Cell | None = None, goal: Cell | None = None) -> dict[Cell, Price]:
    """Return what moves cost that end in each hex, were there no end to the points."""
    start = case.monster if start is None else start
    through: dict[Cell, Price] = {start: (0, 0)}
    changed = True
    while changed:
        changed = False
        for cell, price in list(through.items()):
            for other in stepped(case, cell):
                entering = entered(case, other, last=False)
                if entering is not None:
                    dearer = (price[0] + entering[0], price[1] + entering[1])
                    if other not in through or dearer < through[other]:
                        through[other] = dearer
                        changed = True
    ends: dict[Cell, Price] = {start: (0, 0)}
    for cell, price in through.items():
        for other in stepped(case, cell):
            entering = entered(case, other, last=True)
            if entering is not None:
                dearer = (price[0] + entering[0], price[1] + entering[1])
                ends[other] = min(dearer, ends.get(other, dearer))
    return ends


def entered(case: Case, cell: Cell, last: bool) -> Price | None:
    """Return what entering a hex costs; None where it cannot be."""
    sign = case.ground[cell]
    if last and cell != case.monster and (cell in case.allies or cell in case.foes):
        return None
    if case.flying or (case.jumping and not last):
        return (0, 1)
    if sign == "%" or cell in case.foes:
        return None
    return (1 if sign in ("^", "!") else 0, 2 if sign == "~" else 1)


def stepped(case: Case, cell: Cell) -> list[Cell]:
    """Return the hexes beside one that no wall parts from it."""
    return [
        other
        for other in beside(cell)
        if case.ground.get(other, "#") != "#"
        and case.ground.get(cell, "#") != "#"
        and frozenset((cell, other)) not in case.thin
    ]


def steps_from(case: Case, cell: Cell) -> dict[Cell, int]:
    """Return how many hexes away others are, counted round walls."""
    found = {cell: 0}
    for steps in range(len(case.ground)):
        for known in [other for other, far in found.items() if far == steps]:
            for other in stepped(case, known):
                found.setdefault(other, steps + 1)
    return found


# -- attacking -----------------------------------------------------------------------------------


def attacks_from(case: Case, place: Cell) -> Iterator[Targets]:
    """Yield every set of foes that one attack from a hex can take in."""
    if case.targets == 0:  # it goes for a focus as if to attack it in melee
        yield from (frozenset([foe]) for foe in in_range(case, place, 1))
        return
    most = len(case.foes) if case.targets == ALL else case.targets
    within = in_range(case, place, case.range or 1)
    if not case.area:
        yield from subsets(within, most)
        return
    for pattern in set(laid(case, place)):
        hit = frozenset(foe for foe in case.foes if foe in pattern and sees(case, place, foe))
        for more in subsets(within - hit, most - 1):
            yield hit | more


def laid(case: Case, place: Cell) -> Iterator[frozenset[Cell]]:
    """Yield the patterns that can be laid, and none at all."""
    yield frozenset()
    for pattern in every_way(case.area):
        if case.close:
            yield frozenset((place[0] + q, place[1] + r) for q, r in pattern)
            continue
        for first in reached(case, place, case.range or 1):
            for q0, r0 in pattern:
                yield frozenset((first[0] - q0 + q, first[1] - r0 + r) for q, r in pattern)


def reached(case: Case, place: Cell, most: int) -> set[Cell]:
    """Return the hexes in range, walls and what lies beyond the map's edge included."""
    steps = steps_from(case, place)
    inner = {cell for cell, far in steps.items() if far <= most}
    edge = {other for cell, far in steps.items() if far < most for other in beside(cell)}
    return inner | {cell for cell in edge if case.ground.get(cell, "#") == "#"}


def every_way(area: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    for pattern in (area, tuple((r, q) for q, r in area)):
        for _ in range(6):
            pattern = tuple((-r, q + r) for q, r in pattern)
            yield pattern


def in_range(case: Case, place: Cell, most: int) -> Targets:
    steps = steps_from(case, place)
    return frozenset(
        foe for foe in case.foes if 0 < steps.get(foe, FAR) <= most and sees(case, place, foe)
    )


def subsets(cells: Targets, most: int) -> Iterator[Targets]:
    for count in range(min(most, len(cells)) + 1):
        yield from map(frozenset, combinations(sorted(cells), count))
