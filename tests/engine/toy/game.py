"""The Market as a game."""

from __future__ import annotations

from typing import Any

from app.engine.game import Game
from app.engine.play import Play
from app.engine.trace import Line
from app.engine.words import Vocabulary
from tests.engine.toy import events, queries
from tests.engine.toy.rules import market
from tests.engine.toy.state import Market, faults


class Plainly:
    template = "parts/toy.html"

    def sentence(self, line: Line) -> str | None:
        return line.what.word() if line.kind == "happened" else None

    def picture(self, play: Play[Any]) -> Any:
        return dict(play.state.prices)


GAME = Game(
    slug="market",
    rulebook=market,
    words=Vocabulary(Market, queries, events),
    faults=faults,
    fact_problems=lambda facts: (),
    view=Plainly(),
)
