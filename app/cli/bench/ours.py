"""Arbitro's own engine, as the benches see it."""

from app.cli.bench.engines import DEEP, Engine, Games, in_memory
from app.library.search import Searcher
from app.library.snapshot import Snapshot
from app.library.views import Version

SEARCH, ASK = "arbitro search", "arbitro ask"
_NOTHING = "zzz"  # to search all games for it makes ready what is shared by all


def ours(games: Games) -> Engine:
    """Return our search and ask over some games, what all games share being ready.

    Each is a searcher of its own: one would remember what the other has just looked up.
    """
    searcher, cost = in_memory(lambda: _ready(games))
    answerer = _ready(games)

    def search(text: str, game: str | None) -> list[str]:
        return [hit.line.id for hit in searcher.search(text, game, (), None, DEEP, 0).hits]

    def ask(text: str, game: str | None) -> list[str]:
        answer = answerer.ask(text, game).answer
        return [answer.line.id] if answer else []

    return Engine({SEARCH: search, ASK: ask}, cost)


def _ready(games: Games) -> Searcher:
    searcher = Snapshot(Version("bench", "bench", ""), games).searcher
    searcher.search(_NOTHING, None, (), None, DEEP, 0)
    return searcher
