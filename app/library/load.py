"""From the data folder to the SQLite file: read everything, then replace the content at once."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Error as SqliteError

from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from app.library.content import Content, GameContent, read_content
from app.library.database import writing
from app.library.migrate import upgrade
from app.library.models import FULL_TEXT, TABLES, MetaRow
from app.library.report import LoadReport, NotStored
from app.library.rows import Row, analysed, rows
from app.library.schema import DataErrors, Entry, Problem, Validator


def read(data: Path, validators: Mapping[str, Validator]) -> Content:
    """Read and check all games of a data folder.

    `validators` holds, by game slug, what checks the words of that game in an entry. Raises
    `DataErrors` with all problems, each as `file:line: field: what is wrong`.
    """
    return read_content(data, validators)


def load(database: Path, content: Content, code_version: str) -> LoadReport:
    """Bring the database's schema up to date and replace its content, in one transaction.

    Does nothing where the content's hash and the code version are those of the last load. Waits
    for another load to end. Raises `NotStored` when the file cannot be written, or is another
    program's.
    """
    try:
        with writing(database) as connection:
            _refuse_another_programs(database, connection)
            migrated = upgrade(connection)
            changed = migrated or _stored(connection) != (content.hash, code_version)
            if changed:
                _replace(connection, content, code_version)
    except CommandError as error:  # a revision that Alembic does not find
        message = f"{database} was made by a newer Arbitro or another program ({error})"
        raise NotStored(message) from error
    except (DBAPIError, SqliteError, OSError) as error:
        why = getattr(error, "orig", None) or error
        raise NotStored(f"{database} cannot be written ({why}): nothing was changed") from error
    entries = {
        slug: dict(Counter(str(entry.kind) for entry in game.entries.values()))
        for slug, game in content.games.items()
    }
    return LoadReport(changed, content.hash, code_version, entries)


def _refuse_another_programs(database: Path, connection: Connection) -> None:
    tables = inspect(connection).get_table_names()
    if tables and "alembic_version" not in tables:
        some = ", ".join(tables[:3])
        raise NotStored(f"{database} is another program's database, with a table {some}")


def _stored(connection: Connection) -> tuple[str | None, str | None]:
    found = {row.key: row.value for row in connection.execute(text("SELECT key, value FROM meta"))}
    return found.get("content"), found.get("code")


def _replace(connection: Connection, content: Content, code_version: str) -> None:
    connection.execute(text(f"INSERT INTO {FULL_TEXT}({FULL_TEXT}) VALUES ('delete-all')"))
    for table in reversed(TABLES):
        connection.execute(table.delete())
    filled: dict[str, list[Row]] = defaultdict(list)
    for name, row in rows(content):
        filled[name].append(row)
    filled[MetaRow.__tablename__] = [
        {"key": "content", "value": content.hash},
        {"key": "code", "value": code_version},
        {"key": "loaded_at", "value": datetime.now(UTC).isoformat(timespec="seconds")},
    ]
    for table in TABLES:
        if filled[table.name]:
            connection.execute(table.insert(), filled[table.name])
    _fill_full_text(connection, content)


def _fill_full_text(connection: Connection, content: Content) -> None:
    found = [
        analysed(entry, game.entries)
        for game in content.games.values()
        for entry in game.entries.values()
    ]
    insert = text(
        f"INSERT INTO {FULL_TEXT}(rowid, title, names, ask_also, answer)"
        " VALUES (:id, :title, :names, :ask_also, :answer)"
    )
    if found:
        # The same numbers as in the table of entries: both count through the content in order.
        connection.execute(insert, [{"id": at, **row} for at, row in enumerate(found, start=1)])


__all__ = [
    "Content", "DataErrors", "Entry", "GameContent", "LoadReport", "NotStored", "Problem",
    "Validator", "load", "read",
]  # fmt: skip
