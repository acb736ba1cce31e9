"""The words of the Market, and problems in them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from app.engine.words import WordsError
from tests.engine.toy import GAME

WORDS = GAME.words


def problems(read: Any, words: Any) -> list[tuple[tuple[str | int, ...], str]]:
    with pytest.raises(WordsError) as error:
        read(words)
    return [(problem.path, problem.message) for problem in error.value.problems]


def module(*kinds: type[Any]) -> ModuleType:
    made = ModuleType(kinds[0].__module__)
    for place, kind in enumerate(kinds):
        setattr(made, f"kind{place}", kind)
    return made
