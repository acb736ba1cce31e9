"""Words that no language has: made like real ones, a few of them common and most of them rare."""

from collections import defaultdict
from collections.abc import Container, Iterable
from random import Random

_SHORTEST, _LONGEST = 4, 9  # letters of a stem
_PATIENCE = 20  # times as many words are spelt as stems are wanted


def zipf(count: int, chance: Random) -> int:
    """Return a place from 0 on, below the count; the one of rank r is drawn as 1/r, after Zipf."""
    return min(int((count + 1) ** chance.random()), count) - 1


class Invented:
    """Stems made letter by letter as those of a language are, none of which is among them.

    They are fewer than wanted where the language has too few to learn from.
    """

    def __init__(self, like: Iterable[str], many: int, chance: Random) -> None:
        real = sorted({stem for stem in like if stem.isalpha()})
        following: dict[str, list[str]] = defaultdict(list)
        for stem in real:
            marked = f"^^{stem}$"
            for at in range(len(stem) + 1):
                following[marked[at : at + 2]].append(marked[at + 2])
        known, made = set(real), dict[str, None]()
        for _ in range(_PATIENCE * many):
            word = _spelt(following, chance)
            if _SHORTEST <= len(word) <= _LONGEST and word not in known:
                made[word] = None
                if len(made) == many:
                    break
        self.stems = list(made)

    def draw(self, chance: Random, taken: Container[str]) -> str:
        """Return a stem that is not taken, the first ones far oftener."""
        while True:
            stem = self.stems[zipf(len(self.stems), chance)]
            if stem not in taken:
                return stem


def _spelt(following: dict[str, list[str]], chance: Random) -> str:
    word = "^^"
    while len(word) <= _LONGEST + 2 and not word.endswith("$"):
        word += chance.choice(following[word[-2:]])
    return word[2:].removesuffix("$")
