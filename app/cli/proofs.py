"""`arbitro prove`: does every check prove its entry?"""

from typing import Annotated

import typer

from app.cli.content import AsJson, print_json, read_data
from app.games.all import GAMES
from app.library.content import Content
from app.library.parse import meant
from app.library.read import NotFound
from app.library.schema import Entry
from app.proofs.judge import Account, account


def prove(
    entry: Annotated[
        str | None, typer.Argument(help="A game, or an entry as game/slug or slug; all if absent.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play every check right and misread; exit 1 if one fails or proves nothing."""
    found = account(GAMES, _chosen(read_data(), entry))
    if as_json:
        print_json(found.words())
    else:
        _tell(found)
    if not found.holds:
        raise typer.Exit(1)


def _chosen(content: Content, wanted: str | None) -> list[tuple[str, Entry]]:
    every = [
        (slug, entry) for slug, game in content.games.items() for entry in game.entries.values()
    ]
    if wanted is None:
        return every
    chosen = [(g, e) for g, e in every if wanted in (g, e.slug, f"{g}/{e.slug}")]
    if not chosen:
        slug = wanted.rpartition("/")[2]
        raise NotFound(f"no entry {wanted!r}{meant(slug, {e.slug for _, e in every})}")
    return chosen


def _tell(found: Account) -> None:
    for word, unsound in (("failed", found.failed), ("vacuous", found.vacuous)):
        for id_, reasons in unsound:
            typer.echo(f"{word}: {id_}")
            for reason in reasons:
                typer.echo(f"  - {reason}")
    typer.echo(
        f"{found.entries} {'entry' if found.entries == 1 else 'entries'}: {found.proven} proven "
        f"({found.denials} denials, {found.rests} resting on others), {found.shown} shown, "
        f"{found.none} without a check, {len(found.failed)} failed, {len(found.vacuous)} vacuous"
    )
