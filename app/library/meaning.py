"""What a word or a name means in one game: which entries are about it, and who asks with it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from app.library.highlight import Phrase, Sought
from app.library.index import FULL, GameIndex, Named, Ways
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

    def _word(self, reading: Reading) -> Meaning:
        """Return what a word stands for, those of the same meaning included."""
        index, stems = self._index, dict.fromkeys((*reading.stems, *sorted(reading.akin)))
        if len(stems) == 1:
            (stem,) = stems
            strengths = index.stems.found(stem)
            rarity = index.stems.rarity(len(strengths))
            return Meaning(strengths, index.asking.get(stem, {}), rarity, Sought(frozenset(stems)))
        held: dict[int, int] = {}
        said: dict[int, dict[int, int]] = {}
        for stem in stems:
            _raise(held, index.stems.found(stem), 1.0 if stem in reading.stems else _AKIN)
            for at, ways in index.asking.get(stem, {}).items():
                here = said.setdefault(at, {})
                for way, part in _each(ways):
                    here[way] = here.get(way, 0) + part
        asking = {at: _flat(here) for at, here in said.items()}
        return Meaning(held, asking, index.stems.rarity(len(held)), Sought(frozenset(stems)))

    def _name(self, phrase: Phrase, akin: frozenset[str]) -> Meaning:
        """Return what a name stands for, all other names of the same things included."""
        named: list[Named] = self._index.named[phrase]
        phrases = dict.fromkeys([phrase, *(other for name in named for other in name.phrases)])
        strengths: dict[int, int] = {}
        for other in phrases:
            _raise(strengths, self._together(other), 1.0 if other == phrase else _ALIAS)
        for stem in akin:
            _raise(strengths, self._index.stems.found(stem), _AKIN)
        for name in named:
            _raise(strengths, dict.fromkeys(name.touching, FULL), _TOUCHED)
            _raise(strengths, {name.document: FULL}, _ALIAS)
        return self._meaning(strengths, [*phrases, *((stem,) for stem in akin)])

    def _meaning(self, strengths: Mapping[int, int], phrases: Iterable[Phrase]) -> Meaning:
        said: dict[int, dict[int, dict[str, int]]] = {}
        phrases = list(phrases)
        for phrase in phrases:
            for at, ways in self._asked_with(phrase).items():
                here = said.setdefault(at, {})
                for way, stems in ways.items():
                    here.setdefault(way, {}).update(stems)
        asking = {
            at: _flat({way: sum(stems.values()) for way, stems in ways.items()})
            for at, ways in said.items()
        }
        sought = Sought(
            frozenset(phrase[0] for phrase in phrases if len(phrase) == 1),
            frozenset(phrase for phrase in phrases if len(phrase) > 1),
        )
        return Meaning(strengths, asking, self._index.stems.rarity(len(strengths)), sought)

    def _asked_with(self, phrase: Phrase) -> Mapping[int, Mapping[int, Mapping[str, int]]]:
        """Return the ways to ask that say all stems of a phrase, with the part that each is."""
        found: dict[int, dict[int, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
        stems = frozenset(phrase)
        for stem in stems:
            for at, ways in self._index.asking.get(stem, {}).items():
                for way, part in _each(ways):
                    found[at][way][stem] = part
        return {
            at: whole
            for at, ways in found.items()
            if (whole := {way: said for way, said in ways.items() if len(said) == len(stems)})
        }

    def _together(self, phrase: Phrase) -> Mapping[int, int]:
        """Return the entries that hold all stems of a phrase, as strong as the weakest of them."""
        strengths = dict(self._index.stems.found(phrase[0]))
        for stem in phrase[1:]:
            others = self._index.stems.found(stem)
            strengths = {at: min(s, others[at]) for at, s in strengths.items() if at in others}
        return strengths


def _raise(strengths: dict[int, int], others: Mapping[int, int], factor: float = 1.0) -> None:
    """Raise strengths to others, times a factor, where these are greater."""
    for at, strength in others.items():
        if (weighed := round(factor * strength)) > strengths.get(at, 0):
            strengths[at] = weighed


def _each(ways: Ways) -> Iterator[tuple[int, int]]:
    """Return the number and the share of each way."""
    each = iter(ways)
    return zip(each, each, strict=True)


def _flat(ways: Mapping[int, int]) -> Ways:
    return tuple(number for way in ways.items() for number in way)
