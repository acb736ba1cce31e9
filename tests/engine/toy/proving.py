"""Judging checks of the Market, whole or changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.game import Game
from app.engine.proof import Check, Proof, prove
from app.engine.rulebook import Rulebook
from tests.engine.toy import GAME, Market, market


def proof(entry: str, *cases: Any, game: Game[Market] = GAME, **how: Any) -> Proof:
    return prove(game, Check(entry, cases, **how))


def with_(case: Any, **changes: Any) -> Any:
    return {**case, **changes}


def misread(case: Any, **changes: Any) -> Any:
    return {**case, "otherwise": {**case["otherwise"], **changes}}


def more_rules() -> tuple[Rulebook[Market], Game[Market]]:
    book = Rulebook[Market].of(market)
    return book, replace(GAME, rulebook=book)
