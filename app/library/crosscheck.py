"""What must agree between the files of a game: ids, links, sources, shelves."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from app.library.parse import meant
from app.library.schema import Card, Entry, Game, Problem, Ruling, Sources

GAME_FILE = "game.yaml"
SOURCES_FILE = "sources.yaml"

Owned = tuple[str, Problem]


def crosscheck(
    game: Game, sources: Sources, entries: Mapping[str, Entry], broken: Collection[str]
) -> Iterator[Owned]:
    """Yield each problem with its owner: an entry's slug, `game.yaml` or `sources.yaml`.

    `broken` holds the ids whose files could not be read: links to them are no further problem.
    """
    for problem in _source_problems(sources):
        yield SOURCES_FILE, problem
    if not broken:
        for problem in _page_problems(game, sources, entries):
            yield GAME_FILE, problem
    citable = {*sources.statements, *sources.records}
    known = {*entries, *broken}
    cards = {slug for slug, entry in entries.items() if isinstance(entry, Card)} | {*broken}
    for slug, entry in entries.items():
        for problem in _link_problems(entry, known, citable, cards):
            yield slug, problem
        if isinstance(entry, Card) and entry.group not in game.groups:
            message = f"unknown group {entry.group!r}{meant(entry.group, game.groups)}"
            yield slug, Problem(("group",), message)
    yield from _old_id_problems(entries)


def _source_problems(sources: Sources) -> Iterator[Problem]:
    for slug, record in sources.records.items():
        if record.work not in sources.works:
            message = f"unknown work {record.work!r}{meant(record.work, sources.works)}"
            yield Problem(("records", slug, "work"), message)
        if slug in sources.statements:
            yield Problem(("records", slug), "is also the id of a statement")


def _page_problems(game: Game, sources: Sources, entries: Mapping[str, Entry]) -> Iterator[Problem]:
    for slug, reading in game.defaults.items():
        entry = entries.get(slug)
        if entry is None or entry.standing != "unsettled":
            unsettled = [slug for slug, entry in entries.items() if entry.standing == "unsettled"]
            message = f"{slug!r} is no unsettled entry{meant(slug, unsettled)}"
            yield Problem(("defaults", slug), message)
        elif isinstance(reading, int) and not 1 <= reading <= len(entry.readings):
            message = f"reading {reading} is none of the {len(entry.readings)} (counted from 1)"
            yield Problem(("defaults", slug), message)
    cited = {cite for entry in entries.values() for cite in entry.cites}
    for at, section in enumerate(game.complete):
        within = {
            id_
            for id_, statement in sources.statements.items()
            if statement.section == section or statement.section.startswith(section + " / ")
        }
        if not within:
            sections = {statement.section for statement in sources.statements.values()}
            message = f"unknown section {section!r}{meant(section, sections)}"
            yield Problem(("complete", at), message)
        for id_ in sorted(within - cited):
            if sources.statements[id_].kind == "rule":
                message = f"{section!r} is complete, but no entry cites its rule {id_}"
                yield Problem(("complete", at), message)


def _link_problems(
    entry: Entry, entries: set[str], citable: set[str], cards: set[str]
) -> Iterator[Problem]:
    yield from _unresolved("cites", entry.cites, "statement or record", citable)
    yield from _unresolved("see", entry.see, "entry", entries)
    yield from _unresolved("rests_on", entry.rests_on, "entry", entries)
    if isinstance(entry, Ruling):
        yield from _unresolved("cards", entry.cards, "card", cards)
    for field, slugs in (("see", entry.see), ("rests_on", entry.rests_on)):
        if entry.slug in slugs:
            yield Problem((field, slugs.index(entry.slug)), "is the entry itself")


def _unresolved(
    field: str, slugs: tuple[str, ...], what: str, known: set[str]
) -> Iterator[Problem]:
    for at, slug in enumerate(slugs):
        if slug not in known:
            yield Problem((field, at), f"unknown {what} {slug!r}{meant(slug, known)}")
        elif slug in slugs[:at]:
            yield Problem((field, at), f"names {slug!r} twice")


def _old_id_problems(entries: Mapping[str, Entry]) -> Iterator[Owned]:
    uses = Counter(old for entry in entries.values() for old in entry.was)
    for slug, entry in entries.items():
        for at, old in enumerate(entry.was):
            if old in entries:
                message = f"{old!r} is an entry today: an old id leads to one that is gone"
                yield slug, Problem(("was", at), message)
            elif uses[old] > 1:
                yield slug, Problem(("was", at), f"{old!r} is an old id of another entry too")
