"""When an answer is worth telling: asked for itself, changed by a rule, or decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.engine.trace import Line
from app.games.gloomhaven.naming import hex_name, listed

Answer = Callable[[Any, Line], "str | None"]


def _alone(line: Line) -> bool:
    """Tell whether a question was asked for itself, or a rule changed what is printed."""
    return line.depth == 0 or any(item.how != "printed" for item in line.bill)


def apart(teller: Answer) -> Answer:
    """Tell of a question only where it is no mere reading of a card."""
    return lambda query, line: teller(query, line) if _alone(line) else None


def picked(teller: Answer) -> Answer:
    """Tell of a choice what is left to choose from, unless its being made says so."""

    def told(choice: Any, line: Line) -> str | None:
        is_told_later = line.kind == "asked" and line.depth and len(line.value) > 1
        return None if is_told_later else teller(choice, line)

    return told


def asked(teller: Answer) -> Answer:
    """Tell what is asked for itself only."""
    return lambda query, line: teller(query, line) if line.depth == 0 else None


def untold(query: Any, line: Line) -> None:
    """Tell nothing: what others tell rests on it."""


def places(cells: Iterable[str]) -> str:
    """Return hexes as a sentence lists them."""
    return listed(map(hex_name, dict.fromkeys(cells))) or "nessuno"
