"""The Market as a game."""

from __future__ import annotations

from typing import cast

from app.engine.game import Game, View
from app.engine.words import Vocabulary
from tests.engine.toy import events, queries
from tests.engine.toy.rules import market
from tests.engine.toy.state import Market, faults

GAME = Game(
    slug="market",
    rulebook=market,
    words=Vocabulary(Market, queries, events),
    faults=faults,
    fact_problems=lambda facts: (),
    copies_of=lambda card: (card,),
    view=cast(View, None),  # the engine shows nothing
)
