"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.trace import Line
from app.games.gloomhaven.events import battle, moves

Teller = Callable[[Any, Line], "str | None"]


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    told = TELLERS.get(type(line.what))
    said = told(line.what, line) if told else None
    return f"{said[0].upper()}{said[1:]}." if said else None


TELLERS: dict[type[Any], Teller] = {
    moves.Focused: lambda event, line: f"{event.figure} si concentra su {event.on}",
    moves.NoFocus: lambda event, line: f"{event.figure} non trova un focus",
    battle.Attacked: lambda event, line: f"{event.by} attacca {event.target}",
}
