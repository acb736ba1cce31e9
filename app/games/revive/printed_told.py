"""What is printed on cards, modules, machines, tiles and the rest, in a few words each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.revive.naming import (
    COLOURS,
    FEMININE,
    SIZES,
    SPACES,
    TRACKS,
    amount,
    at,
    bare,
    colours,
    counted,
    goods,
    listed,
    name,
    names,
    spaces,
)
from app.games.revive.printed import Card, Goal, Machine, Module, Place, Technology, Tile, Travel


def card(held: Card) -> str:
    """Return a card's face: `gialla; sopra 2 cibo, sotto 1 libro`."""
    said = [FEMININE[held.colour]] if held.colour else []
    if held.scyphoz:
        said.append("carta Scyphoz, senza colore" if held.colour is None else "carta Scyphoz")
    if held.starting:
        said.append("carta iniziale")
    for half, effect in (("sopra", held.top), ("sotto", held.bottom)):
        if effect:
            said.append(f"{half} {goods(effect)}")
    if held.symbols:
        borders = listed("superiore" if half == "top" else "inferiore" for half in held.symbols)
        said.append(f"simbolo di sovrapposizione sul bordo {borders}")
    return ", ".join(said) or "niente di stampato che conti qui"


def module(held: Module) -> str:
    """Return a module: `giallo e rosso: 1 cibo`."""
    return f"{colours(held.colours)}: {goods(held.gives)}"


def machine(held: Machine) -> str:
    """Return a machine: `2 cibo, del tracciato foresta`."""
    track = f", del tracciato {TRACKS[held.track]}" if held.track else ""
    return f"{goods(held.gives)}{track}"


def place(held: Place) -> str:
    """Return a space of a player's board: what unlocks it, and what it holds."""
    needs = listed(
        f"la {box}ª casella del tracciato {TRACKS[track]}" for track, box in held.needs.items()
    )
    said = [f"serve {needs}" if len(held.needs) == 1 else f"servono {needs}"]
    if held.printed:
        said.append(f"macchina stampata {bare(held.printed)}")
    if held.track:
        said.append(f"macchina del mercato, del tracciato {TRACKS[held.track]}")
    if held.gives:
        said.append(f"dà {goods(held.gives)}")
    if held.counts:
        said.append(f"a fine partita contano le carte di colore {COLOURS[held.counts]}")
    return ", ".join(said)


def tile(held: Tile) -> str:
    """Return a tile: where it lies, what it costs and gives, what its faces show."""
    said = [spaces(held.cells)]
    if held.vast:
        said.append("cristallo vasto")
    if held.cost:
        said.append(f"per esplorarla {goods(held.cost)}")
    if held.reward:
        said.append(f"chi la esplora prende {goods(held.reward)}")
    if held.icon:
        said.append(f"icona: {SPACES[held.icon]}")
    for number, face in enumerate(held.faces, 1):
        shown = listed(f"{SPACES[kind]} {at(cell)}" for cell, kind in face.items())
        said.append(f"orientamento {number}: {shown}" if len(held.faces) > 1 else f"sotto: {shown}")
    if held.points is not None:
        said.append(f"{amount(held.points, 'point')} a fine partita")
    for size, gives in held.wakes.items():
        said.append(f"ibernando, con un {SIZES[size]}, {goods(gives)}")
    return "; ".join(said)


def technology(held: Technology) -> str:
    """Return a technology: its row, its neighbours, what it is good for."""
    said = [f"riga {held.row}"]
    if held.joined:
        said.append(f"collegata a {names(held.joined)}")
    if held.gives:
        said.append(f"subito {goods(held.gives)}")
    if held.trades:
        said.append(f"scambio speciale: {goods(held.trades.takes)} per {goods(held.trades.gives)}")
    if held.opens:
        said.append("apre lo spazio laterale")
    return ", ".join(said)


def goal(held: Goal) -> str:
    """Return what an artifact card counts: `1 punto per ogni segnalino energia`."""
    points = amount(held.points, "point")
    if held.of == "energy":
        return f"{points} per ogni segnalino energia"
    if held.value is None:
        return f"{points} l'uno"
    return f"{points} per {counted(held.value, 'cosa contata', 'cose contate')}"


def travel(held: Travel) -> str:
    """Return a travel card: what is destroyed for it, and its devotion by level."""
    levels = listed(
        f"{amount(made, 'devotion')} al livello {number}"
        for number, made in enumerate(held.levels, 1)
    )
    return f"si distrugge una carta {FEMININE[held.colour]}; {levels}"


def each(held: Mapping[str, Any], told: Any) -> str:
    """Return every thing with what is printed on it: `Alba (gialla, sopra 2 cibo)`."""
    return "; ".join(f"{name(one)} ({told(what)})" for one, what in held.items())
