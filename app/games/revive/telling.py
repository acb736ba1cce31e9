"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.trace import Line

Teller = Callable[[Any, Line], "str | None"]
TELLERS: dict[type[Any], Teller] = {}


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    told = TELLERS.get(type(line.what))
    said = told(line.what, line) if told else None
    return f"{said[0].upper()}{said[1:]}." if said else None
