"""`arbitro bench search`: our search and ask beside the engines of others."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from app.cli.bench.needs import need_packages
from app.cli.content import current_library

if TYPE_CHECKING:
    from app.cli.bench.page import Name, Section

QUESTIONS = typer.Option(
    "--questions",
    help="Questions with their right statements, JSONL; else ways of asking out of the entries.",
)
ENTRIES = typer.Option("--entries", min=1, help="Measure so many made entries too.")
MOST = typer.Option("--most", min=1, help="Ask at most so many questions in each of the tables.")
GROWTH = typer.Option("--growth", help="Measure made entries from a thousand to a million too.")
WRITE = typer.Option("--write", help="Write what is measured into docs/search-speed.md.")


def search(
    questions: Annotated[Path | None, QUESTIONS] = None,
    entries: Annotated[int | None, ENTRIES] = None,
    most: Annotated[int, MOST] = 1_000,
    growth: Annotated[bool, GROWTH] = False,
    to_page: Annotated[bool, WRITE] = False,
) -> None:
    """Time search and ask, in game and over all games, beside FTS5, tantivy and bm25s."""
    need_packages("arbitro bench search", "bm25s", "numpy", "tantivy")
    # Imported here, or every other command would wait for what measures.
    from app.cli.bench import sections
    from app.cli.bench.page import need_folder, write

    folder = need_folder() if to_page else None
    database = current_library().database
    found: dict[Name, Section] = {"today": _told(sections.today(database, questions, most))}
    if entries is not None:
        found["made"] = _told(sections.made(database, entries, most))
    if growth:
        found["growth"] = _told(sections.grown(database))
    if folder:
        write(found, folder)


def _told(section: "Section") -> "Section":
    typer.echo(f"{section.markdown()}\n\n{section.machine}\n")
    return section
