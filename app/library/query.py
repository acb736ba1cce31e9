"""From what somebody typed to what is looked for: corrected words, known names, concepts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from app.library.index import GameIndex, Named, Phrase
from app.library.text import STOP_WORDS, stem, words
from app.library.vocabulary import Reading, Vocabulary

MOST_WORDS = 32  # of a query; the rest is not looked at
_ALIAS = 0.95  # how far another name of the same thing counts
_TOUCHED = 0.6  # how far an entry counts that names the card without saying the words
_AKIN = 0.8  # how far another word of the same meaning counts
_CORRECTED = 0.8  # how far a word counts that was corrected
_WITHIN = 0.35  # how far the single words of a recognised name count beside the name


@dataclass(frozen=True)
class Token:
    """A typed word, folded, and what it is taken for."""

    word: str
    reading: Reading

    @property
    def shown(self) -> str:
        """Return the word as corrected."""
        return self.reading.words or self.word


@dataclass(frozen=True)
class Typed:
    """A query as typed: its words, and those among them that carry a subject."""

    tokens: tuple[Token, ...]
    content: tuple[Token, ...]

    @property
    def corrected(self) -> str | None:
        """Return the words as they were taken, or None where none was corrected."""
        if any(token.reading.words for token in self.tokens):
            return " ".join(token.shown for token in self.tokens)
        return None


@dataclass(frozen=True)
class Concept:
    """One thing that a query asks about, in one game.

    `strengths` says how much each entry is about it, from 0 to 1; `phrases` are the stems that
    express it; `mass` is its weight in the query; `trust` is less than 1 where it was corrected.
    """

    phrases: tuple[Phrase, ...]
    strengths: Mapping[int, float]
    mass: float
    trust: float = 1.0

    @cached_property
    def single(self) -> frozenset[str]:
        """Return the stems that express it alone."""
        return frozenset(phrase[0] for phrase in self.phrases if len(phrase) == 1)

    @cached_property
    def together(self) -> tuple[frozenset[str], ...]:
        """Return the phrases of several stems, which express it together."""
        return tuple(frozenset(phrase) for phrase in self.phrases if len(phrase) > 1)

    def said_in(self, stems: frozenset[str]) -> frozenset[str]:
        """Return those of the stems that express it; none where they do not."""
        found = stems & self.single
        for phrase in self.together:
            if phrase <= stems:
                found |= phrase
        return found


def read_query(query: str, vocabulary: Vocabulary) -> Typed:
    """Fold, bound and correct the words of a query."""
    found = words(query)[:MOST_WORDS]
    unfinished = len(found) - 1 if query[-1:].isalnum() else -1
    kept = [at for at, word in enumerate(found) if word not in STOP_WORDS] or range(len(found))
    tokens: list[Token] = []
    content: list[Token] = []
    for at, word in enumerate(found):
        if at in kept:
            content += (read := _tokens(word, vocabulary.read(word, at == unfinished)))
            tokens += read
        else:
            tokens.append(Token(word, Reading((stem(word),))))
    return Typed(tuple(tokens), tuple(content))


def _tokens(word: str, reading: Reading) -> list[Token]:
    """Return the token of a word, or those of two words that were glued together."""
    if reading.words and " " in reading.words:
        return [Token(part, Reading((stem(part),), words=part)) for part in reading.words.split()]
    return [Token(word, reading)]


def concepts(typed: Typed, index: GameIndex) -> list[Concept]:
    """Return what a query asks about in a game: the names it knows first, then single words."""
    found: list[Concept] = []
    left = list(typed.content)
    for phrase, named, tokens in _names(typed, index):
        corrected = any(token.reading.words for token in tokens)
        akin = tokens[0].reading.akin if len(phrase) == 1 else frozenset[str]()
        trust = _CORRECTED if corrected else 1.0
        found.append(_name_concept(phrase, named, akin, index, trust))
        inside = [token for token in tokens if token in left]
        left = [token for token in left if token not in inside]
        if len(phrase) > 1:
            found += [_word_concept(token, index, _WITHIN) for token in inside]
    for token in dict.fromkeys(left):
        concept = _word_concept(token, index, 1.0)
        # The game's own name says where to look; it need not stand in the entry too.
        if concept.strengths or token.word not in index.title_words:
            found.append(concept)
    return found


def names_game(typed: Typed, index: GameIndex) -> bool:
    """Return whether the game's name stands in the query."""
    stems = [token.reading.stems[0] for token in typed.content]
    return any(
        tuple(stems[at : at + len(title)]) == title
        for title in index.titles
        for at in range(len(stems))
    )


def _names(
    typed: Typed, index: GameIndex
) -> Iterator[tuple[Phrase, list[Named], tuple[Token, ...]]]:
    """Yield the names of cards and terms in the query, longest first, none over another."""
    taken: set[Token] = set()
    for tokens in sorted((typed.content, typed.tokens), key=len):
        stems = [token.reading.stems[0] for token in tokens]
        for length in range(min(6, len(tokens)), 0, -1):
            for at in range(len(tokens) - length + 1):
                phrase = tuple(stems[at : at + length])
                part = tokens[at : at + length]
                if phrase in index.named and not taken & set(part):
                    taken |= set(part)
                    yield phrase, index.named[phrase], part


def _name_concept(
    phrase: Phrase, named: list[Named], akin: frozenset[str], index: GameIndex, trust: float
) -> Concept:
    strengths: dict[int, float] = {}
    phrases = dict.fromkeys([phrase, *(other for name in named for other in name.phrases)])
    for other in phrases:
        weight = 1.0 if other == phrase else _ALIAS
        for at, strength in _together(other, index).items():
            strengths[at] = max(strengths.get(at, 0.0), weight * strength)
    for stem_ in akin:
        for at, strength in index.stems.found(stem_).items():
            strengths[at] = max(strengths.get(at, 0.0), _AKIN * strength)
    for name in named:
        for at in name.touching:
            strengths[at] = max(strengths.get(at, 0.0), _TOUCHED)
        strengths[name.document] = max(strengths.get(name.document, 0.0), _ALIAS)
    mass = min(2, len(phrase)) * index.stems.rarity(len(strengths))
    return Concept((*phrases, *((stem_,) for stem_ in akin)), strengths, mass, trust)


def _together(phrase: Phrase, index: GameIndex) -> dict[int, float]:
    """Return the entries that hold all stems of a phrase, as strong as the weakest of them."""
    strengths = dict(index.stems.found(phrase[0]))
    for stem_ in phrase[1:]:
        others = index.stems.found(stem_)
        strengths = {at: min(s, others[at]) for at, s in strengths.items() if at in others}
    return strengths


def _word_concept(token: Token, index: GameIndex, share: float) -> Concept:
    reading = token.reading
    strengths: dict[int, float] = {}
    for stem_ in (*reading.stems, *reading.akin):
        weight = 1.0 if stem_ in reading.stems else _AKIN
        for at, strength in index.stems.found(stem_).items():
            strengths[at] = max(strengths.get(at, 0.0), weight * strength)
    mass = share * index.stems.rarity(len(strengths))
    trust = _CORRECTED if token.reading.words else 1.0
    phrases = tuple((stem_,) for stem_ in (*reading.stems, *reading.akin))
    return Concept(phrases, strengths, mass, trust)
