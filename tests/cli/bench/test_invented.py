"""Invented words: none is real, and few are common."""

from collections import Counter
from random import Random

from app.cli.bench.invented import Invented

REAL = [
    "carta",
    "carte",
    "torre",
    "lanterna",
    "nebbia",
    "civetta",
    "guardiano",
    "cristallo",
    "scala",
]


def test_stems_are_new_distinct_and_made_of_the_same_letters() -> None:
    made = Invented(REAL, 20, Random(0)).stems
    assert len(set(made)) == 20
    assert not set(made) & set(REAL)
    assert set("".join(made)) <= set("".join(REAL))


def test_a_small_language_yields_fewer() -> None:
    assert 0 < len(Invented(REAL, 5000, Random(0)).stems) < 5000


def test_some_are_drawn_far_oftener_than_others() -> None:
    invented = Invented(REAL, 20, Random(0))
    chance = Random(1)
    drawn = Counter(invented.draw(chance, ()) for _ in range(5000))
    assert drawn[invented.stems[0]] > 4 * drawn[invented.stems[9]]
    assert len(drawn) == 20


def test_what_is_taken_is_not_drawn() -> None:
    invented = Invented(REAL, 20, Random(0))
    taken = set(invented.stems[:19])
    assert invented.draw(Random(0), taken) == invented.stems[19]
