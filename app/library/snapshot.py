"""The whole content in memory, read in one transaction; it never changes."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from sqlite3 import Connection
from types import MappingProxyType
from typing import Annotated

from pydantic import Field, TypeAdapter

from app.library.index import GameContent
from app.library.schema import Card, Entry, Game, Record, Ruling, Sources, Statement, Term, Work
from app.library.search import Searcher
from app.library.suggest import Suggester
from app.library.views import (
    CardView,
    Coverage,
    EntryLine,
    EntryView,
    GameView,
    Missing,
    Shelf,
    Source,
    Version,
    shelf_of,
)

_Stored = Annotated[Ruling | Card | Term, Field(discriminator="kind")]
_ENTRY: TypeAdapter[_Stored] = TypeAdapter(_Stored)
GLOSSARY = "Glossario"


class NotFound(LookupError):
    """There is no such game, entry or card; the message names it."""


class Shelved:
    """One game's entries, with the ways between them."""

    def __init__(self, page: Game, sources: Sources, entries: Iterable[Entry]) -> None:
        self.page = page
        self.sources = sources
        self.entries = {entry.slug: entry for entry in entries}
        self.lines = {slug: self._line(entry) for slug, entry in self.entries.items()}
        self.old_ids = {old: entry.slug for entry in self.entries.values() for old in entry.was}
        self._seen_from: dict[str, list[str]] = defaultdict(list)
        self._supports: dict[str, list[str]] = defaultdict(list)
        self._touching: dict[str, list[str]] = defaultdict(list)
        for slug, entry in self.entries.items():
            for other in entry.see:
                self._seen_from[other].append(slug)
            for other in entry.rests_on:
                self._supports[other].append(slug)
            for other in entry.on_cards:
                self._touching[other].append(slug)

    def entry(self, slug: str) -> EntryView:
        """Return the entry of a present or an old id. Raises `NotFound`."""
        now = self.old_ids.get(slug, slug)
        entry = self.entries.get(now)
        if entry is None:
            raise NotFound(f"no entry {slug!r} in {self.page.slug}")
        return EntryView(
            line=self.lines[now],
            document=entry,
            sources=tuple(map(self._source, entry.cites)),
            cards=self._those(entry.on_cards),
            see=self._those(entry.see),
            rests_on=self._those(entry.rests_on),
            seen_from=self._those(self._seen_from.get(now, ())),
            supports=self._those(self._supports.get(now, ())),
            moved_to=None if now == slug else now,
        )

    def card(self, slug: str) -> CardView:
        """Return the card of a present or an old id. Raises `NotFound`."""
        view = self.entry(slug)
        if not isinstance(view.document, Card):
            raise NotFound(f"{slug!r} in {self.page.slug} is no card")
        touching = sorted(
            self._touching.get(view.line.slug, ()),
            key=lambda other: (len(self.entries[other].on_cards), other),
        )
        return CardView(view, view.document, self._those(touching))

    @cached_property
    def view(self) -> GameView:
        """Return the game's page with all entries on their shelves."""
        on_shelf: dict[tuple[bool, str | None], list[EntryLine]] = defaultdict(list)
        for line in self.lines.values():
            on_shelf[line.kind == "card", line.shelf].append(line)

        def shelves(titles: Mapping[str, str], cards: bool) -> tuple[Shelf, ...]:
            return tuple(
                Shelf(slug, title, tuple(on_shelf.get((cards, slug), ())))
                for slug, title in titles.items()
            )

        return GameView(
            page=self.page,
            sources=self.sources,
            topics=shelves(self.page.topics, False),
            groups=shelves(self.page.groups, True),
            terms=tuple(line for line in self.lines.values() if line.kind == "term"),
        )

    @cached_property
    def suggester(self) -> Suggester:
        """Return what this game's names and questions suggest."""
        return Suggester([(self.page.slug, self.entries.values())])

    @cached_property
    def coverage(self) -> Coverage:
        """Return how many of the guide's rules are cited."""
        cited = {cite for entry in self.entries.values() for cite in entry.cites}
        rules = [(id_, s) for id_, s in self.sources.statements.items() if s.kind == "rule"]
        missing = tuple(
            Missing(self.page.slug, id_, statement.section)
            for id_, statement in rules
            if id_ not in cited
        )
        return Coverage(len(rules), len(rules) - len(missing), missing)

    def _those(self, slugs: Iterable[str]) -> tuple[EntryLine, ...]:
        return tuple(self.lines[slug] for slug in slugs)

    def _line(self, entry: Entry) -> EntryLine:
        shelf = shelf_of(entry)
        titles = self.page.groups if isinstance(entry, Card) else self.page.topics
        return EntryLine(
            game=self.page.slug,
            slug=entry.slug,
            kind=entry.kind,
            title=entry.title,
            verdict=entry.short,
            standing=entry.standing,
            shelf=shelf,
            shelf_title=titles[shelf] if shelf else GLOSSARY,
        )

    def _source(self, cite: str) -> Source:
        if statement := self.sources.statements.get(cite):
            slug, section, kind = self.sources.guide, statement.section, str(statement.kind)
        else:
            record = self.sources.records[cite]
            slug, section, kind = record.work, record.section, "record"
        work = self.sources.works[slug]
        return Source(cite, section, kind, slug, work.title, work.language)


@dataclass(frozen=True, eq=False)
class Snapshot:
    """The content of one load; it equals itself alone."""

    version: Version
    games: Mapping[str, Shelved]

    @cached_property
    def searcher(self) -> Searcher:
        """Return the search over all games, its index built at the first use."""
        return Searcher(
            {
                slug: GameContent((game.page.name, game.page.english), game.entries, game.lines)
                for slug, game in self.games.items()
            }
        )

    @cached_property
    def suggester(self) -> Suggester:
        """Return what the names and questions of all games suggest."""
        return Suggester(
            ((slug, game.entries.values()) for slug, game in self.games.items()),
            (game.page for game in self.games.values()),
        )


def read_version(connection: Connection) -> Version | None:
    """Return what the last load left, or None before the first."""
    found = dict(connection.execute("SELECT key, value FROM meta").fetchall())
    if not found:
        return None
    return Version(found["content"], found["code"], found["loaded_at"])


def read_snapshot(connection: Connection, version: Version) -> Snapshot:
    """Read everything; the caller holds the transaction in which it read the version."""
    games = {}
    for slug, document in connection.execute("SELECT slug, document FROM game ORDER BY slug"):
        rows = connection.execute(
            "SELECT document FROM entry WHERE game = ? ORDER BY position", (slug,)
        )
        entries = [_ENTRY.validate_json(row[0]) for row in rows]
        page = Game.model_validate_json(document)
        games[slug] = Shelved(page, _read_sources(connection, slug), entries)
    return Snapshot(version, MappingProxyType(games))


def _read_sources(connection: Connection, game: str) -> Sources:
    works = connection.execute(
        "SELECT slug, document FROM work WHERE game = ? ORDER BY position", (game,)
    )
    stated = connection.execute(
        "SELECT slug, work, section, kind FROM statement WHERE game = ? ORDER BY position", (game,)
    ).fetchall()
    return Sources(
        works={slug: Work.model_validate(json.loads(document)) for slug, document in works},
        statements={
            slug: Statement(section=section, kind=kind)
            for slug, _, section, kind in stated
            if kind != "record"
        },
        records={
            slug: Record(work=work, section=section)
            for slug, work, section, kind in stated
            if kind == "record"
        },
    )
