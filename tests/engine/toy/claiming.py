"""Claims of runs of the Market."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.claiming import claim
from app.engine.claims import Claim
from app.engine.scenario import Run, read_case, run
from app.engine.words import WordsError
from tests.engine.toy import GAME, Market, market

STALL: dict[str, Any] = {
    "traders": {"ada": {"coins": 5}, "bea": {"coins": 5, "bag": ["silk"]}},
    "prices": {"bread": 4, "silk": 5, "relic": 9},
}
BUY = {"buy": "ada", "ware": "bread"}
RELIC = {"buy": "ada", "ware": "relic"}


def read(words: Any) -> Claim:
    return claim(words, GAME.words, ())


def played(*when: Any, otherwise: tuple[str, ...] = (), **given: Any) -> Run[Market]:
    words = {"given": {**STALL, **given}, "when": list(when), "then": [{"never": "rained"}]}
    return run(read_case(words, GAME, ""), market.played(otherwise))


def fault(words: Any, of: Run[Market]) -> str | None:
    return read(words).fault(of)


def problem(words: Any) -> str:
    with pytest.raises(WordsError) as error:
        read(words)
    return str(error.value)
