"""SQLite's FTS5 asked as plainly as can be: the same stems, any of them, ranked by bm25."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from app.cli.bench.engines import DEEP, Ask, Cost, Engine, Games, entries_of
from app.cli.bench.questions import Posed
from app.library.query import MOST_WORDS
from app.library.rows import analysed
from app.library.text import stems

NAME = "FTS5"
_TABLE = """
    CREATE VIRTUAL TABLE found USING fts5(
        game UNINDEXED, title, names, ask_also, answer, tokenize='unicode61'
    )
"""
_INSERT = "INSERT INTO found(rowid, game, title, names, ask_also, answer) VALUES (?, ?, ?, ?, ?, ?)"
_EVERYWHERE = f"SELECT rowid FROM found WHERE found MATCH ? ORDER BY rank LIMIT {DEEP}"
_IN_ROWS = (
    "SELECT rowid FROM found WHERE found MATCH ? AND rowid BETWEEN ? AND ?"
    f" ORDER BY rank LIMIT {DEEP}"
)
_OF_GAME = f"SELECT rowid FROM found WHERE found MATCH ? AND game = ? ORDER BY rank LIMIT {DEEP}"


def fts5(games: Games, folder: Path, samples: Sequence[Posed]) -> Engine:
    """Return an index in a file of a folder.

    Within a game it looks by its block of rows or by a column of the table, whichever is faster
    on some sample questions.
    """
    begun = perf_counter()
    file = folder / "fts5.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute(_TABLE)
    ids: list[str] = []
    blocks: dict[str, tuple[int, int]] = {}
    for slug, game in games.items():
        first = len(ids) + 1
        for id_, entries, entry in entries_of({slug: game}):
            ids.append(id_)
            connection.execute(_INSERT, (len(ids), slug, *analysed(entry, entries).values()))
        blocks[slug] = (first, len(ids))
    connection.execute("INSERT INTO found(found) VALUES ('optimize')")
    connection.commit()
    seconds = perf_counter() - begun

    def asked(sql: str, text: str, *game: object) -> list[str]:
        if not (words := stems(text)[:MOST_WORDS]):
            return []
        quoted = " OR ".join(f'"{word}"' for word in words)
        return [ids[row - 1] for (row,) in connection.execute(sql, (quoted, *game))]

    def by_block(text: str, game: str | None) -> list[str]:
        return asked(_EVERYWHERE, text) if game is None else asked(_IN_ROWS, text, *blocks[game])

    def by_column(text: str, game: str | None) -> list[str]:
        return asked(_EVERYWHERE, text) if game is None else asked(_OF_GAME, text, game)

    ways = {"a block of rows a game": by_block, "a column for the game": by_column}
    fastest = min(ways, key=lambda way: _seconds(ways[way], samples))
    cost = Cost(seconds, file.stat().st_size, on_disk=True)
    return Engine({NAME: ways[fastest]}, cost, note=f"{NAME} was given {fastest}.")


def _seconds(way: Ask, samples: Sequence[Posed]) -> float:
    begun = perf_counter()
    for posed in samples:
        way(posed.text, posed.game)
    return perf_counter() - begun
