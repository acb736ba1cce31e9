"""What `arbitro bench search` measures, as sections of the page."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from app.cli.bench.apart import apart
from app.cli.bench.compare import Row, compared, cost_table, speed_table
from app.cli.bench.growth import Grown, grow, growth_table
from app.cli.bench.machine import facts
from app.cli.bench.made import HOT, SIZE, Maker
from app.cli.bench.needs import CannotMeasure
from app.cli.bench.page import Section
from app.cli.bench.questions import EVERY, Posed, of_file, of_the_entries, of_the_made
from app.library.read import Library
from app.library.snapshot import Snapshot

PACKAGES = ("tantivy", "bm25s", "numpy")
_WARMING = 20  # questions that are not measured, in today's games


def today(database: Path, file: Path | None, most: int) -> Section:
    """Measure the entries as they are, with the questions of a file or the entries' own ones.

    Of more than `most` questions some are left out, evenly. Raises `QuestionsError` for a file
    whose lines are none, and `CannotMeasure` where none is about these games.
    """
    snapshot = _snapshot(database)
    ways = of_the_entries(snapshot.games)
    warming = ways[:: max(1, len(ways) // _WARMING)]  # from all games
    if file is None:
        posed = [way for way in ways if way not in warming]
        origin = f"ways of asking, every {EVERY}th that an entry holds"
    else:
        posed, origin = of_file(snapshot, file), f"questions of {file.name}"
    if not posed:
        raise CannotMeasure(f"there are no {origin}: nothing can be asked")
    entries = sum(len(game.entries) for game in snapshot.games.values())
    rows = apart(_of_today, database, warming, posed[:: -(-len(posed) // most)])
    about = f"{entries:,} entries in {len(snapshot.games)} games, {{}} {origin}"
    # Questions that stand in the entries word for word say nothing of how well they are found.
    return _section(about, rows, with_relevance=file is not None)


def made(database: Path, entries: int, most: int) -> Section:
    """Measure so many made entries with at most so many questions."""
    rows = apart(_of_the_made, database, entries, most)
    games = -(-entries // SIZE)
    about = (
        f"{games * SIZE:,} made entries in {games:,} games, {{}} questions about {min(HOT, games)}"
    )
    return _section(f"{about} of them", rows, with_relevance=True)


def grown(database: Path) -> Section:
    """Measure our engine and FTS5 from a thousand made entries to a million."""
    steps, untold = grow(database)
    table = growth_table("Medians, and the p99 over all games, in ms:", steps)
    fewer = [
        note for step in steps for note in _fewer(f"{step.entries:,} entries: ", step.engines[0])
    ]
    return Section(machine=facts(()), tables=(table,), notes=(*fewer, *untold))


def _of_today(database: Path, warming: list[Posed], posed: list[Posed]) -> list[Row]:
    return compared(_snapshot(database).games, warming, posed)


def _of_the_made(database: Path, entries: int, most: int) -> list[Row]:
    maker = Maker(_snapshot(database).games)
    games = maker.games(entries)
    hot = dict(list(games.items())[:HOT])
    # Game after game in turn: the first question in each game, then the others.
    posed = of_the_made(hot, len(hot) + most, Random(0))
    shelved = {slug: one.game for slug, one in games.items()}
    return compared(shelved, posed[: len(hot)], posed[len(hot) :])


def _snapshot(database: Path) -> Snapshot:
    library = Library(database)
    try:
        return library.snapshot()
    finally:
        library.close()


def _fewer(where: str, one: Row | Grown) -> list[str]:
    """Return a note where the time was over before every question was asked over all games."""
    if one.everywhere.asked >= one.in_game.asked:
        return []
    return [f"{where}over all games {one.everywhere.asked} questions were asked in the time."]


def _section(about: str, rows: Sequence[Row], with_relevance: bool) -> Section:
    asked = f"{rows[0].in_game.asked:,}"
    return Section(
        machine=facts(PACKAGES),
        tables=(
            speed_table(f"{about.format(asked)}; times in ms:", rows, with_relevance),
            cost_table("What building took:", rows),
        ),
        notes=(*(row.note for row in rows if row.note), *_fewer("", rows[0])),
    )
