"""The entries as a table with a full-text index, as datasette searches it."""

import sqlite3
from pathlib import Path
from urllib.parse import urlencode

from app.cli.bench.engines import DEEP, Games

# Datasette knows a full-text index by the double quotes.
_TABLES = """
    CREATE TABLE entry (id TEXT PRIMARY KEY, game TEXT, kind TEXT, title TEXT, names TEXT,
                        ask_also TEXT, verdict TEXT, answer TEXT);
    CREATE INDEX entry_game ON entry (game);
    CREATE VIRTUAL TABLE entry_fts USING fts5(
        title, names, ask_also, verdict, answer, content="entry",
        tokenize='unicode61 remove_diacritics 2'
    );
"""


def fill(file: Path, games: Games) -> None:
    """Make the database in a file that is not there yet."""
    connection = sqlite3.connect(file)
    connection.executescript(_TABLES)
    rows = (
        (line.id, slug, line.kind, line.title, "\n".join(entry.names),
         "\n".join(entry.ask_also), line.verdict, entry.body)
        for slug, game in games.items()
        for entry, line in zip(game.entries.values(), game.lines.values(), strict=True)
    )  # fmt: skip
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    connection.execute("INSERT INTO entry_fts(entry_fts) VALUES ('rebuild')")
    connection.commit()
    connection.close()


def address(file: Path, text: str, game: str) -> str:
    """Return the path of a search within a game, without the facets that pages have."""
    asked = {"_search": text, "game": game, "_size": DEEP, "_shape": "objects", "_nofacet": 1,
             "_nosuggest": 1}  # fmt: skip
    return f"/{file.stem}/entry.json?{urlencode(asked)}"
