"""Templates and how a page is answered: escaped, tagged for caches, never sent twice unchanged."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from app.engine.game import Game
from app.library.highlight import Spans
from app.library.read import Library, Reading
from app.library.views import EntryLine, GameView
from app.settings import PACKAGE, shipped
from app.surface import etag, page_path

CACHE = "public, no-cache"  # keep it, but ask each time whether it still holds
_STATIC = PACKAGE / "static"

STANDINGS: Mapping[str, str] = {
    "official": "Ufficiale",
    "source": "Dalla guida",
    "derived": "Ricavata",
    "unsettled": "Non deciso",
}
STANDING_MEANS: Mapping[str, str] = {
    "official": "Lo dice il regolamento, la carta o chi ha fatto il gioco.",
    "source": "Lo dice la guida citata.",
    "derived": "Segue dalle regole citate.",
    "unsettled": "Le fonti tacciono o si contraddicono: si danno le due letture.",
}


@cache
def static(name: str) -> str:
    """Return the address of a static file, which changes with its content."""
    return f"/static/{name}?v={_digest(_STATIC / name)}"


@cache
def _looks() -> str:
    """Return a digest of the templates and static files: a page changes with them too."""
    files = [*shipped("templates").rglob("*.html"), *_STATIC.rglob("*.*")]
    return sha256("".join(map(_digest, sorted(files))).encode()).hexdigest()


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:12]


def _short(verdict: str) -> str:
    """Return how large a verdict may be set: `short`, `mid` or `long`."""
    longest = max(map(len, verdict.split()), default=0)
    if len(verdict) <= 9:
        return "short"
    return "mid" if len(verdict) <= 24 and longest <= 12 else "long"


def _tied(sentence: str) -> str:
    """Return a sentence whose sums do not break over lines."""
    return re.sub(r" ([+−×=]) (?=\d)", "\u00a0\\1\u00a0", sentence)


def _marked(text: str, spans: Spans) -> Markup:
    """Return a text, escaped, with parts of it marked."""
    parts, at = Markup(), 0
    for start, end in spans:
        parts += escape(text[at:start]) + Markup("<mark>{}</mark>").format(text[start:end])
        at = end
    return parts + escape(text[at:])


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(shipped("templates")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {
        "static": static,
        "path": page_path,
        "standings": STANDINGS,
        "standing_means": STANDING_MEANS,
    }
    environment.filters |= {"size": _short, "tied": _tied, "marked": _marked}
    return environment


@dataclass(frozen=True)
class Page:
    """What a template is given, and the status it is answered with."""

    context: Mapping[str, Any]
    status: int = 200


def library_of(request: Request) -> Reading:
    """Return the load that answers a request: one and the same for all that a page asks."""
    held: Reading | None = getattr(request.state, "edition", None)
    if held is None:
        library: Library = request.app.state.library
        held = request.state.edition = library.edition()
    return held


def game_of(request: Request, slug: str) -> Game[Any] | None:
    """Return a game's engine, None for one that is only described."""
    games: Mapping[str, Game[Any]] = request.app.state.games
    return games.get(slug)


def answer(request: Request, template: str, build: Callable[[], Page]) -> Response:
    """Answer with a page, or with 304 where the reader already has it; `build` runs only if not.

    Only a page with status 200 is tagged.
    """
    tag = etag(
        library_of(request).version(),
        request.app.state.code,
        _looks(),
        request.url.path,
        request.url.query,
    )
    if tag.removeprefix("W/") in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=_headers(tag))
    page = build()
    return render(template, page, _headers(tag if page.status == 200 else None))


def render(template: str, page: Page, headers: Mapping[str, str] | None = None) -> Response:
    """Return a rendered template as a response."""
    body = _environment().get_template(template).render(page.context)
    return HTMLResponse(body, page.status, headers or _headers(None))


def _headers(tag: str | None) -> dict[str, str]:
    return {"ETag": tag, "Cache-Control": CACHE} if tag else {"Cache-Control": "no-store"}


def names(game: GameView) -> dict[str, EntryLine]:
    """Return a game's entries by slug, to title the links to them."""
    return {line.slug: line for line in game.entries}
