"""The words that the documents know, and the correction of those that they do not."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.library.lexicon import akin
from app.library.text import STOP_WORDS, stem

# Articles that are typed without their apostrophe; not c', d', s': "corda" is no "c'orda".
_GLUED = ("dall", "dell", "nell", "sull", "quell", "quest", "all", "un", "l")
_SHORTEST = 4  # letters of a word that may be corrected
_TWICE = 7  # letters of a word, beyond which two slips in it are no other word yet
_PREFIXES = 8  # known words that a word still being typed may stand for


@dataclass(frozen=True)
class Reading:
    """What a typed word is taken for.

    `stems` are its alternatives; `akin` the stems of other words that mean the same; `words` what
    it was corrected to (two where they were glued together), None where it was left.
    """

    stems: tuple[str, ...]
    akin: frozenset[str] = frozenset()
    words: str | None = None

    def __hash__(self) -> int:
        return hash(self.stems)


class Vocabulary:
    """Folded words with the number of entries that each stands in."""

    def __init__(self, words: Iterable[Iterable[str]]) -> None:
        self.counts = Counter(word for entry in words for word in set(entry))
        self.stems = {stem(word) for word in self.counts}
        # Stop words too: a misspelt "quando" must not become a rare noun.
        known = set(self.counts) | {word for word in STOP_WORDS if len(word) >= _SHORTEST}
        self._words = sorted(word for word in known if word.isalpha())
        self.read = lru_cache(maxsize=4096)(self._read)

    def knows(self, word: str) -> bool:
        """Return whether the word, or another form of it, stands somewhere."""
        return word in self.counts or stem(word) in self.stems

    def _read(self, word: str, last: bool) -> Reading:
        """Return what a content word is taken for; the last word may still be unfinished."""
        others = akin(word) & self.stems
        if others or self.knows(word):
            return Reading((stem(word),), others)
        if not word.isalpha() or len(word) < _SHORTEST:
            return self._as_prefix(word) if last else Reading((stem(word),))
        glued = self._unglued(word)
        if glued:
            return Reading(tuple(stem(part) for part in glued), words=" ".join(glued))
        if last and (found := self._as_prefix(word)).stems != (stem(word),):
            return found
        return self._nearest(word)

    def _as_prefix(self, word: str) -> Reading:
        begun = [known for known in self._words if known.startswith(word)] if len(word) > 1 else []
        begun.sort(key=lambda known: (-self.counts[known], known))
        found = dict.fromkeys(stem(known) for known in begun[:_PREFIXES])
        return Reading(tuple(found) or (stem(word),))

    def _unglued(self, word: str) -> tuple[str, ...]:
        """Split `nellorda` and `attaccoalle` where they were glued; empty where they were not."""
        for article in _GLUED:
            rest = word.removeprefix(article)
            if rest != word and len(rest) >= _SHORTEST and self.knows(rest):
                return (rest,)
        for at in range(len(word) - 2, 1, -1):
            left, right = word[:at], word[at:]
            if left in self.counts and len(left) >= _SHORTEST and right in STOP_WORDS:
                return (left,)
            if right in self.counts and len(right) >= _SHORTEST and left in STOP_WORDS:
                return (right,)
            if min(len(left), len(right)) >= 3 and {left, right} <= self.counts.keys():
                return (left, right)
        return ()

    def _nearest(self, word: str) -> Reading:
        reach = 1 if len(word) <= _TWICE else 2
        found = process.extract(
            word, self._words, scorer=OSA.distance, score_cutoff=reach, limit=None
        )
        ranked = sorted(
            (int(distance), known[0] != word[0], -self.counts[known], known)
            for known, distance, _ in found
            if known[0] == word[0] or (distance == 1 and len(word) > 5)
        )
        if not ranked:
            return Reading((stem(word),))
        best = ranked[0][3]
        if best in STOP_WORDS:
            return Reading((stem(word),))
        return Reading((stem(best),), akin(best) & self.stems, best)
