"""Search and ask: candidates from the index, one scorer, and an answer only when it is sure."""

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import nlargest
from math import exp, sqrt

from app.library.index import GameIndex
from app.library.query import Concept, Typed, concepts, names_game, read_query
from app.library.schema import Entry, Kind
from app.library.text import trigrams
from app.library.views import EntryLine
from app.library.vocabulary import Vocabulary

# The shares of the score: the words anywhere in the entry, the closest ways of asking for it, and
# letters. Fitted to ways of asking held back in turn; three ways tell more than the closest alone.
_WORDS, _ASKED, _LETTERS = 0.27, 0.52, 0.21
_WAYS = 3
_OTHER_GAME = 0.7  # how far entries count when the query names another game
_FAINT = 0.05  # a score below it is a few shared letters
_CLOSELY = 60  # candidates whose ways of asking are compared
_TELLING = 4.0  # the mass of about one rare word
_FITTED = (11.2, 10.3, 10.3)  # of the score, of the evidence, against both
_WORD_FOR_WORD = 0.999  # a name, or a question as it stands in the entry
SURE = 0.45  # confidence from which `ask` answers
_AS_GOOD = 0.7  # of the best score, from which another game's answer is shown too
_NEAR = 5  # entries shown beside an answer or instead of one


@dataclass(frozen=True)
class Hit(EntryLine):
    """An entry that was found.

    `score` is between 0 and 1; `snippet` is the sentence of the answer that shares most words
    with the query, the first among equals.
    """

    score: float
    snippet: str


@dataclass(frozen=True)
class SearchPage:
    """A page of hits in order of score, then id; `corrected` is the query as it was taken."""

    query: str
    corrected: str | None
    understood: bool
    total: int
    offset: int
    hits: tuple[Hit, ...]


@dataclass(frozen=True)
class Asked:
    """One answer with its confidence (0 to 1), or None and why; `near` are further entries.

    `elsewhere` are the answers of other games, where several match and the query names none.
    """

    query: str
    answer: Hit | None
    confidence: float
    near: tuple[Hit, ...]
    declined_reason: str | None
    elsewhere: tuple[Hit, ...] = ()


@dataclass(frozen=True)
class _Scored:
    score: float
    index: GameIndex
    at: int
    evidence: float  # the weight of what it shares with the query, from 0 towards 1
    asked: float  # how close the closest way of asking for it comes to the query

    @property
    def id(self) -> str:
        return self.index.documents[self.at].line.id


class Searcher:
    """Search over the games of one load."""

    def __init__(self, indexes: Iterable[tuple[str, GameIndex]]) -> None:
        self.indexes = dict(indexes)
        self._own = {
            slug: Vocabulary([*index.words, index.title_words])
            for slug, index in self.indexes.items()
        }
        self._all = Vocabulary(
            words for index in self.indexes.values() for words in [*index.words, index.title_words]
        )

    def search(
        self,
        query: str,
        game: str | None,
        kind: Kind | None,
        card: str | None,
        limit: int,
        offset: int,
    ) -> SearchPage:
        """Return a page of the entries that fit: of one game and kind or of all, and of all cards
        or only what touches one, by its slug."""
        typed = self._typed(query, game)
        scored = self._scored(typed, game, kind, card)
        hits = tuple(_hit(one, typed) for one in scored[offset : offset + limit])
        return SearchPage(query, typed.corrected, bool(typed.tokens), len(scored), offset, hits)

    def ask(
        self, query: str, game: str | None, kind: Kind | None = None, card: str | None = None
    ) -> Asked:
        """Return the entry that answers a question, or none and the nearest ones; with a kind or
        a card, as `search` takes them."""
        typed = self._typed(query, game)
        if not typed.tokens:
            return Asked(query, None, 0.0, (), "no words")
        scored = self._scored(typed, game, kind, card)
        if not scored:
            return Asked(query, None, 0.0, (), "nothing near")
        confidence = _confidence(scored[0])
        hits = tuple(_hit(one, typed) for one in scored[: _NEAR + 1])
        if confidence < SURE:
            return Asked(query, None, confidence, hits[:_NEAR], "not sure enough")
        others = tuple(_hit(one, typed) for one in self._elsewhere(typed, scored))
        return Asked(query, hits[0], confidence, hits[1:], None, others)

    def _elsewhere(self, typed: Typed, scored: list[_Scored]) -> list[_Scored]:
        """Return the sure answers of games other than the best entry's, one each."""
        if any(names_game(typed, index) for index in self.indexes.values()):
            return []
        firsts: dict[int, _Scored] = {}
        for one in scored:
            firsts.setdefault(id(one.index), one)
        best, *others = firsts.values()
        return [
            one for one in others
            if _confidence(one) >= SURE and one.score >= _AS_GOOD * best.score
        ]  # fmt: skip

    def _typed(self, query: str, game: str | None) -> Typed:
        return read_query(query, self._all if game is None else self._own[game])

    def _scored(
        self, typed: Typed, game: str | None, kind: Kind | None, card: str | None
    ) -> list[_Scored]:
        indexes = list(self.indexes.values()) if game is None else [self.indexes[game]]
        named = [index for index in indexes if names_game(typed, index)]
        found = [
            one
            for index in indexes
            for one in _score(typed, index, 1.0 if not named or index in named else _OTHER_GAME)
            if _wanted(index.documents[one.at].entry, kind, card)
        ]
        return sorted(found, key=lambda one: (-one.score, one.id))


