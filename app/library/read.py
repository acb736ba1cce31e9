"""Reading the knowledge base: always one load's content whole, whatever is loaded meanwhile."""

import gc
from abc import ABC, abstractmethod
from collections.abc import Collection
from pathlib import Path
from sqlite3 import Connection, DatabaseError, OperationalError, connect
from threading import Lock, local
from weakref import WeakSet

from pydantic import ValidationError

from app.library.schema import Kind
from app.library.search import Asked, SearchPage
from app.library.snapshot import NotFound, Shelved, Snapshot, read_snapshot, read_version
from app.library.suggest import MOST, Suggestion
from app.library.views import CardView, Coverage, EntryView, GameView, Version

_PATIENCE = 5.0  # seconds, for a file that another process is recovering


class NotLoaded(RuntimeError):
    """There is no content to read; the message says why and what to run."""


class _Reader:
    """One thread's read-only connection, and which file it was opened on."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.connection: Connection | None = None
        self.file: tuple[int, int] | None = None

    def open(self) -> Connection:
        """Return the connection, opened anew where the file has been put in another's place."""
        stat = self.database.stat()
        file = (stat.st_dev, stat.st_ino)
        if self.connection is None or self.file != file:
            self.close()
            self.connection = connect(
                f"{self.database.absolute().as_uri()}?mode=ro",
                uri=True,
                timeout=_PATIENCE,
                isolation_level=None,
                check_same_thread=False,
            )
            self.file = file
            self.connection.execute("PRAGMA query_only = ON")
            self.connection.execute("PRAGMA trusted_schema = OFF")
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class Reading(ABC):
    """What can be asked of the knowledge base. All methods raise `NotLoaded` where there is
    nothing to read."""

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """Return the content of a load, whole."""

    def version(self) -> Version:
        """Return which content and code were loaded, and when."""
        return self.snapshot().version

    def games(self) -> tuple[GameView, ...]:
        """Return all games by slug."""
        return tuple(game.view for game in self.snapshot().games.values())

    def game(self, slug: str) -> GameView:
        """Return a game with its shelves. Raises `NotFound`."""
        return self._game(slug).view

    def entry(self, game: str, slug: str) -> EntryView:
        """Return an entry by its id, present or old (then `moved_to` is set); or `NotFound`."""
        return self._game(game).entry(slug)

    def card(self, game: str, slug: str) -> CardView:
        """Return a card with the entries that touch it. Raises `NotFound`."""
        return self._game(game).card(slug)

    def coverage(self, game: str | None = None) -> Coverage:
        """Return how many rules of a game's guide, or of all, are cited. Raises `NotFound`."""
        games = self.snapshot().games.values() if game is None else [self._game(game)]
        parts = [shelved.coverage for shelved in games]
        return Coverage(
            sum(part.statements for part in parts),
            sum(part.covered for part in parts),
            tuple(missing for part in parts for missing in part.missing),
        )

    def search(
        self,
        query: str,
        game: str | None = None,
        kinds: Collection[Kind] = (),
        card: str | None = None,
        limit: int = 10,
        offset: int = 0,
    ) -> SearchPage:
        """Return the entries that fit a query, best first. Raises `NotFound` for the game."""
        if game is not None:
            self._game(game)
        return self.snapshot().searcher.search(query, game, kinds, card, limit, offset)

    def ask(
        self,
        query: str,
        game: str | None = None,
        kinds: Collection[Kind] = (),
        card: str | None = None,
    ) -> Asked:
        """Return the one entry that answers a question, or none. Raises `NotFound`."""
        if game is not None:
            self._game(game)
        return self.snapshot().searcher.ask(query, game, kinds, card)

    def suggest(
        self, typed: str, game: str | None = None, limit: int = MOST
    ) -> tuple[Suggestion, ...]:
        """Return what somebody who is still typing may mean. Raises `NotFound`."""
        suggester = self.snapshot().suggester if game is None else self._game(game).suggester
        return suggester.suggest(typed, limit)

    def _game(self, slug: str) -> Shelved:
        game = self.snapshot().games.get(slug)
        if game is None:
            raise NotFound(f"no game {slug!r}")
        return game


class Edition(Reading):
    """The content of one load, whatever is loaded meanwhile: for several questions about it."""

    def __init__(self, content: Snapshot) -> None:
        self._content = content

    def snapshot(self) -> Snapshot:
        """Return the content of the load."""
        return self._content


class Library(Reading):
    """The loaded knowledge base, for any number of threads.

    Every method answers from the content of one load, and notices a new one by itself.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self._thread = local()
        self._readers: WeakSet[_Reader] = WeakSet()  # a thread's end closes its own
        self._lock = Lock()
        self._snapshot: Snapshot | None = None

    def snapshot(self) -> Snapshot:
        """Return the content of the last load, whole."""
        try:
            return self._current(self._reader().open())
        except FileNotFoundError as error:
            raise NotLoaded(f"{self.database} is missing: run `arbitro load`") from error
        except OperationalError as error:
            message = f"{self.database} cannot be read ({error}): run `arbitro load`"
            raise NotLoaded(message) from error
        except DatabaseError as error:
            message = f"{self.database} is no database of Arbitro ({error}): run `arbitro load`"
            raise NotLoaded(message) from error
        except ValidationError as error:
            message = f"{self.database} was loaded by another version: run `arbitro load`"
            raise NotLoaded(message) from error

    def prepared(self) -> Snapshot:
        """Return the content of the last load with search and suggestions made ready.

        What will be there for long is put out of the garbage collector's way, which would stop
        every answer that is being given to go through it all.
        """
        content = self.snapshot()
        gc.unfreeze()  # content of an earlier load may go
        content.searcher.make_ready()
        _ = content.suggester, [game.suggester for game in content.games.values()]
        gc.collect()
        gc.freeze()
        return content

    def held(self) -> Snapshot | None:
        """Return the content of the last load where it was read already, at once; else None."""
        held = self._snapshot
        try:
            version = read_version(self._reader().open())
        except (OSError, DatabaseError):
            return None
        return held if held is not None and held.version == version else None

    def edition(self) -> Edition:
        """Return the last load, to be asked several questions that must agree."""
        return Edition(self.snapshot())

    def close(self) -> None:
        """Close the connections of all threads, when none is reading; the next opens them again."""
        with self._lock:
            for reader in set(self._readers):
                reader.close()

    def _reader(self) -> _Reader:
        reader: _Reader | None = getattr(self._thread, "reader", None)
        if reader is None:
            reader = self._thread.reader = _Reader(self.database)
            with self._lock:
                self._readers.add(reader)
        return reader

    def _current(self, connection: Connection) -> Snapshot:
        version = read_version(connection)
        snapshot = self._snapshot
        if version is not None and snapshot is not None and snapshot.version == version:
            return snapshot
        with self._lock:
            connection.execute("BEGIN")
            try:
                version = read_version(connection)
                if version is None:
                    raise NotLoaded(f"{self.database} holds no content: run `arbitro load`")
                if self._snapshot is None or self._snapshot.version != version:
                    self._snapshot = read_snapshot(connection, version)
                return self._snapshot
            finally:
                connection.rollback()


__all__ = ["Edition", "Library", "NotFound", "NotLoaded", "Reading"]
