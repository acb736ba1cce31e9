"""One game's entries prepared for search: stems and trigrams with their weights."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import log

from app.library.schema import Entry, Ruling, sentences
from app.library.text import content_words, stem, stems, trigrams, words
from app.library.views import EntryLine

# How much a word counts where it stands, and how soon more of it stops counting.
_TITLE, _OWN_NAME, _ASKED, _CARD_NAME, _BODY, _SHELF = 3.0, 3.0, 2.5, 1.5, 1.0, 1.0
_SATURATION = 0.6
_LENGTH = 0.3  # how far a long entry's words count less

Phrase = tuple[str, ...]


class Postings:
    """For each key (a stem, a trigram) the entries it stands in, with a strength from 0 to 1."""

    def __init__(self, documents: Iterable[Mapping[str, float]]) -> None:
        documents = list(documents)
        self.size = len(documents)
        lengths = [sum(document.values()) for document in documents]
        average = sum(lengths) / max(1, self.size) or 1.0
        self.of: dict[str, dict[int, float]] = defaultdict(dict)
        for at, document in enumerate(documents):
            slack = _SATURATION * (1 - _LENGTH + _LENGTH * lengths[at] / average)
            for key, weight in document.items():
                self.of[key][at] = weight / (weight + slack)

    def rarity(self, standing_in: int) -> float:
        """Return the weight of something that stands in so many entries: rarer weighs more."""
        return log(1 + (self.size - standing_in + 0.5) / (standing_in + 0.5))

    def found(self, key: str) -> Mapping[int, float]:
        """Return the entries with the key and its strength in each."""
        return self.of.get(key) or {}


@dataclass(frozen=True)
class Asked:
    """A way to ask for an entry: its stems with their weights, and all of these together."""

    stems: frozenset[str]
    weights: Mapping[str, float]
    whole: float
    is_name: bool


@dataclass(frozen=True)
class Document:
    """An entry as search sees it; `sentences` of its answer, each with its stems."""

    entry: Entry
    line: EntryLine
    sentences: tuple[tuple[str, frozenset[str]], ...]


@dataclass(frozen=True)
class Named:
    """A card or term: where its own entry is, and every name it goes by, as stems."""

    document: int
    phrases: tuple[Phrase, ...]
    touching: tuple[int, ...]  # the entries that name it among their cards


class GameIndex:
    """What search knows of one game; its documents are numbered in the order of the page."""

    def __init__(
        self,
        titles: Iterable[str],
        entries: Mapping[str, Entry],
        lines: Mapping[str, EntryLine],
    ) -> None:
        titles = tuple(titles)
        self.titles = [phrase for title in titles if (phrase := tuple(stems(title)))]
        self.title_words = frozenset(word for title in titles for word in content_words(title))
        self.documents = [
            Document(
                entry,
                lines[slug],
                tuple((text, frozenset(stems(text))) for text in sentences(entry.body)),
            )
            for slug, entry in entries.items()
        ]
        counted = [_counted(document, entries) for document in self.documents]
        self.words = [frozenset(words) for words in counted]
        self.stems = Postings(_keyed(words, lambda word: [stem(word)]) for words in counted)
        self.trigrams = Postings(_keyed(words, trigrams) for words in counted)
        self.asked = [[self._weighed(*way) for way in _asked(entry)] for entry in entries.values()]
        self.named: dict[Phrase, list[Named]] = defaultdict(list)
        touching: dict[str, list[int]] = defaultdict(list)
        for at, document in enumerate(self.documents):
            for card in document.entry.on_cards:
                touching[card].append(at)
        for at, document in enumerate(self.documents):
            phrases = {name: tuple(stems(name)) for name in document.entry.names}
            named = Named(
                at,
                tuple(dict.fromkeys(phrases.values())),
                tuple(touching[document.entry.slug]),
            )
            for key in dict.fromkeys(map(_key, document.entry.names)):
                self.named[key].append(named)

    def _weighed(self, phrase: Phrase, is_name: bool) -> Asked:
        weights = {stem: self.stems.rarity(len(self.stems.found(stem))) for stem in phrase}
        return Asked(frozenset(phrase), weights, sum(weights.values()), is_name)


def _key(name: str) -> Phrase:
    """Return what must be typed for a name: all of it where stop words are most of it.

    "Sei Morto!" is no card whenever somebody is dead; "Orda di Zombi" may be typed without "di".
    """
    phrase = tuple(stems(name))
    return tuple(stem(word) for word in words(name)) if len(phrase) == 1 else phrase


def _asked(entry: Entry) -> Iterator[tuple[Phrase, bool]]:
    """Yield the ways to ask for an entry, and of each whether it is a name or a question."""
    for name in entry.names:
        if phrase := _key(name):
            yield phrase, True
    for text in (*(() if entry.names else (entry.title,)), *entry.ask_also):
        if phrase := tuple(stems(text)):
            yield phrase, False


def _counted(document: Document, entries: Mapping[str, Entry]) -> dict[str, float]:
    """Return the content words of an entry, each with its weight over all places it stands in."""
    entry = document.entry
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
    count(_SHELF, document.line.shelf_title)
    return counted


def _keyed(words: Mapping[str, float], keys: Callable[[str], list[str]]) -> dict[str, float]:
    found: dict[str, float] = defaultdict(float)
    for word, weight in words.items():
        for key in keys(word):
            found[key] += weight
    return found
