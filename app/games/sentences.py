"""A line of any game's trace as a sentence in plain Italian, once the game says what it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.engine.kinds import Prevented
from app.engine.trace import Line

Teller = Callable[[Any, Line], "str | None"]
"""What a game says of one kind of thing: a clause without capital and full stop, or None."""


def sentence_of(line: Line, tellers: Mapping[type[Any], Teller]) -> str | None:
    """Return a line as a sentence, None for mere bookkeeping."""
    if isinstance(line.what, Prevented):
        return None
    told = tellers.get(type(line.what))
    said = told(line.what, line) if told else None
    if said is None:
        return None
    said = said[0].upper() + said[1:]
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


def reasons(line: Line) -> str:
    """Return why something is refused or prevented, or waits."""
    return "; ".join(veto.reason for veto in line.value)
