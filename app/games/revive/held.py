"""What a key of the state holds, in words; titles and the rest are in `parts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from app.games.revive import printed_told as printed
from app.games.revive.naming import (
    COLOURS,
    HALVES,
    SIZES,
    SPACES,
    TRACKS,
    amount,
    at,
    counted,
    counted_colours,
    in_slot,
    listed,
    living,
    name,
    names,
)


def count(one: str, more: str) -> Callable[[Any], str]:
    """Return how a number of things is told."""
    return lambda number: counted(number, one, more)


def so_much(good: str) -> Callable[[Any], str]:
    """Return how so much of a good is told."""
    return lambda number: amount(number, good)


def stock(held: Any) -> str:
    """Return a player's resources, those that have run out too."""
    return listed(amount(number, good) for good, number in held.items()) or "niente"


def by_number(title: str, told: Callable[[Any], str]) -> Callable[[Any], str]:
    """Return how goods by box or row are told."""
    return lambda held: "; ".join(f"{title} {number}: {told(its)}" for number, its in held.items())


def things(held: Any) -> str:
    """Return names."""
    return names(held) or "niente"


def artifacts(held: Any) -> str:
    """Return artifacts by how many there are of each colour."""
    return counted_colours(held) or "niente"


def slot_told(lying: Any) -> str:
    """Return the cards of a slot, the top one last: `Alba (metà superiore)`."""
    return ", sotto ".join(f"{name(one.card)} ({HALVES[one.half]})" for one in reversed(lying))


def slots(held: Any) -> str:
    """Return the cards of every slot."""
    return (
        listed(f"{slot_told(lying)} {in_slot(slot)}" for slot, lying in held.items() if lying)
        or "niente"
    )


def fitted(held: Any) -> str:
    """Return the modules of every slot."""
    return (
        listed(f"{names(those)} {in_slot(slot)}" for slot, those in held.items() if those)
        or "niente"
    )


def buildings(held: Any) -> str:
    """Return buildings and where they stand."""
    return listed(f"un {SIZES[size]} {at(cell)}" for cell, size in held.items()) or "niente"


def steps(held: Any) -> str:
    """Return steps by track."""
    return (
        listed(f"{number} sul tracciato {TRACKS[track]}" for track, number in held.items())
        or "nessun passo"
    )


def goals(held: Any) -> str:
    """Return what an artifact card counts, by colour."""
    return "; ".join(f"{COLOURS[colour]}: {printed.goal(goal)}" for colour, goal in held.items())


def room(held: Any) -> str:
    """Return how many modules each slot takes."""
    return listed(counted(number, "modulo", "moduli") + f" {in_slot(slot)}"
                  for slot, number in held.items())  # fmt: skip


def meeples(held: Any) -> str:
    """Return where meeples are."""
    return listed(map(living, held)) or "niente"


def cells(held: Any) -> str:
    """Return where things are, space by space."""
    return listed(map(at, held)) or "niente"


def on_spaces(held: Any) -> str:
    """Return what spaces are."""
    return listed(f"{SPACES[kind]} {at(cell)}" for cell, kind in held.items())


def printed_on(told: Callable[[Any], str]) -> Callable[[Any], str]:
    """Return how things with what is printed on them are told."""
    return partial(printed.each, told=told)


def board(ground: Any) -> str:
    """Return what a map is made of: `12 spazi; deserto in p e q; acqua in w`."""
    return "; ".join(kinds(ground.kinds()))


def kinds(found: Mapping[str, str]) -> list[str]:
    """Return how many spaces there are, and where those of each kind are."""
    said = [counted(len(found), "spazio", "spazi")]
    for kind, word in SPACES.items():
        there = [cell for cell, its in found.items() if its == kind]
        if there:
            said.append(f"{word} {listed(map(at, there))}")
    return said
