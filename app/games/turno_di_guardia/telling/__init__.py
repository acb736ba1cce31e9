"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller, sentence_of
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
    return sentence_of(line, _TELLERS)
