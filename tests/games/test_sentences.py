"""A line as a sentence: what was refused says why, what waits says for what."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from app.engine.kinds import Event, Prevented
from app.engine.trace import Line, LineKind, Veto
from app.games.sentences import sentence_of


@dataclass(frozen=True)
class Ring(Event[None]):
    """A bell rings."""


WHY = (Veto("notte", "è notte"), Veto("festa", "è festa"))
LINE = Line("happened", Ring(), None, (), (), None, 0, None)
TELLERS: dict[type[Any], Any] = {Ring: lambda event, line: "la campana suona"}


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("happened", None, "La campana suona."),
        ("allowed", (), "La campana suona? Si può."),
        ("refused", WHY, "La campana suona? Non si può: è notte; è festa."),
        ("prevented", WHY, "Non succede nulla: è notte; è festa."),
        ("delayed", WHY[:1], "La campana suona: aspetta, è notte."),
    ],
)
def test_a_line_is_told_by_its_kind(kind: LineKind, value: Any, said: str) -> None:
    assert sentence_of(replace(LINE, kind=kind, value=value), TELLERS) == said


def test_bookkeeping_and_what_has_no_words_are_not_told() -> None:
    assert sentence_of(replace(LINE, what=Prevented(Ring())), TELLERS) is None
    assert sentence_of(LINE, {}) is None
    assert sentence_of(LINE, {Ring: lambda event, line: None}) is None