def _wanted(entry: Entry, kind: Kind | None, card: str | None) -> bool:
    """Tell whether an entry is of a kind, and is or touches a card; None stands for any."""
    return kind in (None, entry.kind) and (card is None or card in (entry.slug, *entry.on_cards))


def _score(typed: Typed, index: GameIndex, factor: float) -> list[_Scored]:
    """Score the entries of one game that share a word or some letters with the query."""
    asked_about = concepts(typed, index)
    whole = sum(concept.mass for concept in asked_about)
    words: dict[int, float] = {}
    shared: dict[int, float] = {}
    for concept in asked_about:
        share = concept.mass / whole
        for at, strength in concept.strengths.items():
            words[at] = words.get(at, 0.0) + share * strength
            shared[at] = shared.get(at, 0.0) + concept.trust * concept.mass
    letters = _letters(typed, index)
    rough = {
        at: _WORDS * words.get(at, 0.0) + _LETTERS * letters.get(at, 0.0)
        for at in words.keys() | letters.keys()
    }
    closely = sorted(rough, key=lambda at: (-rough[at], at))[:_CLOSELY]
    asked = {at: _asked(index, at, asked_about, whole) for at in closely}
    scores = {at: rough[at] + _ASKED * _closeness(asked.get(at, [])) for at in rough}
    return [
        _Scored(
            round(factor * score, 6),
            index,
            at,
            _evidence(shared.get(at, 0.0)),
            max(asked.get(at, ()), default=0.0),
        )
        for at, score in scores.items()
        if score >= _FAINT
    ]


def _evidence(mass: float) -> float:
    """Return how telling a shared mass is: two rare words in common say more than "carte"."""
    return mass / (mass + _TELLING)


def _letters(typed: Typed, index: GameIndex) -> dict[int, float]:
    """Return how much of the query's runs of letters each entry holds, the rarer the weightier."""
    runs = {run for token in typed.content for run in trigrams(token.shown)}
    weights = {run: index.trigrams.rarity(len(index.trigrams.found(run))) for run in runs}
    whole = sum(weights.values())
    found: dict[int, float] = {}
    for run, weight in weights.items():
        for at, strength in index.trigrams.found(run).items():
            found[at] = found.get(at, 0.0) + weight / whole * strength
    return found


def _asked(index: GameIndex, at: int, asked_about: list[Concept], whole: float) -> list[float]:
    """Return how close the query is to the closest ways of asking for an entry, each 0 to 1.

    All names of a card or term are one way: that it has many says nothing.
    """
    name, found = 0.0, []
    for way in index.asked[at]:
        matched, mass = frozenset[str](), 0.0
        for concept in asked_about:
            if here := concept.said_in(way.stems):
                mass += concept.mass
                matched |= here
        if matched:
            said = sum(way.weights[stem] for stem in matched) / way.whole
            # A name answers a query that is little else; a question may be put in many words.
            close = mass / whole * said
            if way.is_name:
                name = max(name, close**2)
            else:
                found.append(sqrt(close))
    return nlargest(_WAYS, [name, *found])


def _closeness(ways: list[float]) -> float:
    """Return the mean of the closest ways of asking, or 1 where one is met word for word."""
    return 1.0 if max(ways, default=0.0) > _WORD_FOR_WORD else sum(ways) / _WAYS


def _confidence(first: _Scored) -> float:
    """Return how probable it is that the best entry is the answer.

    Fitted to ways of asking held back in turn, found right, and to what no entry answers. How far
    the next entry is behind says nothing: it is often a ruling on the same subject.
    """
    if first.asked > _WORD_FOR_WORD:
        return 1.0
    fit, evidence, doubt = _FITTED
    return round(1 / (1 + exp(doubt - fit * first.score - evidence * first.evidence)), 4)


def _hit(one: _Scored, typed: Typed) -> Hit:
    document = one.index.documents[one.at]
    sought = {stem for token in typed.content for stem in token.reading.stems}
    snippet, _ = max(document.sentences, key=lambda sentence: len(sought & sentence[1]))
    return Hit(**vars(document.line), score=one.score, snippet=snippet)
