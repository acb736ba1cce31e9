"""The commands put together, and how errors leave it: one sentence, exit code 2."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec, TypeVar

import typer

from app.cli.ablation import ablation
from app.cli.authors import new, words
from app.cli.bench import commands as benches
from app.cli.bench.needs import CannotMeasure
from app.cli.finding import ask, search, suggest
from app.cli.knowledge import coverage, evaluate, load
from app.cli.play import play
from app.cli.proofs import prove
from app.cli.server import serve
from app.engine.errors import EngineError
from app.library.evaluate import QuestionsError
from app.library.read import NotFound, NotLoaded
from app.library.report import NotStored
from app.library.schema import DataErrors
from app.settings import SettingsError, code_version

P = ParamSpec("P")
R = TypeVar("R")

FOR_PEOPLE = (
    CannotMeasure, DataErrors, EngineError, NotFound, NotLoaded, NotStored, OSError,
    QuestionsError, SettingsError,
)  # fmt: skip

cli = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Arbitro: board-game rulings and their proofs.",
    pretty_exceptions_enable=False,
)


def _told(command: Callable[P, R]) -> Callable[P, R]:
    """Say what a person can mend in a sentence, instead of a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except BrokenPipeError:  # who reads the output has had enough
            raise
        except FOR_PEOPLE as error:
            typer.echo(_sentence(error), err=True)
            raise typer.Exit(2) from error

    return run


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


COMMANDS: dict[str, Callable[..., None]] = {
    "load": load, "search": search, "ask": ask, "suggest": suggest, "prove": prove,
    "coverage": coverage, "eval": evaluate, "ablation": ablation, "play": play,
    "serve": serve, "words": words, "new": new,
}  # fmt: skip
for name, command in COMMANDS.items():
    cli.command(name)(_told(command))

bench = typer.Typer()
bench.callback(invoke_without_command=True)(_told(benches.alone))
for name, command in benches.COMMANDS.items():
    bench.command(name)(_told(command))
cli.add_typer(bench, name="bench")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(code_version())
        raise typer.Exit


@cli.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line."""
    cli()
