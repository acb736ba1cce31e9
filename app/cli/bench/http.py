"""`arbitro bench http`: requests per second of our server, of a bare one and of datasette."""

from typing import Annotated

import typer

from app.cli.bench.needs import need_packages, need_wrk, two_cores
from app.cli.bench.search import WRITE
from app.cli.content import current_library

SECONDS = typer.Option("--seconds", min=1, help="Seconds of each round.")
ROUNDS = typer.Option("--rounds", min=1, help="Rounds of each server, in turn.")


def http(
    seconds: Annotated[int, SECONDS] = 5,
    rounds: Annotated[int, ROUNDS] = 3,
    to_page: Annotated[bool, WRITE] = False,
) -> None:
    """Load servers on loopback with wrk: a bare route, our search, datasette's table search."""
    need_packages("arbitro bench http", "datasette")
    wrk, cores = need_wrk(), two_cores()
    # Imported here, or every other command would wait for the web framework.
    from app.cli.bench.page import need_folder, write
    from app.cli.bench.servers import measured

    folder = need_folder() if to_page else None
    library = current_library()
    games = library.snapshot().games
    library.close()
    section = measured(games, library.database, wrk, cores, seconds, rounds)
    typer.echo(f"{section.markdown()}\n\n{section.machine}")
    if folder:
        write({"http": section}, folder)
