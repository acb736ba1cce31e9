"""Real texts as moulds: the words that every game uses stay, the others are slots to be filled."""

import re
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from app.library.schema import Entry
from app.library.text import STOP_WORDS, fold, stem

# Whatever an entry says in words; lists of texts and single ones.
_TEXTS = (
    "question", "verdict", "aside", "plain", "answer", "ask_also", "readings", "note", "name",
    "english", "aliases", "printing", "also", "means",
)  # fmt: skip
_LONGEST = 240  # characters of a line
_WORD = re.compile(r"[^\W\d_]+")

Fill = Callable[[str], str]


@dataclass(frozen=True)
class _Slot:
    stem: str
    ending: str
    capital: bool

    def filled(self, fill: Fill) -> str:
        word = fill(self.stem) + self.ending
        return word.capitalize() if self.capital else word


class Mould:
    """A text whose rarer words are exchanged, each stem for another, with the endings it had."""

    def __init__(self, text: str, common: Container[str]) -> None:
        self._parts: list[str | _Slot] = []
        self._most = max(_LONGEST, len(text))
        at = 0
        for found in _WORD.finditer(text):
            word = fold(found[0])
            if word in STOP_WORDS or (kept := stem(word)) in common:
                continue
            ending = word.removeprefix(kept) if word.startswith(kept) else word[-1]
            slot = _Slot(kept, ending if len(ending) <= 4 else "", found[0][0].isupper())
            self._parts += [text[at : found.start()], slot]
            at = found.end()
        self._parts.append(text[at:])

    def cast(self, fill: Fill) -> str:
        """Return the text with every slot filled, cut where it would be too long."""
        parts = [part if isinstance(part, str) else part.filled(fill) for part in self._parts]
        return "".join(parts)[: self._most].rstrip()


class EntryMould:
    """An entry, all of whose texts are moulds."""

    def __init__(self, game: str, entry: Entry, common: Container[str]) -> None:
        self.game = game
        self.entry = entry
        self._texts: dict[str, Mould | list[Mould]] = {}
        for field in _TEXTS:
            match getattr(entry, field, None):
                case str() as text:
                    self._texts[field] = Mould(text, common)
                case tuple() as texts:
                    self._texts[field] = [Mould(text, common) for text in texts]

    @property
    def key(self) -> tuple[str, str]:
        """Return what tells it from all others: its game and its slug."""
        return self.game, self.entry.slug

    def cast(self, fill: Fill, **other: Any) -> Entry:
        """Return an entry of the same kind with new words, and the other fields as they are given.

        Nothing is validated: it would take longer than everything else together.
        """
        texts: Mapping[str, Any] = {
            field: tuple(one.cast(fill) for one in mould)
            if isinstance(mould, list)
            else mould.cast(fill)
            for field, mould in self._texts.items()
        }
        return self.entry.model_copy(update={**texts, **other})


def spread(games: Mapping[str, Iterable[Entry]]) -> dict[str, set[str]]:
    """Return every stem of the entries, with the games in which it stands."""
    found: dict[str, set[str]] = {}
    for slug, entries in games.items():
        for entry in entries:
            for text in (entry.title, *entry.names, entry.short, entry.body, *entry.ask_also):
                for word in _WORD.findall(fold(text)):
                    found.setdefault(stem(word), set()).add(slug)
    return found
