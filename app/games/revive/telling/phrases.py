"""Turns of phrase that many sentences share: places, deeds, and bills read out line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.engine.trace import PRINTED, Item, Line
from app.games.revive.naming import (
    DEEDS,
    SIZES,
    at,
    bare,
    is_space,
    listed,
    spaces,
    the,
)
from app.games.revive.state import State

Teller = Callable[[Any, Line], "str | None"]
# What a line of a bill is for, by the entry that adds it.
BILLED = {
    "costo-degli-edifici": "l'edificio",
    "costo-della-tessera": "la tessera",
    "gittata-in-cibo": "la gittata",
    "gittata-aumentata": "la gittata in più",
    "libri-per-riga": "la riga del meeple",
    "libro-per-ogni-giocatore-presente": "chi è già lì",
    "scambio-speciale": "lo scambio",
    "bonus-tracciati": "gli spazi accanto",
    "bonus-cristalli": "i cristalli stampati",
    "bonus-cristallo-vasto": "il cristallo vasto",
    "cristallo-vasto-uno-spazio": "gli altri spazi del cristallo vasto",
    "edificio-grande-raddoppia": "l'edificio grande",
    "ricompense-della-tessera": "quel che mostra la tessera",
    "carta-dalla-tessera": "la tessera esplorata",
    "cristallo-vasto-niente-carta": "il cristallo vasto, che non dà carte",
    "gittata-come-si-conta": "l'arrivo",
    "punti-tracciato-di-avanzamento": "il tracciato di avanzamento",
    "punti-delle-carte": "le carte del colore sbloccato",
    "punti-delle-grandi-localita": "le grandi località",
    "punti-dei-segnalini": "i segnalini di fine partita",
    "punti-delle-risorse-rimaste": "le risorse rimaste",
    "punti-della-carta-artefatto": "la carta artefatto",
    "artefatti-piu-uno": "il più uno",
    "devozione-a-fine-partita": "la devozione",
    "scyphoz-colore-a-fine-partita": "le carte Scyphoz",
    "carta-viaggio-fiaschetta": "le carte Viaggio a faccia in giù",
}


def steps(line: Line) -> Iterator[tuple[str, str]]:
    """Return the lines of a bill, each as what it is for and how it changes the sum."""
    for item in line.bill:
        if item.how == "waived" or (item.entry == PRINTED and not item.amount):
            continue
        yield (BILLED[item.entry] if item.entry != PRINTED else _printed(line)), _change(item)


def _printed(line: Line) -> str:
    return PRINTED_OF.get(type(line.what).__name__, "quel che è stampato")


PRINTED_OF = {
    "Score": "i punti già sul tracciato",
    "Distance": "gli spazi in mezzo",
    "ArtifactFactor": "gli artefatti",
    "Flasks": "le fiaschette stampate",
}


def _change(item: Item) -> str:
    match item.how:
        case "multiplies":
            return f"× {item.amount}"
        case "limits":
            return f"→ {item.amount}"
    return str(item.amount)


def summed(line: Line) -> str:
    """Return how a sum comes about, where it has more than one line: `: 3 per …, 1 per …`."""
    found = list(steps(line))
    if len(found) < 2:
        return ""
    return f": {', '.join(_read(what, change) for what, change in found)}"


def _read(what: str, change: str) -> str:
    if change.startswith("×"):
        return "il doppio per " + what if change == "× 2" else f"{change} per {what}"
    if change.startswith("→"):
        return f"ma {change[2:]} per {what}"
    return f"{change} per {what}"


def place(state: State, name: str) -> str:
    """Return a space or a tile as what something is done to, by what it is."""
    if is_space(name) and name not in state.tiles:
        kind = _kind(state, name)
        return f"la città {name}" if kind == "city" and len(name) == 1 else spaces((name,))
    tile = state.tiles.get(name)
    if tile is not None and tile.vast:
        return "il cristallo vasto" if name == "vasto" else the("il cristallo vasto", name)
    kind = _kind(state, tile.cells[0]) if tile else None
    noun = {"location": "la grande località", "lake": "il lago"}.get(str(kind), "la tessera")
    return the(noun, name)


def settled(state: State, name: str) -> str:
    """Return where meeples live, after a verb of motion: `in c`, `nella grande località Porto`."""
    if is_space(name):
        return at(name)
    return the("nella grande località", name)


def _kind(state: State, cell: str) -> str | None:
    if state.board is None or cell not in state.board.kinds():
        return None
    return state.kind(cell)


def deed(query: Any, state: State) -> str:
    """Return what a cost or reward is asked of: `costruire un edificio grande in p`."""
    where, means = query.at, query.using
    match query.doing:
        case "explore" if where:
            return f"esplorare {place(state, where)}"
        case "build":
            size = SIZES.get(means or "", "edificio")
            return f"costruire un {size}" + (f" {at(where)}" if where else "")
        case "populate":
            said = f"popolare {place(state, where)}" if where else "popolare"
            return said + (f" per la tecnologia {bare(means)}" if means else "")
        case "trade" if means:
            return f"lo scambio {_of_technology(means)}"
    return DEEDS[query.doing]


def _of_technology(name: str) -> str:
    return f"della tecnologia {bare(name)}"


def spread(things: tuple[str, ...], nothing: str) -> str:
    """Return things as a sentence lists them, or that there are none."""
    return listed(things) or nothing
