"""What somebody who is still typing may mean: games, cards, terms, and questions of entries."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapify, heappop
from typing import Literal

from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.library.schema import Entry, Game, Kind
from app.library.text import STOP_WORDS, fold, words

MOST = 8  # suggestions
_LONGEST = 12  # words that are looked at
_TELLING = 3  # letters from which the last word is looked for inside names and questions
_SHORTEST = 4  # letters of a name that may be misspelt
_REACH = 2  # slips in a long name
_BEYOND = "\U0010ffff"  # comes after every letter
_ORDER = ("game", "card", "term", "rule", "ruling")


@dataclass(frozen=True)
class Suggestion:
    """A game, or an entry, that what was typed may become.

    `slug` is None for a game; `said` is the other name it was found by, such as the English one.
    """

    kind: Literal["game"] | Kind
    game: str
    slug: str | None
    title: str
    said: str | None = None

    @property
    def id(self) -> str:
        """Return `game/slug`, or a game's slug alone."""
        return self.game if self.slug is None else f"{self.game}/{self.slug}"


@dataclass(frozen=True)
class _Phrase:
    """A name or a question: what it suggests, and its words one space apart."""

    suggestion: Suggestion
    text: str
    is_name: bool

    @property
    def order(self) -> tuple[bool, int, int, str, str]:
        """Return what comes first among phrases that fit alike."""
        one = self.suggestion
        kind = min(_ORDER.index(one.kind), _ORDER.index("rule"))  # a ruling is as good
        return one.said is not None, kind, len(self.text), one.id, self.text


class Suggester:
    """Names and questions prepared to be found by their beginnings."""

    def __init__(
        self, entries: Iterable[tuple[str, Iterable[Entry]]], games: Iterable[Game] = ()
    ) -> None:
        phrases = [phrase for game in games for phrase in _of_game(game)]
        phrases += (phrase for game, held in entries for phrase in _of_entries(game, held))
        self._phrases = sorted(phrases, key=lambda phrase: phrase.order)
        self._texts = sorted((phrase.text, at) for at, phrase in enumerate(self._phrases))
        standing: dict[str, list[int]] = defaultdict(list)
        spelt: dict[str, list[int]] = defaultdict(list)
        for at, phrase in enumerate(self._phrases):
            parts = dict.fromkeys(phrase.text.split())
            for word in parts:
                standing[word].append(at)
            if phrase.is_name:
                for name in dict.fromkeys([phrase.text, *parts]):
                    if len(name) >= _SHORTEST:
                        spelt[name].append(at)
        self._standing, self._words = standing, sorted(standing)
        self._spelt, self._names = spelt, list(spelt)
        self._longest = max(map(len, self._names), default=0)
        self._begun = lru_cache(maxsize=64)(lambda length: [name[:length] for name in self._names])

    def suggest(self, typed: str, limit: int = MOST) -> tuple[Suggestion, ...]:
        """Return what begins with or holds the words typed, of which the last may be unfinished;
        where there is nothing, names that are spelt much like it.

        First what is called just so, then names that begin with it or hold it, and questions
        likewise; among equals own names before others, games before cards, terms, and questions,
        the shortest first, then by id.
        """
        found, finished = _read(typed)
        if not found:
            return ()
        text = " ".join(found)
        ranks = {at: self._rank(at, text) for at in self._matching(found, finished)}
        fitting = [(rank, at) for at, rank in (ranks or self._misspelt(text, finished)).items()]
        heapify(fitting)
        best: dict[str, Suggestion] = {}
        while fitting and len(best) < limit:
            one = self._phrases[heappop(fitting)[1]].suggestion
            best.setdefault(one.id, one)
        return tuple(best.values())

    def _matching(self, typed: list[str], finished: bool) -> set[int]:
        """Return the phrases that begin with what was typed or hold its words in any order."""
        text, last = " ".join(typed), typed[-1]
        beyond = f"{text} {_BEYOND}" if finished else text + _BEYOND
        begin, end = (bisect_left(self._texts, (edge,)) for edge in (text, beyond))
        found = {at for _, at in self._texts[begin:end]}
        inside = [
            set(self._standing.get(word, ()))
            for word in (typed if finished else typed[:-1])
            if word not in STOP_WORDS
        ]
        if not finished and (inside or len(last) >= _TELLING):
            inside.append(self._beginning(last))
        return found.union(set.intersection(*inside)) if inside else found

    def _beginning(self, word: str) -> set[int]:
        """Return the phrases with a word that begins so."""
        begin, end = (bisect_left(self._words, edge) for edge in (word, word + _BEYOND))
        return {at for known in self._words[begin:end] for at in self._standing[known]}

    def _rank(self, at: int, text: str) -> int:
        phrase = self._phrases[at]
        if phrase.text == text:
            return 0
        place = 1 if phrase.text.startswith(text) else 2 if f" {text}" in phrase.text else 3
        return place if phrase.is_name else place + 3

    def _misspelt(self, text: str, finished: bool) -> dict[int, int]:
        """Return the names that are spelt, or begin, much like what was typed, with how far off."""
        if not _SHORTEST <= len(text) <= self._longest + _REACH:
            return {}
        reach = 1 if len(text) <= 5 else _REACH
        found: dict[int, int] = {}
        for among in (self._names, *(() if finished else (self._begun(len(text)),))):
            for spelt, distance, which in process.extract(
                text, among, scorer=OSA.distance, score_cutoff=reach, limit=None
            ):
                if spelt[0] == text[0] or (distance == 1 and len(text) > 5):
                    for at in self._spelt[self._names[which]]:
                        found[at] = min(int(distance), found.get(at, reach))
        return found


def _read(typed: str) -> tuple[list[str], bool]:
    """Return the words typed, and whether the last is finished: `l'` begins none yet."""
    plain = fold(typed)
    if plain.endswith("'"):
        return words(f"{plain}a")[:-1][:_LONGEST], True
    found = words(plain)
    return found[:_LONGEST], len(found) > _LONGEST or not plain[-1:].isalnum()


def _of_game(game: Game) -> Iterator[_Phrase]:
    """Yield the names of a game."""
    for name in dict.fromkeys((game.name, game.english)):
        said = None if name == game.name else name
        yield from _phrase(Suggestion("game", game.slug, None, game.name, said), name, True)


def _of_entries(game: str, entries: Iterable[Entry]) -> Iterator[_Phrase]:
    """Yield the names of cards and terms, and the questions of the other entries."""
    for entry in entries:
        for name in dict.fromkeys(entry.names or (entry.title,)):
            said = None if name == entry.title else name
            suggestion = Suggestion(entry.kind, game, entry.slug, entry.title, said)
            yield from _phrase(suggestion, name, bool(entry.names))


def _phrase(suggestion: Suggestion, said: str, is_name: bool) -> Iterator[_Phrase]:
    if text := " ".join(words(said)):
        yield _Phrase(suggestion, text, is_name)
