"""What a crowd types."""

from collections import Counter
from random import Random

from app.cli.bench.traffic import distinct, repeated
from app.library.snapshot import Shelved, Snapshot
from app.library.text import words


def test_no_two_queries_are_alike_and_each_is_of_its_game(
    shipped_games: dict[str, Shelved],
) -> None:
    queries = distinct(shipped_games, 3000, Random(0))
    assert len(set(queries)) == len(queries) == 3000
    assert {game for _, game in queries} == set(shipped_games)
    said = {
        slug: {
            word
            for entry in game.entries.values()
            for text in (entry.title, *entry.names)
            for word in words(text)
        }
        for slug, game in shipped_games.items()
    }
    assert all(set(words(text)) <= said[game] for text, game in queries)


def test_a_small_knowledge_base_has_fewer(lanterne: Snapshot) -> None:
    assert 50 < len(distinct(lanterne.games, 20_000, Random(0))) < 20_000


def test_the_first_queries_are_repeated_most() -> None:
    queries = [(f"domanda {at}", "lanterne") for at in range(1000)]
    asked = Counter(repeated(queries, 20_000, Random(0)))
    assert set(asked) <= set(queries)
    assert asked[queries[0]] > 5 * asked[queries[9]] > 0
    assert len(asked) > 800
