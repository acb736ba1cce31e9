"""The first page: the search, the games, and a few questions to begin with."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.library.views import EntryLine, GameView
from app.pages.render import Page, answer, library_of

router = APIRouter()
_EXAMPLES = 3  # questions shown for each game


@router.api_route("/", methods=["GET", "HEAD"])
def home(request: Request) -> Response:
    """Return the first page."""

    def build() -> Page:
        games = library_of(request).games()
        return Page({"games": [(game, _examples(game)) for game in games], "game": None, "q": ""})

    return answer(request, "pages/home.html", build)


def _examples(game: GameView) -> list[EntryLine]:
    """Return a few of a game's questions, settled cases first, from topics spread over it."""
    firsts = [
        next((line for line in topic.entries if line.kind == "ruling"), topic.entries[0])
        for topic in game.topics
        if topic.entries
    ]
    firsts.sort(key=lambda line: line.kind != "ruling")
    return firsts[:_EXAMPLES]
