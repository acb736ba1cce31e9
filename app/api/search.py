"""Search: the entries that fit some words, best first."""

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import Field
from starlette.concurrency import run_in_threadpool

from app.api.answers import Model, VersionAnswer, version_json
from app.api.asking import (
    FoundAnswer,
    InGame,
    Limit,
    Offset,
    OfKind,
    OnCard,
    Words,
    check,
    found_json,
    next_page,
    on_card,
)
from app.api.examples import example
from app.api.problems import responses
from app.api.quick import QuickRoute
from app.api.route import reading
from app.library.snapshot import Snapshot

router = APIRouter(route_class=QuickRoute, tags=["Search"])


class SearchAnswer(Model):
    """A page of entries in a total order: by score, then by id."""

    query: str
    """The words as they were sent."""
    corrected: str | None
    """The words as they were taken, where a misspelt one was corrected."""
    understood: bool
    """False where the query holds no words at all, only signs or emoji."""
    total: int
    """How many entries fit."""
    offset: int
    """How many better ones were left out."""
    next: str | None = Field(
        examples=["https://arbitro.example/api/v1/search?q=ombra&offset=10&limit=10"]
    )
    """The address of the following page; null on the last."""
    hits: list[FoundAnswer]
    """The entries, best first."""
    version: VersionAnswer
    """Which content and code answered."""


@reading(
    router,
    "/search",
    response_model=SearchAnswer,
    operation_id="search",
    summary="Search rules, rulings, cards and terms",
    responses={200: example("search"), **responses(404, 422, 503)},
)
async def search(
    request: Request,
    q: Words,
    game: InGame = None,
    kind: OfKind = None,
    card: OnCard = None,
    limit: Limit = 10,
    offset: Offset = 0,
) -> Response:
    """Find entries by words. Misspelt words are corrected, English names and slang understood."""
    content: Snapshot = request.state.content
    check(content, q, game)
    card = on_card(content, game, card)
    searcher, kinds = content.searcher, (kind,) if kind else ()
    # Once it is ready it takes less time than going into a thread.
    if searcher.is_ready(game):
        page = searcher.search(q, game, kinds, card, limit, offset)
    else:
        page = await run_in_threadpool(searcher.search, q, game, kinds, card, limit, offset)
    answer = {
        "query": page.query,
        "corrected": page.corrected,
        "understood": page.understood,
        "total": page.total,
        "offset": page.offset,
        "next": next_page(request, offset, limit, page.total),
        "hits": [orjson.Fragment(hit) for hit in found_json(request, content, page.hits)],
        "version": version_json(request, content),
    }
    return Response(orjson.dumps(answer), media_type="application/json")
