"""The commands about the knowledge base: load, search, ask, coverage, eval."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.content import (
    AsJson,
    InGame,
    bring_up_to_date,
    current_library,
    loaded_library,
    print_json,
)
from app.library import evaluate as evaluation
from app.library.search import Hit

Words = Annotated[list[str], typer.Argument(help="The question, in Italian or English.")]


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


def search(
    words: Words,
    game: InGame = None,
    limit: Annotated[int, typer.Option(min=1, max=50)] = 5,
    as_json: AsJson = False,
) -> None:
    """List the entries that fit a question, best first."""
    page = loaded_library().search(" ".join(words), game, limit=limit)
    if as_json:
        print_json({**asdict(page), "hits": [_words(hit) for hit in page.hits]})
        return
    if page.corrected:
        typer.echo(f"Risultati per: {page.corrected}")
    for hit in page.hits:
        typer.echo(_line(hit))
    if not page.hits:
        typer.echo("Nessun risultato.")
        raise typer.Exit(1)


def ask(words: Words, game: InGame = None, as_json: AsJson = False) -> None:
    """Answer a question, or say that no entry does and name the nearest."""
    library = loaded_library()
    asked = library.ask(" ".join(words), game)
    if as_json:
        answer = _words(asked.answer) if asked.answer else None
        print_json({**asdict(asked), "answer": answer, "near": [_words(h) for h in asked.near],
                    "elsewhere": [_words(h) for h in asked.elsewhere]})  # fmt: skip
    elif asked.answer:
        document = library.entry(asked.answer.game, asked.answer.slug).document
        typer.echo(f"{document.title}\n{document.spoken}\n  {asked.answer.id}")
        for hit in asked.elsewhere:
            typer.echo(f"In un altro gioco: {_line(hit)}")
    else:
        typer.echo("Non ho una regola su questo.")
        for hit in asked.near:
            typer.echo(f"  {_line(hit)}")
    if not asked.answer:
        raise typer.Exit(1)


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


def _words(hit: Hit) -> dict[str, Any]:
    return {"id": hit.id, **asdict(hit)}


def _line(hit: Hit) -> str:
    return f"{hit.title} — {hit.verdict}  [{hit.id}]"
