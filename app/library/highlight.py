"""The words of a text that a query asks for, and where they stand in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from app.library.text import placed_words, stem

Spans = tuple[tuple[int, int], ...]
Phrase = tuple[str, ...]


@dataclass(frozen=True)
class Sought:
    """What a query asks for: stems that say it alone, and phrases of several that must all be
    there."""

    stems: frozenset[str]
    phrases: frozenset[Phrase] = frozenset()


def together(several: Iterable[Sought]) -> Sought:
    """Return what is sought by any of several."""
    several = list(several)
    return Sought(
        frozenset[str]().union(*[one.stems for one in several]),
        frozenset[Phrase]().union(*[one.phrases for one in several]),
    )


class Said:
    """A text, and where the stems of its words stand in it."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def places(self) -> Mapping[str, Spans]:
        """Return where each stem stands: from its first character to before the next.

        Words that share a sign are one place.
        """
        read: list[tuple[int, int, set[str]]] = []
        for word, start, end in placed_words(self.text):
            if read and start < read[-1][1]:
                first, last, stems = read.pop()
                read.append((first, max(last, end), stems | {stem(word)}))
            else:
                read.append((start, end, {stem(word)}))
        found: dict[str, Spans] = {}
        for start, end, stems in read:
            for one in stems:
                found[one] = (*found.get(one, ()), (start, end))
        return found

    def spans(self, stems: Iterable[str]) -> Spans:
        """Return where words with these stems stand, in order and apart from each other."""
        places = self.places
        found = [places[stem] for stem in stems if stem in places]
        if len(found) < 2:
            return found[0] if found else ()
        return tuple(sorted({place for one in found for place in one}))

    def highlights(self, asked: Sought) -> Spans:
        """Return where it says what is asked for."""
        places, stems = self.places, asked.stems
        for phrase in asked.phrases:
            if phrase[0] in places and all(stem in places for stem in phrase):
                stems = stems.union(phrase)
        return self.spans(stems)
