"""Search: a page of results, and the same as a fragment while somebody types."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.library.read import Reading
from app.library.schema import sentences
from app.library.search import Hit
from app.library.views import EntryView
from app.pages.render import Page, answer, library_of

router = APIRouter()
LONGEST = 300  # characters of a question
_ON_PAGE, _WHILE_TYPING = 20, 8
_FURTHEST = 100_000
_QUESTION = 3  # words from which a query is a question that can be declined
TOO_LONG = f"La domanda è troppo lunga: bastano poche parole, al massimo {LONGEST} caratteri."


@dataclass(frozen=True)
class Answered:
    """The one entry that answers, and its answer in a sentence."""

    entry: EntryView
    plain: str


@dataclass(frozen=True)
class Results:
    """What a search found, and how to say it."""

    query: str
    trouble: str | None = None
    corrected: str | None = None
    answer: Answered | None = None
    declined: bool = False
    elsewhere: tuple[Hit, ...] = ()  # the answers of other games
    hits: tuple[Hit, ...] = ()
    total: int = 0
    more: str | None = None  # the address of the next results
    everywhere: str | None = None  # the address of the same search over all games


@router.api_route("/cerca", methods=["GET", "HEAD"])
def search_page(request: Request) -> Response:
    """Return the page of results of a query."""
    return answer(request, "pages/search.html", lambda: _page(request, _ON_PAGE))


@router.api_route("/cerca/risultati", methods=["GET", "HEAD"])
def search_fragment(request: Request) -> Response:
    """Return the results of a query alone, as they are typed."""
    return answer(request, "parts/results.html", lambda: _page(request, _WHILE_TYPING))


def _page(request: Request, limit: int) -> Page:
    library = library_of(request)
    asked = request.query_params
    query, game = asked.get("q", "").strip(), asked.get("gioco") or None
    offset = asked.get("da", "")
    # Python refuses to read a number of thousands of digits.
    start = min(int(offset[:9]), _FURTHEST) if offset.isascii() and offset.isdecimal() else 0
    results = find(library, query, game, limit, start)
    context = {
        "results": results,
        "games": library.games(),
        "game": library.game(game) if game else None,
        "q": query,
    }
    return Page(context, 422 if results.trouble else 200)


def find(library: Reading, query: str, game: str | None, limit: int, offset: int) -> Results:
    """Search, and ask for one answer. Raises `NotFound` for the game."""
    if not query:
        return Results(query)
    if len(query) > LONGEST:
        return Results(query, trouble=TOO_LONG)
    page = library.search(query, game, limit=limit, offset=offset)
    asked = library.ask(query, game)
    best = asked.answer if offset == 0 else None
    elsewhere = asked.elsewhere if best else ()
    told = {hit.id for hit in (best, *elsewhere) if hit}
    shown = offset + len(page.hits)
    return Results(
        query=query,
        corrected=page.corrected,
        answer=_answered(library, best) if best else None,
        declined=_declines(query, page.total, asked.answer is None, offset),
        elsewhere=elsewhere,
        hits=tuple(hit for hit in page.hits if hit.id not in told),
        total=page.total,
        more=_address(query, game, shown) if shown < page.total else None,
        everywhere=_address(query, None, 0) if game else None,
    )


def _answered(library: Reading, hit: Hit) -> Answered:
    entry = library.entry(hit.game, hit.slug)
    plain = getattr(entry.document, "plain", None)
    return Answered(entry, plain or sentences(entry.document.body)[0])


def _declines(query: str, total: int, unsure: bool, offset: int) -> bool:
    """Tell whether to say that there is no rule: one or two words are no question yet."""
    return offset == 0 and unsure and (total == 0 or len(query.split()) >= _QUESTION)


def _address(query: str, game: str | None, offset: int) -> str:
    asked = {"q": query, "gioco": game, "da": offset or None}
    return f"/cerca?{urlencode({key: held for key, held in asked.items() if held is not None})}"
