"""How our engine and FTS5 grow with the entries."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from app.cli.bench.apart import apart
from app.cli.bench.compare import left_alone
from app.cli.bench.engines import Cost
from app.cli.bench.fts5 import NAME, fts5
from app.cli.bench.machine import available, resident
from app.cli.bench.made import HOT, Maker
from app.cli.bench.needs import CannotMeasure
from app.cli.bench.ours import SEARCH, ours
from app.cli.bench.questions import of_the_made
from app.cli.bench.tables import Table, figure, megabytes
from app.cli.bench.timing import Times, interleaved, times
from app.library.read import Library

SIZES = (1_000, 10_000, 100_000, 1_000_000)
_QUESTIONS, _SAMPLES = 1_000, 20
_SECONDS = 60.0  # of asking, at most: first questions, others in game, others over all games


@dataclass(frozen=True)
class Grown:
    """An engine at a size; `first` are the times of the first question in each game."""

    name: str
    cost: Cost
    first: Times
    in_game: Times
    everywhere: Times


@dataclass(frozen=True)
class Step:
    """A size with its engines, and the bytes of the process that held them all and the entries."""

    entries: int
    engines: tuple[Grown, ...]
    held: int | None


def grow(database: Path, sizes: Sequence[int] = SIZES) -> tuple[list[Step], list[str]]:
    """Measure each size in a process of its own, and say of each other one why it was not."""
    steps: list[Step] = []
    untold: list[str] = []
    for size in sizes:
        try:
            _refuse_too_much(size, steps)
            steps.append(apart(measure, database, size))
        except CannotMeasure as error:
            untold.append(f"{size:,} entries were not measured: {error}.")
    return steps, untold


def _refuse_too_much(size: int, steps: Sequence[Step]) -> None:
    """Raise `CannotMeasure` where a size, going by the last one, does not fit into memory."""
    held, free = (steps[-1].held if steps else None), available()
    if held is not None and free is not None and (due := held * size // steps[-1].entries) > free:
        raise CannotMeasure(
            f"they need about {megabytes(due)} of memory, and {megabytes(free)} are free"
        )


def measure(database: Path, entries: int) -> Step:
    """Measure our engine and FTS5 over so many made entries."""
    library = Library(database)
    maker = Maker(library.snapshot().games)
    library.close()
    made = maker.games(entries)
    games = {slug: one.game for slug, one in made.items()}
    hot = dict(list(made.items())[:HOT])
    # Game after game in turn: the first question in each game, then the others.
    questions = of_the_made(hot, len(hot) + _QUESTIONS, Random(0))
    firsts, others = questions[: len(hot)], questions[len(hot) :]
    half = len(others) // 2  # no question comes twice: its words would be remembered
    with TemporaryDirectory(prefix="arbitro-bench-") as folder:
        engines = {SEARCH: ours(games), NAME: fts5(games, Path(folder), firsts[:_SAMPLES])}
        ways = {name: engine.ways[name] for name, engine in engines.items()}
        with left_alone():
            first = interleaved(ways, firsts, True, _SECONDS)
            in_game = interleaved(ways, others[:half], True, _SECONDS)
            everywhere = interleaved(ways, others[half:], False, _SECONDS)
    found = tuple(
        Grown(name, engine.cost, times(first[name]), times(in_game[name]), times(everywhere[name]))
        for name, engine in engines.items()
    )
    return Step(entries, found, resident())


def growth_table(caption: str, steps: Sequence[Step]) -> Table:
    """Return a row for each size and engine."""
    return Table(
        caption=caption,
        head=("", "built in, s", "size", "first", "in game", "all games", "p99"),
        rows=tuple(
            (
                f"{step.entries:,} entries, {engine.name}",
                figure(engine.cost.seconds),
                megabytes(engine.cost.size),
                figure(engine.first.median),
                figure(engine.in_game.median),
                figure(engine.everywhere.median),
                figure(engine.everywhere.p99),
            )
            for step in steps
            for engine in step.engines
        ),
    )
