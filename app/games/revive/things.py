"""Cards, modules, machines and other named things as they are drawn."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.revive import printed_told as printed
from app.games.revive.drawn import DrawnCard, DrawnThing
from app.games.revive.naming import COLOURS, FEMININE, TRACKS, goods, name
from app.games.revive.printed import Card
from app.games.revive.state import State


def card(state: State, named: str, shown: str = "") -> DrawnCard:
    """Return a card; one that the position tells nothing of has a name only."""
    held = state.cards.get(named, Card())
    colour = state.coloured.get(named, held.colour)
    marks = []
    if held.starting:
        marks.append("iniziale")
    if held.scyphoz:
        marks.append("Scyphoz")
    if held.symbols:
        marks.append("si sovrappone")
    return DrawnCard(
        card=named,
        name=name(named),
        colour=colour or "",
        colour_name=FEMININE[colour] if colour else "",
        top=goods(held.top, ""),
        bottom=goods(held.bottom, ""),
        shown=shown,
        marks=tuple(marks),
    )


def cards(state: State, names: Iterable[str]) -> tuple[DrawnCard, ...]:
    """Return cards."""
    return tuple(card(state, named) for named in names)


def module(state: State, named: str) -> DrawnThing:
    """Return a module."""
    held = state.modules.get(named)
    if held is None:
        return DrawnThing(named, name(named), "", "module")
    said = f"{' e '.join(COLOURS[one] for one in held.colours)}: {goods(held.gives)}"
    return DrawnThing(named, name(named), said, "module")


def machine(state: State, named: str, energised: bool = False) -> DrawnThing:
    """Return a machine, and whether an energy token lies on it."""
    held = state.machines.get(named)
    said = goods(held.gives) if held else ""
    if held and held.track:
        said += f" ({TRACKS[held.track]})"
    return DrawnThing(named, name(named), said, "machine", ("con energia",) if energised else ())


def crate(state: State, named: str) -> DrawnThing:
    """Return a crate."""
    held = state.boxes.get(named)
    return DrawnThing(named, name(named), goods(held) if held else "", "crate")


def technology(state: State, named: str, unlocked: bool = False) -> DrawnThing:
    """Return a technology, and whether somebody has it."""
    held = state.technologies.get(named)
    said = printed.technology(held) if held else ""
    return DrawnThing(named, name(named), said, "tech", ("sbloccata",) if unlocked else ())


def travel(state: State, named: str) -> DrawnThing:
    """Return a travel card."""
    held = state.travels.get(named)
    return DrawnThing(named, name(named), printed.travel(held) if held else "", "travel")


def tile(state: State, named: str) -> DrawnThing:
    """Return a tile."""
    marks = ("esplorata",) if named in state.explored else ()
    return DrawnThing(named, name(named), printed.tile(state.tiles[named]), "tile", marks)


def place(state: State, named: str) -> DrawnThing:
    """Return a space that machine tracks unlock."""
    return DrawnThing(named, name(named), printed.place(state.places[named]), "place")
