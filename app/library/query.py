"""From what somebody typed to what is looked for: corrected words, known names, concepts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from app.library.highlight import Phrase, Sought
from app.library.index import GameIndex, Ways
from app.library.meaning import Meaning, Meanings
from app.library.text import STOP_WORDS, stem, words
from app.library.vocabulary import Reading, Vocabulary

MOST_WORDS = 32  # of a query; the rest is not looked at
_TAKEN = 0.8  # how far a word counts as evidence that is not as it was typed
_WITHIN = 0.35  # how far the single words of a recognised name count beside the name
_LONGEST_NAME = 6  # words


@dataclass(frozen=True)
class Token:
    """A typed word, folded, and what it is taken for."""

    word: str
    reading: Reading

    def __hash__(self) -> int:
        return hash(self.word)

    @property
    def as_typed(self) -> bool:
        """Return whether it was neither corrected nor taken for the beginning of another word."""
        return not self.reading.words and self.reading.stems == (stem(self.word),)

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
    """One thing that a query asks about, in one game; `strengths`, `asking` and `sought` as its
    `Meaning` has them. `mass` is its weight in the query; `trust` how far it counts as
    evidence, less than 1 where it is not as it was typed.
    """

    strengths: Mapping[int, int]
    asking: Mapping[int, Ways]
    sought: Sought
    mass: float
    trust: float


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


def concepts(typed: Typed, index: GameIndex, meanings: Meanings) -> list[Concept]:
    """Return what a query asks about in a game: the names it knows first, then single words."""
    found: list[Concept] = []
    left = list(typed.content)
    for phrase, tokens in _names(typed, index):
        akin = tokens[0].reading.akin if len(phrase) == 1 else frozenset[str]()
        found.append(_concept(meanings.name(phrase, akin), min(2, len(phrase)), tokens))
        inside = [token for token in tokens if token in left]
        left = [token for token in left if token not in inside]
        if len(phrase) > 1:
            found += [_concept(meanings.word(one.reading), _WITHIN, (one,)) for one in inside]
    for token in dict.fromkeys(left):
        concept = _concept(meanings.word(token.reading), 1.0, (token,))
        # The game's own name says where to look; it need not stand in the entry too.
        if concept.strengths or token.word not in index.title_words:
            found.append(concept)
    return found


def _concept(meaning: Meaning, share: float, tokens: Iterable[Token]) -> Concept:
    trust = 1.0 if all(token.as_typed for token in tokens) else _TAKEN
    return Concept(meaning.strengths, meaning.asking, meaning.sought, share * meaning.rarity, trust)


def names_game(typed: Typed, index: GameIndex) -> bool:
    """Return whether the game's name stands in the query."""
    stems = [token.reading.stems[0] for token in typed.content]
    return any(
        tuple(stems[at : at + len(title)]) == title
        for title in index.titles
        for at in range(len(stems))
    )


def _names(typed: Typed, index: GameIndex) -> Iterator[tuple[Phrase, tuple[Token, ...]]]:
    """Yield the names of cards and terms in the query, longest first, none over another."""
    taken: set[Token] = set()
    for tokens in sorted({typed.content, typed.tokens}, key=len):
        stems = [token.reading.stems[0] for token in tokens]
        for length in range(min(_LONGEST_NAME, len(tokens)), 0, -1):
            for at in range(len(tokens) - length + 1):
                phrase = tuple(stems[at : at + length])
                part = tokens[at : at + length]
                if phrase in index.named and taken.isdisjoint(part):
                    taken |= set(part)
                    yield phrase, part
