"""What a request names, found in the content of one load, or a problem that says what there is."""

from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.responses import RedirectResponse
from rapidfuzz import process

from app.api.problems import Problem
from app.library.snapshot import NotFound, Shelved, Snapshot
from app.library.views import EntryView

MOVED = {"description": "The entry has another id now: see Location."}  # for OpenAPI
_ALIKE = 70  # of 100, from which a slug counts as near
_NEAR = 5


async def content(request: Request) -> Snapshot:
    """Return the content that answers a request, as its route took it."""
    held: Snapshot = request.state.content
    return held


Content = Annotated[Snapshot, Depends(content)]
GameSlug = Annotated[str, Path(description="A game's id.", examples=["turno-di-guardia"])]
EntrySlug = Annotated[
    str, Path(description="An entry's id within its game.", examples=["ombra-nel-cimitero"])
]
CardSlug = Annotated[str, Path(description="A card's id within its game.", examples=["ombra"])]


def find_game(content: Snapshot, game: str) -> Shelved:
    """Return a game, or the problem that lists all games."""
    if game in content.games:
        return content.games[game]
    known = list(content.games)
    detail = f"There is no game “{_clipped(game)}”; there are {', '.join(known)}."
    raise Problem(404, "unknown-game", detail, field="game", allowed=known)


def find_entry(content: Snapshot, game: str, slug: str) -> EntryView:
    """Return an entry by its present or an old id, or the problem that names near ones."""
    shelved = find_game(content, game)
    try:
        return shelved.entry(slug)
    except NotFound:
        near = _near(slug, shelved.entries)
        hint = f"; did you mean {near[0]}?" if near else "; search finds what there is."
        detail = f"There is no entry “{_clipped(slug)}” in {game}{hint}"
        raise Problem(404, "unknown-entry", detail, field="slug", near=near) from None


def find_card(content: Snapshot, game: str, slug: str) -> str:
    """Return a card's present slug from that or an old one, or the problem that names near cards.

    The card is a parameter of a request here, not its address.
    """
    entries = find_game(content, game).entries
    try:
        return content.games[game].card(slug).entry.line.slug
    except NotFound:
        near = _near(slug, [one for one, entry in entries.items() if entry.kind == "card"])
        hint = f"; did you mean {near[0]}?" if near else "; search finds what there is."
        detail = f"There is no card “{_clipped(slug)}” in {game}{hint}"
        raise Problem(404, "unknown-card", detail, field="card", near=near) from None


def _near(slug: str, known: Iterable[str]) -> list[str]:
    """Return the slugs that are spelt much like one, nearest first."""
    found = process.extract(slug, list(known), limit=_NEAR, score_cutoff=_ALIKE)
    return [near for near, _, _ in found]


def moved(request: Request, view: EntryView, status: int = 301) -> RedirectResponse:
    """Return the redirect from an old id to the present one."""
    parts: Any = request.scope["path"].rpartition("/")
    location = request.url.replace(path=f"{parts[0]}/{view.line.slug}")
    return RedirectResponse(str(location), status, {"Cache-Control": "no-cache"})


def _clipped(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[:most]}…"
