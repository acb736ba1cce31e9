"""Cases of the Market, read and run."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.scenario import Case, Run, read_case, run
from app.engine.words import WordsError
from tests.engine.toy import GAME, Market, market

STALL: dict[str, Any] = {
    "traders": {"ada": {"coins": 5}, "bea": {"coins": 5, "bag": ["silk"]},
                "cleo": {"coins": 5, "bag": ["silk"]}},
    "prices": {"bread": 4},
}  # fmt: skip
ANY = [{"never": "rained"}]


def read(**words: Any) -> Case[Market]:
    return read_case({"given": STALL, "then": ANY, **words}, GAME, "who-buys-can-pay")


def played(*when: Any, decisions: tuple[Any, ...] = (), **how: Any) -> Run[Market]:
    return run(read(when=list(when)), market.played(), decisions, **how)


def problem(**words: Any) -> str:
    with pytest.raises(WordsError) as error:
        read(**words)
    return str(error.value)
