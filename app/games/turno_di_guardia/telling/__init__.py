"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from app.engine.kinds import Prevented, Worded
from app.engine.trace import Line
from app.games.turno_di_guardia.telling import (
    abilities,
    bardo,
    cacciatore,
    camp,
    campaign,
    chierico,
    creatures,
    guerriero,
    ladro,
    locations,
    mago,
    paladino,
    ranger,
    table,
    watch,
)
from app.games.turno_di_guardia.telling.phrases import Teller, reasons

_AREAS = (
    table,
    watch,
    campaign,
    camp,
    abilities,
    creatures,
    bardo,
    cacciatore,
    chierico,
    guerriero,
    ladro,
    mago,
    paladino,
    ranger,
    locations,
)
_TELLERS: dict[type[Worded], Teller] = {
    kind: teller for area in _AREAS for kind, teller in area.TELLERS.items()
}


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    if isinstance(line.what, Prevented):
        return None
    told = _TELLERS.get(type(line.what))
    said = told(line.what, line) if told else None
    if said is None:
        return None
    match line.kind:
        case "refused":
            return f"{said}? Non si può: {reasons(line)}."
        case "allowed":
            return f"{said}? Si può."
        case "prevented":
            return f"Non succede nulla: {reasons(line)}."
        case "delayed":
            return f"{said}: aspetta, {reasons(line)}."
    return f"{said}."
