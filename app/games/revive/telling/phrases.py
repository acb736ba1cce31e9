"""Turns of phrase that many sentences share: places, deeds, and bills read out line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.engine.trace import PRINTED, Item, Line
from app.games.revive.naming import (
    DEEDS,
    SIZES,
    at,
    bare,
    is_space,
    spaces,
    the,
)
from app.games.revive.state import State

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


# Entries that a sum with one line needs not name: what is asked about says as much.
SELF_EVIDENT = frozenset({
    PRINTED, "costo-degli-edifici", "costo-della-tessera", "scambio-speciale",
    "ricompense-della-tessera", "carta-dalla-tessera", "gittata-come-si-conta",
})  # fmt: skip
PRINTED_OF = {
    "Score": "i punti già sul tracciato",
    "Distance": "gli spazi in mezzo",
    "ArtifactFactor": "gli artefatti",
    "Flasks": "le fiaschette stampate",
}


@dataclass(frozen=True)
class Step:
    """A line of a bill: the entry, what it is for, and how it changes the sum."""

    entry: str
    label: str
    how: str
    amount: int


def steps(line: Line) -> tuple[Step, ...]:
    """Return the lines of a bill that change the sum, limits as what they take off."""
    found, total = [], 0
    for item in line.bill:
        if item.how == "waived" or item.amount is None:
            continue
        before, total = total, _after(item, total)
        if item.how == "multiplies":
            found.append(Step(item.entry, BILLED[item.entry], "times", item.amount))
        elif total != before:
            label = _printed(line) if item.entry == PRINTED else BILLED[item.entry]
            found.append(Step(item.entry, label, "adds", total - before))
    return tuple(found)


def _after(item: Item, total: int) -> int:
    match item.how:
        case "adds":
            return total + int(item.amount)
        case "multiplies":
            return total * int(item.amount)
    return int(item.amount)


def _printed(line: Line) -> str:
    return PRINTED_OF[type(line.what).__name__]


def summed(line: Line) -> str:
    """Return how a sum comes about: `: 3 per …, 1 per …`, or ` per …` for a single line."""
    found = steps(line)
    if len(found) > 1:
        return f": {', '.join(map(_read, found))}"
    return "".join(f" per {step.label}" for step in found if step.entry not in SELF_EVIDENT)


def _read(step: Step) -> str:
    if step.how == "times":
        times = "il doppio" if step.amount == 2 else f"{step.amount} volte tanto"
        return f"{times} per {step.label}"
    return f"{'meno ' if step.amount < 0 else ''}{abs(step.amount)} per {step.label}"


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
            return f"lo scambio {the('della tecnologia', means)}"
    return DEEDS[query.doing]
