"""What commands share: the data read and checked, the database brought up to date."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from app.games.all import GAMES
from app.library.content import Content, read_content
from app.library.read import Library
from app.library.report import LoadReport
from app.library.schema import Kind
from app.proofs.judge import validator
from app.settings import Settings, code_version, shipped

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
InGame = Annotated[str | None, typer.Option("--game", help="Only this game, by its slug.")]
OfKind = Annotated[Kind | None, typer.Option("--kind", help="Only entries of this kind.")]
OnCard = Annotated[
    str | None,
    typer.Option("--card", help="Only this card of the game, and what touches it, by its slug."),
]


def read_data(data: Path | None = None) -> Content:
    """Read and check the data folder; raises `DataErrors` naming every file and line."""
    return read_content(
        data or shipped("data"), {slug: validator(game) for slug, game in GAMES.items()}
    )


def bring_up_to_date(data: Path | None = None) -> LoadReport:
    """Load the data into the database that the settings name."""
    # Imported here, or every other command would wait for SQLAlchemy and Alembic.
    from app.library.load import load as store

    return store(Settings.from_environment().database, read_data(data), code_version())


def current_library() -> Library:
    """Return the knowledge base of the data as they are now, loading what has changed."""
    if bring_up_to_date().changed:
        typer.echo("Loaded the data as they are now.", err=True)
    return Library(Settings.from_environment().database)


def loaded_library() -> Library:
    """Return the knowledge base that was loaded last; loads it the first time."""
    database = Settings.from_environment().database
    return Library(database) if database.exists() else current_library()


def print_json(value: Any) -> None:
    """Print a value as JSON on standard output."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
