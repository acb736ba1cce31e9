"""Suggest: what somebody who is still typing may mean."""

from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from app.api.answers import Model, VersionAnswer, site, version_json
from app.api.asking import InGame, Words, check
from app.api.examples import example
from app.api.problems import responses
from app.api.quick import QuickRoute
from app.api.route import reading
from app.library.schema import Kind
from app.library.snapshot import Snapshot
from app.library.suggest import MOST, Suggestion
from app.surface import page_path

router = APIRouter(route_class=QuickRoute, tags=["Search"])
Few = Annotated[int, Query(ge=1, le=MOST, description="How many suggestions to return.")]


class SuggestionAnswer(Model):
    """A game, or an entry, that what was typed may become."""

    id: str = Field(examples=["turno-di-guardia/ombra"])
    """`game/slug` of an entry; the slug of a game."""
    kind: Literal["game"] | Kind = Field(examples=["card"])
    """A game, or the kind of the entry."""
    game: str = Field(examples=["turno-di-guardia"])
    """The slug of the game."""
    title: str = Field(examples=["Ombra"])
    """The name, or the question."""
    said: str | None = Field(examples=["Shade"])
    """The other name it was found by; null where that is the title."""
    url: str = Field(examples=["https://arbitro.example/turno-di-guardia/ombra"])
    """Its page, for people."""


class SuggestAnswer(Model):
    """Suggestions in a total order: by how they fit, own names first, by kind, length and id."""

    query: str
    """The words as they were sent."""
    suggestions: list[SuggestionAnswer]
    """The suggestions, best first."""
    version: VersionAnswer
    """Which content and code answered."""


@reading(
    router,
    "/suggest",
    response_model=SuggestAnswer,
    operation_id="suggest",
    summary="Suggest while somebody types",
    responses={200: example("suggest"), **responses(404, 422, 503)},
)
async def suggest(request: Request, q: Words, game: InGame = None, limit: Few = MOST) -> Response:
    """Return games, cards, terms and questions that begin with the words typed or hold them; the
    last word may be unfinished, a name may be misspelt."""
    content: Snapshot = request.state.content
    check(content, q, game)
    # Not in a thread: it takes less time than going there.
    suggester = content.suggester if game is None else content.games[game].suggester
    answer = {
        "query": q,
        "suggestions": [_suggested(request, one) for one in suggester.suggest(q, limit)],
        "version": version_json(request, content),
    }
    return Response(orjson.dumps(answer), media_type="application/json")


def _suggested(request: Request, one: Suggestion) -> dict[str, str | None]:
    return {
        "id": one.id,
        "kind": one.kind,
        "game": one.game,
        "title": one.title,
        "said": one.said,
        "url": site(request) + page_path(one.game, one.slug or ""),
    }
