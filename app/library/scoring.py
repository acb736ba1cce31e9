"""How well each entry of one game answers a query, and how sure that is."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt

from app.library.index import FULL, GameIndex
from app.library.meaning import Meanings
from app.library.query import Concept, Token, Typed, concepts

# The shares of the score: the words anywhere in the entry, the closest ways of asking for it, and
# letters. Fitted to ways of asking held back in turn; three ways tell more than the closest alone.
_WORDS, _ASKED, _LETTERS = 0.27, 0.52, 0.21
_WAYS = 3
_FAINT = 0.05  # a score below it is a few shared letters, or one common word of many
_LOOKED_AT = 32  # entries whose letters are compared, where any has the words
_CLOSELY = 10  # of these, whose ways of asking are compared
_TELLING = 4.0  # the mass of about one rare word
_FITTED = (7.95, 10.1, 9.4)  # of the score, of the evidence, against both
_WORD_FOR_WORD = 0.999  # a name, or a question as it stands in the entry


@dataclass(frozen=True)
class Scores:
    """The entries of a game that share words with a query, or letters where none does, best first.

    `of` has the scores of all, from 0 to 1; `verbatim` are those asked for in just these words.
    What scores too little is left out of `ranked`.
    """

    asked_about: Sequence[Concept]
    ranked: Sequence[int]
    of: Sequence[float]
    verbatim: Collection[int]

    def confidence(self, at: int, factor: float) -> float:
        """Return how probable it is that an entry, being the best, is the answer; its score counts
        by a factor.

        Fitted to what players asked, found right or wrong, and to what no entry answers. How far
        the next entry is behind says nothing: it is often a ruling on the same subject.
        """
        if at in self.verbatim:
            return 1.0
        fit, evidence, doubt = _FITTED
        sure = fit * factor * self.of[at] + evidence * self._evidence(at) - doubt
        return round(1 / (1 + exp(-sure)), 4)

    def _evidence(self, at: int) -> float:
        """Return how telling what an entry shares with the query is, from 0 towards 1: two rare
        words in common say more than "carte"."""
        shared = sum(one.trust * one.mass for one in self.asked_about if at in one.strengths)
        return shared / (shared + _TELLING)


class Scorer:
    """The scorer of one game's entries."""

    def __init__(self, index: GameIndex) -> None:
        self._index = index
        self._meanings = Meanings(index)

    def score(self, typed: Typed) -> Scores:
        """Score the entries that share words with the query, or letters where none does."""
        asked_about = concepts(typed, self._index, self._meanings)
        whole = sum(one.mass for one in asked_about)
        found = [0.0] * self._index.stems.size
        for one in asked_about:
            share = _WORDS / FULL * one.mass / whole
            for at, strength in one.strengths.items():
                found[at] += share * strength
        ranked = _ranked([at for at, score in enumerate(found) if score], found)
        near, rest = ranked[:_LOOKED_AT] or range(len(found)), ranked[_LOOKED_AT:]
        self._add_letters(found, near, typed.content)
        near = _ranked(near, found)
        for at in near[:_CLOSELY]:
            found[at] += _ASKED * self._closeness(at, asked_about, whole)
        verbatim = self._index.verbatim.get(tuple([token.word for token in typed.tokens]), {})
        if verbatim:
            for at, score in verbatim.items():
                found[at] = score
            near, rest = [*{*verbatim, *near}], [at for at in rest if at not in verbatim]
        ranked = _ranked(near, found) + rest
        while ranked and found[ranked[-1]] < _FAINT:
            ranked.pop()
        return Scores(asked_about, ranked, found, verbatim)

    def _add_letters(
        self, found: list[float], near: Iterable[int], tokens: Iterable[Token]
    ) -> None:
        """Add how much of the words' runs of letters some entries hold, the rarer the weightier."""
        letters = [self._index.letters(shown) for shown in {token.shown: 0 for token in tokens}]
        whole = sum(weight for weight, _ in letters)
        for weight, held in letters:
            share = _LETTERS / FULL * weight / whole
            for at in near:
                if at in held:
                    found[at] += share * held[at]

    def _closeness(self, at: int, asked_about: Iterable[Concept], whole: float) -> float:
        """Return the mean of the closest ways of asking for an entry.

        All names of a card or term are one way: that it has many says nothing. The mean is 1 where
        a way is met word for word.
        """
        held: dict[int, float] = {}
        said: dict[int, int] = {}
        for one in asked_about:
            if at not in one.asking:
                continue
            mass = one.mass
            if not held:
                said = dict(one.asking[at])
                held = dict.fromkeys(said, mass)
                continue
            for way, part in one.asking[at]:
                if way in held:
                    held[way] += mass
                    said[way] += part
                else:
                    held[way], said[way] = mass, part
        if not held:
            return 0.0
        names, name = self._index.names[at], 0.0
        asking: list[float] = []
        for way, mass in held.items():
            part = said[way]
            close = mass * part if part < FULL else mass * FULL
            if way >= names:
                asking.append(close)
            elif close > name:
                name = close
        asking.sort(reverse=True)
        # A name answers a query that is little else; a question may be put in many words.
        most = FULL * whole
        near = [(name / most) ** 2, *[sqrt(close / most) for close in asking[:_WAYS]]]
        near.sort(reverse=True)
        return 1.0 if near[0] > _WORD_FOR_WORD else sum(near[:_WAYS]) / _WAYS


def _ranked(entries: Iterable[int], found: Sequence[float]) -> list[int]:
    """Return entries, the best first; equals by their number."""
    return sorted(sorted(entries), key=found.__getitem__, reverse=True)
