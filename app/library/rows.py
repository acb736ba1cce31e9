"""From content to rows: what stands in which table."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.library.content import Content, GameContent
from app.library.models import (
    Alias,
    EntryCard,
    EntryCite,
    EntryRest,
    EntryRow,
    EntrySee,
    GameRow,
    OldId,
    ShelfRow,
    StatementRow,
    WorkRow,
)
from app.library.schema import Entry
from app.library.text import stems
from app.library.views import shelf_of

Row = dict[str, Any]
Rows = Iterator[tuple[str, Row]]


def rows(content: Content) -> Rows:
    """Yield every row of the content with the name of its table; referenced rows come first."""
    first = 1
    for slug, game in content.games.items():
        ids = {entry: first + at for at, entry in enumerate(game.entries)}
        first += len(ids)
        yield (
            GameRow.__tablename__,
            {
                "slug": slug,
                "name": game.game.name,
                "document": game.game.model_dump(),
            },
        )
        yield from _shelves(game)
        yield from _sources(game)
        for entry in game.entries.values():
            yield EntryRow.__tablename__, _entry(slug, entry, ids[entry.slug])
        for entry in game.entries.values():
            yield from _links(slug, entry, ids)


def analysed(entry: Entry, entries: Mapping[str, Entry]) -> Row:
    """Return the words of an entry for the full-text index: stems, separated by spaces."""
    fields = {
        "title": [entry.title],
        "names": [*entry.names, *(name for card in entry.on_cards for name in entries[card].names)],
        "ask_also": list(entry.ask_also),
        "answer": [entry.short, entry.body],
    }
    return {name: " ".join(stems(" ".join(texts))) for name, texts in fields.items()}


def _shelves(game: GameContent) -> Rows:
    for kind, titles in (("topic", game.game.topics), ("group", game.game.groups)):
        for position, (slug, title) in enumerate(titles.items()):
            yield (
                ShelfRow.__tablename__,
                {
                    "game": game.game.slug,
                    "kind": kind,
                    "slug": slug,
                    "title": title,
                    "position": position,
                },
            )


def _sources(game: GameContent) -> Rows:
    for position, (slug, work) in enumerate(game.sources.works.items()):
        yield (
            WorkRow.__tablename__,
            {
                "game": game.game.slug,
                "slug": slug,
                "title": work.title,
                "language": work.language,
                "position": position,
                "document": work.model_dump(),
            },
        )
    stated = [
        (slug, game.sources.guide, statement.section, str(statement.kind))
        for slug, statement in game.sources.statements.items()
    ] + [
        (slug, record.work, record.section, "record")
        for slug, record in game.sources.records.items()
    ]
    for position, (slug, work_slug, section, kind) in enumerate(stated):
        yield (
            StatementRow.__tablename__,
            {
                "game": game.game.slug,
                "slug": slug,
                "work": work_slug,
                "section": section,
                "kind": kind,
                "position": position,
            },
        )


def _entry(game: str, entry: Entry, id_: int) -> Row:
    return {
        "id": id_,
        "game": game,
        "slug": entry.slug,
        "kind": entry.kind,
        "shelf": shelf_of(entry),
        "title": entry.title,
        "verdict": entry.short,
        "standing": entry.standing,
        "position": id_,
        "document": entry.model_dump(),
    }


def _links(game: str, entry: Entry, ids: Mapping[str, int]) -> Rows:
    own = ids[entry.slug]
    for position, slug in enumerate(entry.on_cards):
        yield EntryCard.__tablename__, {"entry": own, "card": ids[slug], "position": position}
    for position, cite in enumerate(entry.cites):
        row: Row = {"entry": own, "game": game, "statement": cite, "position": position}
        yield EntryCite.__tablename__, row
    for table, slugs in (
        (EntrySee.__tablename__, entry.see),
        (EntryRest.__tablename__, entry.rests_on),
    ):
        for position, slug in enumerate(slugs):
            yield table, {"entry": own, "other": ids[slug], "position": position}
    for old in entry.was:
        yield OldId.__tablename__, {"game": game, "slug": old, "entry": own}
    for position, name in enumerate(entry.names):
        yield Alias.__tablename__, {"entry": own, "position": position, "name": name}
