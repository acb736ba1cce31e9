"""Our engine and others on the same entries and questions, interleaved in one run."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from app.cli.bench import peers
from app.cli.bench.engines import Cost, Engine, Games
from app.cli.bench.fts5 import NAME as FTS5
from app.cli.bench.fts5 import fts5
from app.cli.bench.ours import ASK, ours
from app.cli.bench.questions import Posed
from app.cli.bench.tables import Table, figure, megabytes, ratio, share
from app.cli.bench.timing import Answered, Times, interleaved, success, times

_SECONDS = 90.0  # of asking in game, and of asking over all games, at most


@dataclass(frozen=True)
class Row:
    """One way of asking: its times, how well it answers within the game (None where no question
    has an answer), and what its engine cost."""

    name: str
    in_game: Times
    everywhere: Times
    at_1: float | None
    at_5: float | None
    cost: Cost
    note: str | None


def compared(
    games: Games, warming: Sequence[Posed], questions: Sequence[Posed], seconds: float = _SECONDS
) -> list[Row]:
    """Build all engines over some games and ask each of them every question.

    Others warm them up before that: they have to be about every game that is asked about. Within
    the seconds not every question may be asked.
    """
    with TemporaryDirectory(prefix="arbitro-bench-") as folder:
        engines = [
            ours(games),
            fts5(games, Path(folder), warming),
            peers.tantivy(games, Path(folder)),
            peers.bm25s(games),
        ]
        in_game = _asked(engines, warming, questions, True, seconds)
        # The others remember no question.
        everywhere = _asked([ours(games), *engines[1:]], warming, questions, False, seconds)
    return [
        Row(
            name,
            times(in_game[name]),
            times(everywhere[name]),
            success(questions, in_game[name], 1),
            success(questions, in_game[name], 5),
            engine.cost,
            engine.note,
        )
        for engine in engines
        for name in engine.ways
    ]


def _asked(
    engines: Sequence[Engine],
    warming: Sequence[Posed],
    questions: Sequence[Posed],
    in_game: bool,
    seconds: float,
) -> dict[str, list[Answered]]:
    ways = {name: ask for engine in engines for name, ask in engine.ways.items()}
    with left_alone():
        interleaved(ways, warming, in_game, seconds)
        return interleaved(ways, questions, in_game, seconds)


@contextmanager
def left_alone() -> Iterator[None]:
    """Keep Python's collector from what there is: it would charge whoever is asked with the memory
    of all others."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def speed_table(caption: str, rows: Sequence[Row], with_relevance: bool) -> Table:
    """Return the times of all ways, in ms, beside FTS5's, and how well they answer."""
    raw = next(row for row in rows if row.name == FTS5)
    head = ("", "in game", "p99", "to FTS5", "all games", "p99", "to FTS5")
    return Table(
        caption=caption,
        head=(*head, "Success@1", "Success@5") if with_relevance else head,
        rows=tuple(
            (
                row.name,
                *_cells(row.in_game, raw.in_game),
                *_cells(row.everywhere, raw.everywhere),
                *(_relevance(row) if with_relevance else ()),
            )
            for row in rows
        ),
    )


def _cells(own: Times, raw: Times) -> tuple[str, str, str]:
    return figure(own.median), figure(own.p99), ratio(own.median, raw.median)


def _relevance(row: Row) -> tuple[str, str]:
    return share(row.at_1), share(None if row.name == ASK else row.at_5)


def cost_table(caption: str, rows: Sequence[Row]) -> Table:
    """Return what building the engines took, in seconds and bytes."""
    return Table(
        caption=caption,
        head=("", "seconds", "size", "where"),
        rows=tuple(
            (
                row.name,
                figure(row.cost.seconds),
                megabytes(row.cost.size),
                "on disk" if row.cost.on_disk else "in memory",
            )
            for row in rows
            if row.name != ASK  # the engine of search
        ),
    )
