"""The one connection that writes: it waits its turn, and begins every transaction as a writer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import OperationalError, connect
from time import monotonic, sleep

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import NullPool

PATIENCE = 60.0  # seconds that a load waits for another one


@contextmanager
def writing(database: Path) -> Iterator[Connection]:
    """Open the database in one immediate transaction: committed at the end, or rolled back.

    Makes the folder and the file where there are none, in write-ahead mode. Raises
    `OperationalError` (of sqlite3 or SQLAlchemy) when another writer keeps it locked for longer
    than a minute.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine("sqlite://", creator=lambda: _opened(database), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def _as_writer(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        yield connection


def _opened(database: Path) -> SqliteConnection:
    raw = connect(database, timeout=PATIENCE, isolation_level=None)
    try:
        _write_ahead(raw)
        raw.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        raw.close()
        raise
    return raw


def _write_ahead(raw: SqliteConnection) -> None:
    """Switch to WAL; SQLite does not wait by itself for a lock on this one."""
    deadline = monotonic() + PATIENCE
    while raw.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        try:
            raw.execute("PRAGMA journal_mode = WAL")
        except OperationalError:
            if monotonic() > deadline:
                raise
            sleep(0.02)
