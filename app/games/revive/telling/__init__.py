"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from typing import Any

from app.engine.kinds import Prevented
from app.engine.trace import Line
from app.games.revive.telling.abyss import ABYSS
from app.games.revive.telling.answers import ANSWERS
from app.games.revive.telling.attempts import ATTEMPTS
from app.games.revive.telling.choices import CHOICES
from app.games.revive.telling.course import COURSE
from app.games.revive.telling.goods import GOODS
from app.games.revive.telling.phrases import Teller
from app.games.revive.telling.score import SCORE
from app.games.revive.telling.table import TABLE

TELLERS: dict[type[Any], Teller] = {
    **ATTEMPTS, **ANSWERS, **SCORE, **CHOICES, **COURSE, **GOODS, **TABLE, **ABYSS,
}  # fmt: skip


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    if isinstance(line.what, Prevented):
        return None
    told = TELLERS.get(type(line.what))
    said = told(line.what, line) if told else None
    if said is None:
        return None
    said = said[0].upper() + said[1:]
    match line.kind:
        case "refused":
            return f"{said}? Non si può: {_reasons(line)}."
        case "allowed":
            return f"{said}? Si può."
        case "prevented":
            return f"{said}? Non succede: {_reasons(line)}."
        case "delayed":
            return f"{said}: succede più tardi."
    return f"{said}."


def _reasons(line: Line) -> str:
    return "; ".join(veto.reason for veto in line.value)
