"""A game's page: its topics with their questions, its cards, its glossary."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.pages.render import Page, answer, library_of

router = APIRouter()


@router.api_route("/{game}", methods=["GET", "HEAD"])
def game_page(request: Request, game: str) -> Response:
    """Return a game's page."""

    def build() -> Page:
        library = library_of(request)
        view = library.game(game)
        return Page(
            {
                "game": view,
                "topics": [shelf for shelf in view.topics if shelf.entries],
                "groups": [shelf for shelf in view.groups if shelf.entries],
                "coverage": library.coverage(game),
                "q": "",
            }
        )

    return answer(request, "pages/game.html", build)
