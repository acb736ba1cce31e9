"""One accent colour a game, as a stylesheet made from the games' own files."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.pages.render import CACHE, library_of
from app.surface import etag

router = APIRouter()
PATH = "/temi.css"


@router.api_route(PATH, methods=["GET", "HEAD"])
def themes(request: Request) -> Response:
    """Return the stylesheet that gives every game its colour, in light and in dark."""
    library = library_of(request)
    headers = {
        "ETag": etag(library.version(), request.app.state.code, PATH),
        "Cache-Control": CACHE,
    }
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    accents = [(game.slug, game.page.accent) for game in library.games()]
    light = "\n".join(_rule(slug, accent.light) for slug, accent in accents)
    dark = "\n".join(_rule(slug, accent.dark) for slug, accent in accents)
    sheet = f"{light}\n@media screen and (prefers-color-scheme: dark) {{\n{dark}\n}}\n"
    return Response(sheet, media_type="text/css", headers=headers)


def _rule(slug: str, colour: str) -> str:
    return f'[data-game="{slug}"] {{ --game: {colour} }}'
