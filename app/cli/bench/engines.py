"""What is compared: a search engine over the entries of some games, and what it cost to build."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from app.cli.bench.machine import resident
from app.library.schema import Entry
from app.library.snapshot import Shelved

DEEP = 10  # hits that are asked for
Games = Mapping[str, Shelved]
# From a question and the slug of a game, or None for all games, to the ids of hits, best first.
Ask = Callable[[str, str | None], Sequence[str]]
T = TypeVar("T")


@dataclass(frozen=True)
class Cost:
    """What building took: seconds, and bytes on disk or else in memory, None where the system does
    not say."""

    seconds: float
    size: int | None
    on_disk: bool


@dataclass(frozen=True)
class Engine:
    """An engine ready to be asked, in one way or several, each with its name.

    `note` tells how it was set up, where there was a choice.
    """

    ways: Mapping[str, Ask]
    cost: Cost
    note: str | None = None


def entries_of(games: Games) -> Iterator[tuple[str, Mapping[str, Entry], Entry]]:
    """Yield all entries, game by game, with their ids and the entries of their game."""
    for game in games.values():
        for slug, entry in game.entries.items():
            yield game.lines[slug].id, game.entries, entry


def said_by(entry: Entry, entries: Mapping[str, Entry]) -> str:
    """Return all that an entry says, and the names of its cards, as one text."""
    cards = (name for card in entry.on_cards for name in entries[card].names)
    return " ".join((entry.title, *entry.names, *cards, *entry.ask_also, entry.short, entry.body))


def in_memory(build: Callable[[], T]) -> tuple[T, Cost]:
    """Build something, and return it with what that took; the process has to be a new one, or what
    was freed before is not counted."""
    before = resident()
    begun = perf_counter()
    built = build()
    seconds = perf_counter() - begun
    after = resident()
    grown = None if before is None or after is None else after - before
    return built, Cost(seconds, grown, on_disk=False)
