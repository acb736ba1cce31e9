"""All games at once: the words of them all, and which games a query is likely to be about."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from heapq import nsmallest
from math import log

from app.library.index import GameContent
from app.library.query import Typed
from app.library.text import content_words, stem
from app.library.vocabulary import Vocabulary

FEW = 12  # games that a query over all of them looks into


class Directory:
    """Which games say a stem, and in how many of their entries."""

    def __init__(self, games: Mapping[str, GameContent]) -> None:
        self._games = list(games)
        self._in: dict[str, Counter[int]] = defaultdict(Counter)
        self.words = Vocabulary(self._read(games.values()))

    def _read(self, games: Iterable[GameContent]) -> Iterator[Iterable[str]]:
        """Yield the words of every entry and of every title, noting where their stems stand."""
        for at, game in enumerate(games):
            for words in (*game.words(), content_words(" ".join(game.titles))):
                yield words
                for one in {stem(word) for word in words}:
                    self._in[one][at] += 1

    def likely(self, typed: Typed) -> list[str]:
        """Return the games in which a query finds most, all of them where they are few."""
        if len(self._games) <= FEW:
            return self._games
        found: dict[int, float] = {}
        for token in typed.content:
            best: Counter[int] = Counter()
            for one in (*token.reading.stems, *token.reading.akin):
                best |= self._in.get(one, Counter())
            rarity = log(1 + len(self._games) / (1 + len(best)))
            for at, entries in best.items():
                found[at] = found.get(at, 0.0) + rarity * log(1 + entries)
        most = nsmallest(FEW, found, key=lambda at: (-found[at], at))
        return [self._games[at] for at in most]
