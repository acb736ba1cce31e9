"""The words of a text that a query asks for, and where they stand in it."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from app.library.index import GameIndex, Phrase
from app.library.query import Typed
from app.library.text import placed_words, stem

Spans = tuple[tuple[int, int], ...]
_LONGEST_NAME = 6  # words


def spans(text: str, stems: Collection[str]) -> Spans:
    """Return where words with these stems stand: each from its first character to before the next.

    They are in order and apart from each other, and each is a word or several that share a sign.
    """
    return tuple((start, end) for start, end, here in _stems(text) if not here.isdisjoint(stems))


def highlights(text: str, phrases: Iterable[Phrase]) -> Spans:
    """Return where a text says these phrases; of several words all must stand in it."""
    said = frozenset[str]().union(*(here for _, _, here in _stems(text)))
    return spans(text, {stem for phrase in phrases if said.issuperset(phrase) for stem in phrase})


def sought(typed: Typed, index: GameIndex) -> set[Phrase]:
    """Return what a query asks for in a game, in all words for it: as stems that stand together.

    These are its own words as they were corrected, others of the same meaning, and all names of
    the cards and terms that it names.
    """
    found: set[Phrase] = {
        (stem,)
        for token in typed.content
        for stem in (*token.reading.stems, *token.reading.akin)
    }  # fmt: skip
    for tokens in (typed.content, typed.tokens):
        stems = [token.reading.stems[0] for token in tokens]
        for start in range(len(stems)):
            for end in range(start + 1, min(start + _LONGEST_NAME, len(stems)) + 1):
                for named in index.named.get(tuple(stems[start:end]), ()):
                    found.update(named.phrases)
    return found


@lru_cache(maxsize=20_000)
def _stems(text: str) -> tuple[tuple[int, int, frozenset[str]], ...]:
    """Return the places of the words with their stems; words that share a sign are one place."""
    found: list[tuple[int, int, frozenset[str]]] = []
    for word, start, end in placed_words(text):
        here = frozenset((stem(word),))
        if found and start < found[-1][1]:
            first, last, others = found.pop()
            found.append((first, max(last, end), others | here))
        else:
            found.append((start, end, here))
    return tuple(found)
