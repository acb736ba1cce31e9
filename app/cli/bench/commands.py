"""The benches as commands, and what `arbitro bench` does alone."""

from collections.abc import Callable

import typer

from app.cli.bench.games import games
from app.cli.bench.http import http
from app.cli.bench.needs import need_packages
from app.cli.bench.search import search

COMMANDS: dict[str, Callable[..., None]] = {"games": games, "search": search, "http": http}


def alone(context: typer.Context) -> None:
    """Measure: whole games, search beside other engines, servers. Alone it does the first two, at
    today's size."""
    if context.invoked_subcommand is None:
        need_packages("arbitro bench", "bm25s", "numpy", "tantivy")
        games()
        search()
