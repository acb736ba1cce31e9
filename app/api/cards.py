"""Cards: a card in full, with every rule and ruling that touches it."""

from fastapi import APIRouter, Request, Response

from app.api.answers import LineAnswer, line_answer, site
from app.api.entries import EntryAnswer, entry_answer
from app.api.examples import example
from app.api.lookup import MOVED, CardSlug, Content, GameSlug, find_entry, moved
from app.api.problems import Problem, responses
from app.api.route import AnswerRoute, reading
from app.library.views import EntryView
from app.surface import page_path

router = APIRouter(route_class=AnswerRoute, tags=["Entries"])


class CardAnswer(EntryAnswer):
    """A card in full, with its clarifications."""

    touching: list[LineAnswer]
    """Every rule and ruling that touches it, the most specific first."""


@reading(
    router,
    "/cards/{game}/{slug}",
    response_model=CardAnswer,
    operation_id="getCard",
    summary="Read a card with its clarifications",
    responses={200: example("card"), 301: MOVED, **responses(404, 503)},
)
def get_card(
    request: Request, content: Content, game: GameSlug, slug: CardSlug
) -> CardAnswer | Response:
    """Return a card with every rule and ruling that touches it. An old id redirects to the
    present one."""
    view = find_entry(content, game, slug)
    if view.line.kind != "card":
        raise _no_card(request, view)
    if view.moved_to:
        return moved(request, view)
    touching = content.games[game].card(slug).touching
    return CardAnswer(
        **dict(entry_answer(request, content, view)),
        touching=[line_answer(request, line) for line in touching],
    )


def _no_card(request: Request, view: EntryView) -> Problem:
    line = view.line
    url = f"{site(request)}/api/v1/entries{page_path(line.game, line.slug)}"
    return Problem(
        404, "no-card", f"“{line.slug}” is a {line.kind}, no card: it is at {url}", url=url
    )
