"""What a crowd of phones types: words and names of a game, no two queries alike or few of them
often."""

from collections.abc import Sequence
from random import Random

from app.cli.bench.engines import Games
from app.cli.bench.invented import zipf
from app.library.text import content_words

Query = tuple[str, str]  # the text, and the slug of the game it is about
_PATIENCE = 5  # times as many draws as queries: a small knowledge base has no more


def distinct(games: Games, many: int, chance: Random) -> list[Query]:
    """Return different queries, each a name and a word or two of a game; fewer where there are
    no more."""
    said = {
        slug: (
            [name for entry in game.entries.values() for name in entry.names],
            [word for entry in game.entries.values() for word in content_words(entry.title)],
        )
        for slug, game in games.items()
    }
    sizes = [len(game.entries) for game in games.values()]
    found: dict[Query, None] = {}
    for slug in chance.choices(list(games), sizes, k=_PATIENCE * many):
        names, words = said[slug]
        parts = chance.choices(words, k=chance.randint(1, 2))
        if names and chance.random() < 0.5:
            parts.insert(0, chance.choice(names))
        found[" ".join(parts), slug] = None
        if len(found) == many:
            break
    return list(found)


def repeated(queries: Sequence[Query], many: int, chance: Random) -> list[Query]:
    """Return so many of the queries, the one of rank r as often as 1/r, after Zipf."""
    return [queries[zipf(len(queries), chance)] for _ in range(many)]
