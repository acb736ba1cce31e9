"""Our server beside a bare one and datasette, over the same entries, loaded in turn."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from app.cli.bench.engines import DEEP, Games
from app.cli.bench.entries_table import address, fill
from app.cli.bench.load import CONNECTIONS, Round, Server, Target, loaded, server
from app.cli.bench.machine import facts
from app.cli.bench.page import Section
from app.cli.bench.served import BARE, DATASETTE
from app.cli.bench.tables import Table, figure, ratio
from app.cli.bench.traffic import Query, distinct, repeated

PACKAGES = ("fastapi", "uvicorn", "uvloop", "datasette")
_DISTINCT = 40_000  # queries: more than a server could remember and be asked for again
_OFTEN = 2_000  # queries among which the repeated ones are
_WARMING = 1  # seconds
_OURS, _THEIRS = "arbitro search, distinct queries", "datasette, distinct queries"
_ARBITRO = ("-c", "from app.cli import main; main()", "serve")
_SERVED = ("-m", "app.cli.bench.served")


def measured(
    games: Games, database: Path, wrk: str, cores: tuple[int, int], seconds: int, rounds: int
) -> Section:
    """Load all servers in turn, round after round, after a warm-up.

    `cores` are the server's and the load's. Raises `CannotMeasure` where an answer is not 200.
    """
    own, other = cores
    with (
        TemporaryDirectory(prefix="arbitro-bench-") as folder,
        _targets(games, database, Path(folder), own) as targets,
    ):
        begin = {
            target.name: loaded(wrk, target, _WARMING, other, 0).requests for target in targets
        }
        found: dict[str, list[Round]] = {target.name: [] for target in targets}
        for _ in range(rounds):
            for target in targets:
                # It goes on in its file: what was asked before is not asked again.
                one = loaded(wrk, target, seconds, other, begin[target.name])
                begin[target.name] += one.requests + CONNECTIONS
                found[target.name].append(one)
    table = _table(found, f"{CONNECTIONS} connections, medians of {rounds} rounds of {seconds} s:")
    again = tuple(
        f"{name} were all asked, and came again." for name, asked in begin.items()
        if name in (_OURS, _THEIRS) and asked > _DISTINCT
    )  # fmt: skip
    return Section(machine=facts(PACKAGES), tables=(table,), notes=again)


@contextmanager
def _targets(games: Games, database: Path, folder: Path, core: int) -> Iterator[list[Target]]:
    """Start the servers, and give what is asked of them."""
    chance = Random(0)
    queries = distinct(games, _DISTINCT, chance)
    often = repeated(queries[:_OFTEN], _DISTINCT, chance)
    rows = folder / "kb.sqlite3"
    fill(rows, games)
    paths = {
        "distinct": [_search(query) for query in queries],
        "repeated": [_search(query) for query in often],
        "datasette": [address(rows, *query) for query in queries],
        "bare": ["/"],
    }
    files = {name: folder / f"{name}.txt" for name in paths}
    for name, asked in paths.items():
        files[name].write_text("\n".join(asked) + "\n", encoding="utf-8")
    with ExitStack() as stack:

        def start(*arguments: str) -> Server:
            environment = {"ARBITRO_DB": str(database)}
            return stack.enter_context(server(arguments, environment, core))

        started = start(*_SERVED, BARE), start(*_ARBITRO), start(*_SERVED, DATASETTE, str(rows))
        asked_first = paths["bare"][0], paths["distinct"][0], paths["datasette"][0]
        plain, ours, theirs = (
            one.ready(path) for one, path in zip(started, asked_first, strict=True)
        )
        yield [
            Target("FastAPI, a small JSON", plain, files["bare"]),
            Target(_OURS, ours, files["distinct"]),
            Target("arbitro search, repeated queries", ours, files["repeated"]),
            Target(_THEIRS, theirs, files["datasette"]),
        ]


def _search(query: Query) -> str:
    text, game = query
    return f"/api/v1/search?{urlencode({'q': text, 'game': game, 'limit': DEEP})}"


def _table(found: dict[str, list[Round]], caption: str) -> Table:
    per_second = {name: median(one.per_second for one in rounds) for name, rounds in found.items()}
    plain, *_, theirs = per_second.values()
    return Table(
        caption=caption,
        head=("", "requests/s", "p50, ms", "p99, ms", "to the small JSON", "to datasette"),
        rows=tuple(
            (
                name,
                figure(per_second[name]),
                figure(median(one.p50 for one in rounds)),
                figure(median(one.p99 for one in rounds)),
                ratio(per_second[name], plain),
                ratio(per_second[name], theirs),
            )
            for name, rounds in found.items()
        ),
    )
