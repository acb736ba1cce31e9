"""The words of a text that a query asks for, and where they stand in it."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from app.library.index import GameIndex, Phrase
from app.library.query import Typed
from app.library.text import placed_words, stem

Spans = tuple[tuple[int, int], ...]
_Placed = tuple[int, int, frozenset[str]]  # first character, the one after the last, stems
_LONGEST_NAME = 6  # words


@dataclass(frozen=True)
class Sought:
    """What a query asks for: stems that say it alone, and phrases of several that must all be
    there."""

    stems: frozenset[str]
    phrases: tuple[Phrase, ...] = ()


def spans(text: str, stems: Collection[str]) -> Spans:
    """Return where words with these stems stand: each from its first character to before the next.

    They are in order and apart from each other, and each is a word or several that share a sign.
    """
    return tuple((start, end) for start, end, here in _read(text)[1] if not here.isdisjoint(stems))


def highlights(text: str, asked: Sought) -> Spans:
    """Return where a text says what is asked for."""
    said, _ = _read(text)
    stems = asked.stems & said
    for phrase in asked.phrases:
        if said.issuperset(phrase):
            stems = stems.union(phrase)
    return spans(text, stems) if stems else ()


def sought(typed: Typed, index: GameIndex) -> Sought:
    """Return what a query asks for in a game, in all words for it.

    These are its own words as they were corrected, others of the same meaning, and all names of
    the cards and terms that it names.
    """
    phrases: set[Phrase] = set()
    for tokens in (typed.content, typed.tokens):
        stems = [token.reading.stems[0] for token in tokens]
        for start in range(len(stems)):
            for end in range(start + 1, min(start + _LONGEST_NAME, len(stems)) + 1):
                for named in index.named.get(tuple(stems[start:end]), ()):
                    phrases.update(named.phrases)
    own = (stem for one in typed.content for stem in (*one.reading.stems, *one.reading.akin))
    alone = (phrase[0] for phrase in phrases if len(phrase) == 1)
    return Sought(
        frozenset((*own, *alone)), tuple(sorted(phrase for phrase in phrases if len(phrase) > 1))
    )


@lru_cache(maxsize=20_000)
def _read(text: str) -> tuple[frozenset[str], tuple[_Placed, ...]]:
    """Return all stems of a text and where they stand; words that share a sign are one place."""
    found: list[_Placed] = []
    for word, start, end in placed_words(text):
        here = frozenset((stem(word),))
        if found and start < found[-1][1]:
            first, last, others = found.pop()
            found.append((first, max(last, end), others | here))
        else:
            found.append((start, end, here))
    return frozenset[str]().union(*(here for _, _, here in found)), tuple(found)
