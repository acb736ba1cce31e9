"""Search: a page of results, and the same as a fragment while somebody types."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.library.read import Reading
from app.library.schema import sentences
from app.library.search import Hit
from app.library.suggest import Suggestion
from app.library.views import EntryView
from app.pages.narrowed import KINDS, Narrowed, read_address
from app.pages.render import Page, answer, library_of
from app.surface import KINDS_CALLED, LONGEST

router = APIRouter()
_ON_PAGE, _WHILE_TYPING = 20, 8
_SUGGESTED = 3
_QUESTION = 3  # words from which a query is a question that can be declined


@dataclass(frozen=True)
class Answered:
    """The one entry that answers, and its answer in a sentence."""

    hit: Hit
    entry: EntryView
    plain: str


@dataclass(frozen=True)
class Results:
    """What a search found, and how to say it."""

    corrected: str | None = None
    answer: Answered | None = None
    declined: bool = False
    elsewhere: tuple[Hit, ...] = ()  # the answers of other games
    hits: tuple[Hit, ...] = ()
    total: int = 0
    more: str | None = None  # the address of the next results
    suggested: tuple[Suggestion, ...] = ()


@router.api_route("/cerca", methods=["GET", "HEAD"])
def search_page(request: Request) -> Response:
    """Return the page of results of a query."""
    return answer(request, "pages/search.html", lambda: _page(request, _ON_PAGE))


@router.api_route("/cerca/risultati", methods=["GET", "HEAD"])
def search_fragment(request: Request) -> Response:
    """Return suggestions and the results of a query alone, as it is typed."""
    return answer(request, "parts/results.html", lambda: _page(request, _WHILE_TYPING, _SUGGESTED))


def _page(request: Request, limit: int, suggested: int = 0) -> Page:
    library = library_of(request)
    asked, start, wrong = read_address(library, request.query_params)
    searched = asked.query and len(asked.query) <= LONGEST
    context = {
        "asked": asked,
        "results": find(library, asked, limit, start, suggested) if searched else None,
        "wrong": wrong,
        "kinds": [(None, "Tutto"), *((word, title) for word, (title, _) in KINDS.items())],
        "called": KINDS_CALLED,
        "games": library.games(),
        "game": asked.game,
        "q": asked.query,
    }
    return Page(context, wrong[0].status if wrong else 200)


def find(library: Reading, asked: Narrowed, limit: int, start: int, suggested: int) -> Results:
    """Search, ask for one answer, and suggest so many things."""
    game, kinds, card = asked.game_slug, asked.kinds, asked.card_slug
    page = library.search(asked.query, game, kinds, card, limit, start)
    answered = library.ask(asked.query, game, kinds, card)
    best = answered.answer if start == 0 else None
    elsewhere = answered.elsewhere if best else ()
    told = {hit.line.id for hit in (best, *elsewhere) if hit}
    hits = tuple(hit for hit in page.hits if hit.line.id not in told)
    shown = start + len(page.hits)
    return Results(
        corrected=page.corrected,
        answer=_answered(library, best) if best else None,
        declined=_declines(asked.query, page.total, answered.answer is None, start),
        elsewhere=elsewhere,
        hits=hits,
        total=page.total,
        more=asked.address(shown) if shown < page.total else None,
        suggested=tuple(_suggested(library, asked, best, hits)[:suggested]),
    )


def _suggested(
    library: Reading, asked: Narrowed, best: Hit | None, hits: tuple[Hit, ...]
) -> list[Suggestion]:
    """Return what the answer does not tell; of questions only those that are not found anyway."""
    if asked.kind or asked.card:
        return []
    answered, found = best.line.id if best else None, {hit.line.id for hit in hits}
    return [
        one
        for one in library.suggest(asked.query, asked.game_slug)
        if one.id != answered and (one.kind in ("game", "card", "term") or one.id not in found)
    ]


def _answered(library: Reading, hit: Hit) -> Answered:
    entry = library.entry(hit.line.game, hit.line.slug)
    plain = getattr(entry.document, "plain", None)
    return Answered(hit, entry, plain or sentences(entry.document.body)[0])


def _declines(query: str, total: int, unsure: bool, start: int) -> bool:
    """Tell whether to say that there is no rule: one or two words are no question yet."""
    return start == 0 and unsure and (total == 0 or len(query.split()) >= _QUESTION)
