"""What a word or a name means in one game: which entries are about it, and who asks with it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from app.library.highlight import Phrase, Sought, any_of
from app.library.index import FULL, GameIndex, Named, Ways, ways_of
from app.library.vocabulary import Reading

_ALIAS = 0.95  # how far another name of the same thing counts
_TOUCHED = 0.6  # how far an entry counts that names the card without saying the words
_AKIN = 0.8  # how far another word of the same meaning counts
_REMEMBERED = 8192  # words and names of a game


@dataclass(frozen=True)
class Meaning:
    """What one thing asked about stands for in a game.

    `strengths` says how much each entry is about it, up to `FULL`; `asking` which ways to ask for
    an entry say it; `rarity` is the weight of something that stands in so many entries; `sought`
    are the words that say it.
    """

    strengths: Mapping[int, int]
    asking: Mapping[int, Ways]
    rarity: float
    sought: Sought


class Meanings:
    """The words and names of one game, each looked up once."""

    def __init__(self, index: GameIndex) -> None:
        self._index = index
        self.word = lru_cache(maxsize=_REMEMBERED)(self._word)
        self.name = lru_cache(maxsize=_REMEMBERED)(self._name)
        self._thing = lru_cache(maxsize=_REMEMBERED)(self._named)

    def _word(self, reading: Reading) -> Meaning:
        """Return what a word stands for, those of the same meaning included."""
        index, stems = self._index, dict.fromkeys((*reading.stems, *sorted(reading.akin)))
        if len(stems) == 1 and not reading.akin:
            (stem,) = stems
            return self._meaning(
                index.stems.found(stem), index.asking.get(stem, {}), Sought(frozenset(stems))
            )
        strengths: dict[int, int] = {}
        said: dict[int, dict[int, int]] = {}
        for stem in stems:
            factor = 1.0 if stem in reading.stems else _AKIN
            _raise(strengths, index.stems.found(stem), factor)
            for at, ways in index.asking.get(stem, {}).items():
                here = said.setdefault(at, {})
                for way, part in ways:
                    here[way] = here.get(way, 0) + part
        asking = {at: ways_of(here) for at, here in said.items()}
        return self._meaning(strengths, asking, Sought(frozenset(stems)))

    def _name(self, phrase: Phrase, akin: frozenset[str]) -> Meaning:
        """Return what a name stands for, all other names of the same things included."""
        things = [self._thing(named) for named in self._index.named[phrase]]
        if akin:
            things.append(self._word(Reading((), akin)))
        strengths, asking = dict(things[0].strengths), things[0].asking
        for other in things[1:]:
            _raise(strengths, other.strengths)
            asking = _either(asking, other.asking)
        _raise(strengths, self._together(phrase))
        return self._meaning(strengths, asking, any_of(thing.sought for thing in things))

    def _named(self, named: Named) -> Meaning:
        """Return what all names of a card or term stand for."""
        strengths = dict.fromkeys(named.touching, round(_TOUCHED * FULL))
        _raise(strengths, {named.document: FULL}, _ALIAS)
        said: dict[int, dict[int, dict[str, int]]] = {}
        for phrase in named.phrases:
            _raise(strengths, self._together(phrase), _ALIAS)
            for at, way, parts in self._saying(phrase):
                said.setdefault(at, {}).setdefault(way, {}).update(parts)
        asking = {
            at: ways_of({way: sum(parts.values()) for way, parts in ways.items()})
            for at, ways in said.items()
        }
        sought = Sought(
            frozenset(phrase[0] for phrase in named.phrases if len(phrase) == 1),
            frozenset(frozenset(phrase) for phrase in named.phrases if len(phrase) > 1),
        )
        return self._meaning(strengths, asking, sought)

    def _meaning(
        self, strengths: Mapping[int, int], asking: Mapping[int, Ways], sought: Sought
    ) -> Meaning:
        return Meaning(strengths, asking, self._index.stems.rarity(len(strengths)), sought)

    def _saying(self, phrase: Phrase) -> Iterator[tuple[int, int, Mapping[str, int]]]:
        """Yield the ways to ask that say all stems of a phrase, with the part that each is."""
        asking = [self._index.asking.get(stem, {}) for stem in phrase]
        for at in asking[0]:
            if all(at in one for one in asking):
                parts = [dict(one[at]) for one in asking]
                for way in parts[0]:
                    if all(way in one for one in parts):
                        yield at, way, {s: one[way] for s, one in zip(phrase, parts, strict=True)}

    def _together(self, phrase: Phrase) -> Mapping[int, int]:
        """Return the entries that hold all stems of a phrase, as strong as the weakest of them."""
        strengths = self._index.stems.found(phrase[0])
        for stem in phrase[1:]:
            others = self._index.stems.found(stem)
            strengths = {at: min(s, others[at]) for at, s in strengths.items() if at in others}
        return strengths


def _either(some: Mapping[int, Ways], others: Mapping[int, Ways]) -> Mapping[int, Ways]:
    """Return the ways of both, with the greater share where a way is in both."""
    found = {**some}
    for at, ways in others.items():
        here = dict(found.get(at, ()))
        for way, part in ways:
            here[way] = max(part, here.get(way, 0))
        found[at] = ways_of(here)
    return found


def _raise(strengths: dict[int, int], others: Mapping[int, int], factor: float = 1.0) -> None:
    """Raise strengths to others, times a factor, where these are greater."""
    for at, strength in others.items():
        if (weighed := round(factor * strength)) > strengths.get(at, 0):
            strengths[at] = weighed
