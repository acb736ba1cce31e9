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


class Rows:
    """The entries as rows of a full-text table, a game's rows one after the other."""

    def __init__(self, games: Games, file: Path) -> None:
        self._connection = sqlite3.connect(file)
        self._connection.execute(_TABLE)
        self._ids: list[str] = []
        self._blocks: dict[str, tuple[int, int]] = {}
        for slug, game in games.items():
            first = len(self._ids) + 1
            for id_, entries, entry in entries_of({slug: game}):
                self._ids.append(id_)
                row = (len(self._ids), slug, *analysed(entry, entries).values())
                self._connection.execute(_INSERT, row)
            self._blocks[slug] = (first, len(self._ids))
        self._connection.execute("INSERT INTO found(found) VALUES ('optimize')")
        self._connection.commit()

    def by_block(self, text: str, game: str | None) -> list[str]:
        """Return what is found, in a game by the block of its rows."""
        if game is None:
            return self._found(_EVERYWHERE, text)
        return self._found(_IN_ROWS, text, *self._blocks[game])

    def by_column(self, text: str, game: str | None) -> list[str]:
        """Return what is found, in a game by a column that names it."""
        return self._found(_EVERYWHERE, text) if game is None else self._found(_OF_GAME, text, game)

    def _found(self, sql: str, text: str, *game: object) -> list[str]:
        if not (words := stems(text)[:MOST_WORDS]):
            return []
        quoted = " OR ".join(f'"{word}"' for word in words)
        return [self._ids[row - 1] for (row,) in self._connection.execute(sql, (quoted, *game))]


def fts5(games: Games, folder: Path, samples: Sequence[Posed]) -> Engine:
    """Return an index in a file of a folder, looking within a game in the way that is faster on
    some sample questions."""
    begun = perf_counter()
    file = folder / "fts5.sqlite3"
    rows = Rows(games, file)
    cost = Cost(perf_counter() - begun, file.stat().st_size, on_disk=True)
    ways = {"a block of rows a game": rows.by_block, "a column for the game": rows.by_column}
    took = {way: _seconds(ways[way], samples) for way in [*ways, *ways]}  # the first time warms up
    fastest = min(took, key=lambda way: took[way])
    return Engine({NAME: ways[fastest]}, cost, note=f"{NAME} was given {fastest}.")


def _seconds(way: Ask, samples: Sequence[Posed]) -> float:
    begun = perf_counter()
    for posed in samples:
        way(posed.text, posed.game)
    return perf_counter() - begun
