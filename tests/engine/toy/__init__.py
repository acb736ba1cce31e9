"""A small invented game, the Market: traders buy, gamble and steal; it uses every feature."""

from typing import Any

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from tests.engine.toy.game import GAME
from tests.engine.toy.rules import market
from tests.engine.toy.state import Market, Trader, faults

__all__ = ["GAME", "Market", "Trader", "faults", "lines", "market", "play_by"]


def play_by(book: Rulebook[Market], state: Market, **how: Any) -> Play[Market]:
    """Return a play of a state by all the rules of a book."""
    return Play(book.played(), state, **how)


def lines(play: Play[Any]) -> list[str]:
    """Return the trace in short: `kind word [entries]`."""
    return [f"{line.kind} {line.what.word()} [{', '.join(line.entries)}]" for line in play.trace]
