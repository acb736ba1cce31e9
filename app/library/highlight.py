"""The words of a text that a query asks for, and where they stand in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from app.library.text import placed_words, stem

Spans = tuple[tuple[int, int], ...]
Phrase = tuple[str, ...]


@dataclass(frozen=True)
class Sought:
    """What a query asks for: stems that say it alone, and several that must all be there."""

    stems: frozenset[str]
    several: frozenset[frozenset[str]] = frozenset()

    def said_by(self, said: frozenset[str]) -> frozenset[str]:
        """Return the stems that say it in a text which says these."""
        found = self.stems & said
        for together in self.several:
            if together <= said:
                found |= together
        return found


def any_of(sought: Iterable[Sought]) -> Sought:
    """Return what asks for any of some things."""
    sought = list(sought)
    return Sought(
        frozenset[str]().union(*[one.stems for one in sought]),
        frozenset[frozenset[str]]().union(*[one.several for one in sought]),
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

    @cached_property
    def stems(self) -> frozenset[str]:
        """Return all its stems."""
        return frozenset(self.places)

    def highlights(self, asked: Sought) -> Spans:
        """Return where it says what is asked for."""
        return self.spans(asked.said_by(self.stems))
