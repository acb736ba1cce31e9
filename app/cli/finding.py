"""The commands that find something in the knowledge base: search, ask, suggest."""

from dataclasses import asdict
from typing import Annotated, Any

import typer

from app.cli.content import AsJson, InGame, OfKind, OnCard, loaded_library, print_json
from app.library.highlight import Spans
from app.library.read import Reading
from app.library.schema import Kind
from app.library.search import Hit
from app.library.suggest import MOST, Suggestion
from app.surface import KINDS_CALLED

Words = Annotated[list[str], typer.Argument(help="The question, in Italian or English.")]


def search(
    words: Words,
    game: InGame = None,
    kind: OfKind = None,
    card: OnCard = None,
    limit: Annotated[int, typer.Option(min=1, max=50)] = 5,
    offset: Annotated[int, typer.Option(min=0, help="How many better ones to leave out.")] = 0,
    as_json: AsJson = False,
) -> None:
    """List the entries that fit a question, best first."""
    library = loaded_library()
    card = _card(library, game, card)
    page = library.search(" ".join(words), game, _kinds(kind), card, limit, offset)
    if as_json:
        print_json({**asdict(page), "hits": [_words(hit) for hit in page.hits]})
        return
    if page.corrected:
        typer.echo(f"Risultati per: {page.corrected}")
    for hit in page.hits:
        typer.echo(_line(hit))
        if hit.snippet:
            typer.echo(f"  {_bold(hit.snippet, hit.highlights)}")
    if not page.hits:
        typer.echo("Nessun risultato." if not page.total else f"I risultati sono {page.total}.")
        raise typer.Exit(1)


def ask(
    words: Words,
    game: InGame = None,
    kind: OfKind = None,
    card: OnCard = None,
    as_json: AsJson = False,
) -> None:
    """Answer a question, or say that no entry does and name the nearest."""
    library = loaded_library()
    asked = library.ask(" ".join(words), game, _kinds(kind), _card(library, game, card))
    if as_json:
        answer = _words(asked.answer) if asked.answer else None
        print_json({**asdict(asked), "answer": answer, "near": [_words(h) for h in asked.near],
                    "elsewhere": [_words(h) for h in asked.elsewhere]})  # fmt: skip
    elif asked.answer:
        document = library.entry(asked.answer.line.game, asked.answer.line.slug).document
        title = _bold(document.title, asked.answer.title_highlights)
        typer.echo(f"{title}\n{document.spoken}\n  {asked.answer.line.id}")
        for hit in asked.elsewhere:
            typer.echo(f"In un altro gioco: {_line(hit)}")
    else:
        typer.echo("Non ho una regola su questo.")
        for hit in asked.near:
            typer.echo(f"  {_line(hit)}")
    if not asked.answer:
        raise typer.Exit(1)


def suggest(
    words: Words,
    game: InGame = None,
    limit: Annotated[int, typer.Option(min=1, max=MOST)] = MOST,
    as_json: AsJson = False,
) -> None:
    """List games, cards, terms and questions that what is being typed may become."""
    found = loaded_library().suggest(" ".join(words), game, limit)
    if as_json:
        print_json([{"id": one.id, **asdict(one)} for one in found])
        return
    for one in found:
        typer.echo(_suggestion(one))
    if not found:
        typer.echo("Nessun suggerimento.")
        raise typer.Exit(1)


def _card(library: Reading, game: str | None, card: str | None) -> str | None:
    """Return a card's present slug. Raises `NotFound`, and an error of usage without a game."""
    if card is None:
        return None
    if game is None:
        raise typer.BadParameter("needs --game too", param_hint="--card")
    return library.card(game, card).entry.line.slug


def _kinds(kind: Kind | None) -> tuple[Kind, ...]:
    return (kind,) if kind else ()


def _words(hit: Hit) -> dict[str, Any]:
    found = asdict(hit)
    return {"id": hit.line.id, **found.pop("line"), **found}


def _line(hit: Hit) -> str:
    return f"{_bold(hit.line.title, hit.title_highlights)} — {hit.line.verdict}  [{hit.line.id}]"


def _suggestion(one: Suggestion) -> str:
    said = f" ({one.said})" if one.said else ""
    return f"{one.title}{said}  {KINDS_CALLED[one.kind]}  [{one.id}]"


def _bold(text: str, spans: Spans) -> str:
    """Return a text with parts of it bold; `typer.echo` leaves that out where no terminal is."""
    for start, end in reversed(spans):
        text = text[:start] + typer.style(text[start:end], bold=True) + text[end:]
    return text
