"""One game's entries prepared for search: which say a word, how strongly, and who asks with it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, log
from operator import itemgetter

from app.library.highlight import Phrase, Said
from app.library.schema import Entry, Ruling, sentences
from app.library.text import content_words, stem, stems, trigrams, words
from app.library.views import EntryLine

# How much a word counts where it stands, and how soon more of it stops counting.
_TITLE, _OWN_NAME, _ASKED, _CARD_NAME, _BODY, _SHELF = 3.0, 3.0, 2.5, 1.5, 1.0, 1.0
_SATURATION = 0.6
_LENGTH = 0.3  # how far a long entry's words count less
_OTHERWISE = 0.999  # the score of an entry asked for word for word, but not by its title
_ALIKE = 0.6  # of a word's runs of letters, from which an entry holds something like it

# Strengths, and shares of what is said, are whole numbers: those up to 256 are always the same
# objects, near at hand, and searching is mostly waiting for memory.
FULL = 255
# Of some ways to ask for an entry: the number of each there, and how much of it is said.
Ways = tuple[tuple[int, int], ...]


class Postings:
    """For each key (a stem, a trigram) the entries it stands in, with a strength up to `FULL`."""

    def __init__(self, documents: Iterable[Mapping[str, float]]) -> None:
        documents = list(documents)
        self.size = len(documents)
        lengths = [sum(document.values()) for document in documents]
        average = sum(lengths) / max(1, self.size) or 1.0
        self.of: dict[str, dict[int, int]] = defaultdict(dict)
        for at, document in enumerate(documents):
            slack = _SATURATION * (1 - _LENGTH + _LENGTH * lengths[at] / average)
            for key, weight in document.items():
                self.of[key][at] = ceil(FULL * weight / (weight + slack))

    def rarity(self, standing_in: int) -> float:
        """Return the weight of something that stands in so many entries: rarer weighs more."""
        return log(1 + (self.size - standing_in + 0.5) / (standing_in + 0.5))

    def found(self, key: str) -> Mapping[int, int]:
        """Return the entries with the key and its strength in each."""
        return self.of.get(key) or {}


@dataclass(frozen=True)
class GameContent:
    """What search takes of a game: what it is called, and its entries with their lines by slug."""

    titles: tuple[str, ...]
    entries: Mapping[str, Entry]
    lines: Mapping[str, EntryLine]

    def words(self) -> Iterator[Mapping[str, float]]:
        """Yield the content words of each entry, by slug, with their weights over all places."""
        for slug in sorted(self.entries):
            yield _counted(self.entries[slug], self.lines[slug], self.entries)


@dataclass(frozen=True)
class Document:
    """An entry as search sees it, with its title and the sentences of its answer."""

    entry: Entry
    line: EntryLine
    title: Said
    sentences: tuple[Said, ...]

    def best_sentence(self, stems: frozenset[str]) -> Said:
        """Return the sentence that says most of these stems, the first among equals."""
        if len(self.sentences) == 1:
            return self.sentences[0]
        return max(self.sentences, key=lambda text: len(stems & text.stems))


@dataclass(frozen=True)
class Named:
    """A card or term: where its own entry is, and every name it goes by, as stems."""

    document: int
    phrases: tuple[Phrase, ...]
    touching: tuple[int, ...]  # the entries that name it among their cards


class GameIndex:
    """What search knows of one game; its documents are numbered in the order of their slugs.

    `asking` says of a stem which ways to ask for an entry say it, entry by entry: these are
    numbered, its names first, of which `names` has the number. `verbatim` has the entries that are
    asked for in just these words, with the score of that.
    """

    def __init__(self, content: GameContent) -> None:
        self.titles = [phrase for title in content.titles if (phrase := tuple(stems(title)))]
        self.title_words = frozenset(word for one in content.titles for word in content_words(one))
        entries, lines = content.entries, content.lines
        self.documents = [
            Document(
                entries[slug],
                lines[slug],
                Said(lines[slug].title),
                tuple(map(Said, sentences(entries[slug].body))),
            )
            for slug in sorted(entries)
        ]
        counted = list(content.words())
        self.words = [frozenset(words) for words in counted]
        self.stems = Postings(_keyed(words, lambda word: [stem(word)]) for words in counted)
        self.trigrams = Postings(_keyed(words, trigrams) for words in counted)
        self._rarities = {
            stem: self.stems.rarity(len(found)) for stem, found in self.stems.of.items()
        }
        self.named = self._named()
        self.names: list[int] = []
        self.asking: dict[str, dict[int, Ways]] = defaultdict(dict)
        self.verbatim: dict[Phrase, dict[int, float]] = defaultdict(dict)
        for at, document in enumerate(self.documents):
            names = [frozenset(_key(name)) for name in document.entry.names]
            questions = [frozenset(stems(text)) for text in _questions(document.entry)]
            self.names.append(len(names))
            for number, way in enumerate((*names, *questions)):
                self._take(at, number, way)
            for text in (document.entry.title, *document.entry.names, *_questions(document.entry)):
                if asked := tuple(words(text)):
                    score = 1.0 if text == document.entry.title else _OTHERWISE
                    self.verbatim[asked].setdefault(at, score)
        self.letters = lru_cache(maxsize=8192)(self._letters)

    def read_texts(self) -> None:
        """Find the words of all texts now, not when they are first shown."""
        for document in self.documents:
            for text in (document.title, *document.sentences):
                _ = text.stems

    def _take(self, at: int, number: int, way: frozenset[str]) -> None:
        unheard = self.stems.rarity(0)  # a stop word that is part of a name
        weights = [(stem, self._rarities.get(stem, unheard)) for stem in way]
        whole = sum(weight for _, weight in weights)
        for stem_, weight in weights:
            # Rounded up, so that all stems together are the whole.
            here = self.asking[stem_]
            here[at] = (*here.get(at, ()), *ways_of({number: ceil(FULL * weight / whole)}))

    def _named(self) -> dict[Phrase, list[Named]]:
        touching: dict[str, list[int]] = defaultdict(list)
        for at, document in enumerate(self.documents):
            for card in document.entry.on_cards:
                touching[card].append(at)
        found: dict[Phrase, list[Named]] = defaultdict(list)
        for at, document in enumerate(self.documents):
            names = document.entry.names
            phrases = tuple(dict.fromkeys(p for name in names if (p := tuple(stems(name)))))
            named = Named(at, phrases, tuple(touching[document.entry.slug]))
            for key in dict.fromkeys(filter(None, map(_key, names))):
                found[key].append(named)
        return found

    def _letters(self, word: str) -> tuple[float, Mapping[int, int]]:
        """Return the weight of a word's runs of letters, and how strongly entries hold them that
        hold most."""
        found = [self.trigrams.found(run) for run in dict.fromkeys(trigrams(word))]
        runs = sorted(
            ((self.trigrams.rarity(len(held)), held) for held in found),
            key=itemgetter(0),
            reverse=True,
        )
        whole = sum(weight for weight, _ in runs)
        # An entry that holds none of the rarest runs holds too little of the word.
        left, likely = whole, set[int]()
        for weight, held in runs:
            if left <= _ALIKE * whole:
                break
            likely.update(held)
            left -= weight
        strengths: dict[int, float] = dict.fromkeys(likely, 0.0)
        shares: dict[int, float] = dict.fromkeys(likely, 0.0)
        for weight, held in runs:
            for at in held.keys() & likely:
                strengths[at] += weight / whole * held[at]
                shares[at] += weight / whole
        return whole, {at: round(strengths[at]) for at, share in shares.items() if share > _ALIKE}


def ways_of(said: Mapping[int, int]) -> Ways:
    """Return ways with how much of each is said; what is alike is one object, as with numbers."""
    return tuple(_WAYS.setdefault(way, way) for way in said.items())


_WAYS: dict[tuple[int, int], tuple[int, int]] = {}


def _key(name: str) -> Phrase:
    """Return what must be typed for a name: all of it where stop words are most of it.

    "Sei Morto!" is no card whenever somebody is dead; "Orda di Zombi" may be typed without "di".
    """
    phrase = tuple(stems(name))
    return tuple(stem(word) for word in words(name)) if len(phrase) == 1 else phrase


def _questions(entry: Entry) -> tuple[str, ...]:
    return entry.ask_also if entry.names else (entry.title, *entry.ask_also)


def _counted(entry: Entry, line: EntryLine, entries: Mapping[str, Entry]) -> Mapping[str, float]:
    """Return the content words of an entry, each with its weight over all places it stands in."""
    counted: dict[str, float] = defaultdict(float)

    def count(weight: float, *texts: str | None) -> None:
        for text in texts:
            for word in content_words(text or ""):
                counted[word] += weight

    count(_TITLE, entry.title)
    count(_OWN_NAME, *entry.names[1:])
    count(_ASKED, *entry.ask_also)
    for card in entry.on_cards:
        count(_CARD_NAME, *entries[card].names)
    count(_BODY, entry.short, entry.body, entry.note, *entry.readings)
    if isinstance(entry, Ruling):
        count(_BODY, entry.aside)
    count(_SHELF, line.shelf_title)
    return counted


def _keyed(words: Mapping[str, float], keys: Callable[[str], list[str]]) -> dict[str, float]:
    found: dict[str, float] = defaultdict(float)
    for word, weight in words.items():
        for key in keys(word):
            found[key] += weight
    return found
