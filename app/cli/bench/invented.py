"""Words that no language has: made like real ones, a few of them common and most of them rare."""

from collections import defaultdict
from collections.abc import Container, Iterable
from random import Random

_SHORTEST, _LONGEST = 4, 9  # letters of a stem


class Invented:
    """Stems made letter by letter as those of a language are; none is one of these."""

    def __init__(self, like: Iterable[str], many: int, chance: Random) -> None:
        real = sorted({stem for stem in like if stem.isalpha()})
        following: dict[str, list[str]] = defaultdict(list)
        for stem in real:
            marked = f"^^{stem}$"
            for at in range(len(stem) + 1):
                following[marked[at : at + 2]].append(marked[at + 2])
        made = dict.fromkeys(real)
        while len(made) < len(real) + many:
            made.setdefault(_spelt(following, chance))
        self.stems = list(made)[len(real) :]

    def draw(self, chance: Random, taken: Container[str]) -> str:
        """Return a stem that is not taken; the one of rank r is drawn as 1/r, after Zipf."""
        while True:
            stem = self.stems[int(len(self.stems) ** chance.random()) - 1]
            if stem not in taken:
                return stem


def _spelt(following: dict[str, list[str]], chance: Random) -> str:
    while True:
        word = "^^"
        while len(word) <= _LONGEST + 2 and not word.endswith("$"):
            word += chance.choice(following[word[-2:]])
        if word.endswith("$") and len(word) >= _SHORTEST + 3:
            return word[2:-1]
