"""The commands about the knowledge base: load, coverage, eval."""

from pathlib import Path
from typing import Annotated

import typer

from app.cli.content import (
    AsJson,
    bring_up_to_date,
    current_library,
    print_json,
)
from app.library import evaluate as evaluation


def load(
    data: Annotated[
        Path | None, typer.Option("--data", help="Another data folder.", file_okay=False)
    ] = None,
) -> None:
    """Check all data files and load them into the database, in one transaction."""
    report = bring_up_to_date(data)
    for game, kinds in report.entries.items():
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        typer.echo(f"{game}: {counts}")
    typer.echo("loaded" if report.changed else "unchanged")


def coverage(as_json: AsJson = False) -> None:
    """Count the rules of the guides that some entry cites, and list those that none does."""
    found = current_library().coverage()
    if as_json:
        print_json(
            {
                "statements": found.statements,
                "covered": found.covered,
                "missing": [missing.statement for missing in found.missing],
            }
        )
        return
    typer.echo(f"{found.covered} of {found.statements} rules are covered")
    for missing in found.missing:
        typer.echo(f"  {missing.statement}  {missing.section}")


def evaluate(
    file: Annotated[Path, typer.Argument(help="Questions with their right statements, JSONL.")],
    as_json: AsJson = False,
) -> None:
    """Measure search and ask on questions whose right answers are known."""
    measured = evaluation.evaluate(current_library(), file)
    if as_json:
        print_json(measured)
        return
    for scope in ("in_game", "all_games"):
        told = measured[scope]
        figures = ", ".join(
            f"{name} {told[name]:.3f}" if isinstance(told[name], float) else f"{name} {told[name]}"
            for name in told
            if not name.startswith("by_")
        )
        typer.echo(f"{scope}: {figures}")
        for name, part in told["by_category"].items():
            typer.echo(f"  {name}: {part['success_at_1']} / {part['success_at_5']}")
    typer.echo(f"left out: {measured['left_out']}")
