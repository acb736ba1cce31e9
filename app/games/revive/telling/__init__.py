"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.telling.abyss import ABYSS
from app.games.revive.telling.answers import ANSWERS
from app.games.revive.telling.attempts import ATTEMPTS
from app.games.revive.telling.choices import CHOICES
from app.games.revive.telling.course import COURSE
from app.games.revive.telling.goods import GOODS
from app.games.revive.telling.score import SCORE
from app.games.revive.telling.table import TABLE
from app.games.sentences import Teller, sentence_of

TELLERS: dict[type[Any], Teller] = {
    **ATTEMPTS, **ANSWERS, **SCORE, **CHOICES, **COURSE, **GOODS, **TABLE, **ABYSS,
}  # fmt: skip


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    return sentence_of(line, TELLERS)
