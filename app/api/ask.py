"""Ask: one answer, or none and what comes near."""

from fastapi import APIRouter, Request
from pydantic import Field

from app.api.answers import Model, VersionAnswer, version_of
from app.api.asking import (
    FoundAnswer,
    InGame,
    Limit,
    Offset,
    OfKind,
    OnCard,
    Words,
    check,
    found,
    next_page,
    on_card,
)
from app.api.examples import example
from app.api.lookup import Content
from app.api.problems import responses
from app.api.route import AnswerRoute, reading

router = APIRouter(route_class=AnswerRoute, tags=["Search"])


class AskAnswer(Model):
    """The one entry that answers a question, or null and why; and further entries."""

    query: str
    """The question as it was sent."""
    understood: bool
    """False where the question holds no words at all, only signs or emoji."""
    answer: FoundAnswer | None
    """The entry that answers; null where none is sure enough: a wrong answer is worse than none."""
    confidence: float
    """How sure the best entry is the answer, from 0 to 1."""
    declined: str | None = Field(examples=["not sure enough"])
    """Why there is no answer."""
    elsewhere: list[FoundAnswer]
    """The answers of other games, one each, where no game is named and several match."""
    near: list[FoundAnswer]
    """Further entries, best first; the answer is not among them."""
    next: str | None
    """The address of the following page of further entries; null on the last."""
    version: VersionAnswer
    """Which content and code answered."""


@reading(
    router,
    "/ask",
    response_model=AskAnswer,
    operation_id="ask",
    summary="Ask a question",
    responses={200: example("ask"), **responses(404, 422, 503)},
)
def ask(
    request: Request,
    content: Content,
    q: Words,
    game: InGame = None,
    kind: OfKind = None,
    card: OnCard = None,
    limit: Limit = 5,
    offset: Offset = 0,
) -> AskAnswer:
    """Answer a question with one entry, or decline. `game`, `kind` and `card` hold for the answer
    and for what comes near; `limit` and `offset` page what comes near."""
    check(content, q, game)
    card = on_card(content, game, card)
    kinds = (kind,) if kind else ()
    asked = content.searcher.ask(q, game, kinds, card)
    skipped = 1 if asked.answer else 0  # the answer is the best entry of the search
    page = content.searcher.search(q, game, kinds, card, limit, offset + skipped)
    best = found(request, content, [asked.answer] if asked.answer else [])
    return AskAnswer(
        query=q,
        understood=page.understood,
        answer=best[0] if best else None,
        confidence=asked.confidence,
        declined=asked.declined_reason,
        elsewhere=found(request, content, asked.elsewhere),
        near=found(request, content, page.hits),
        next=next_page(request, offset, limit, page.total - skipped),
        version=version_of(request, content),
    )
