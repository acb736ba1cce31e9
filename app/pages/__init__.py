"""What a phone sees: server-rendered pages in Italian, one file a page."""

from fastapi import APIRouter, FastAPI

from app.pages import entry, errors, game, home, search, themes

router = APIRouter(include_in_schema=False)
for part in (
    home,
    search,
    themes,
    game,
    entry,
):  # fixed paths before `/{game}` and `/{game}/{slug}`
    router.include_router(part.router)


def install(app: FastAPI) -> None:
    """Give an application the pages, and the Italian error pages for all other paths."""
    app.include_router(router)
    errors.install(app)
