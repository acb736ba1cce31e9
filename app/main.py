"""Builds the application from its parts."""

from asyncio import create_task, gather
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.staticfiles import StaticFiles

from app.api import install as install_api
from app.games.all import GAMES
from app.headers import DOCS, CommonHeaders, Compressed
from app.library.read import Library
from app.pages import install as install_pages
from app.settings import PACKAGE, Settings, code_version

_COMPRESSION = 5  # of 9: hardly larger, and three times as fast


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the application over a database; raises `SettingsError` for a bad environment."""
    settings = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        library = app.state.library
        ready = create_task(run_in_threadpool(lambda: library.prepared()))
        yield
        await gather(ready, return_exceptions=True)  # whoever asks is told what is wrong
        library.close()

    app = FastAPI(
        title="Arbitro",
        summary="Board-game rulings with their proofs",
        version=code_version(),
        docs_url=DOCS,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        lifespan=lifespan,
    )
    app.state.library = Library(settings.database)
    app.state.games = GAMES
    app.state.code = code_version()
    app.add_middleware(Compressed, minimum_size=1024, compresslevel=_COMPRESSION)
    app.add_middleware(CommonHeaders)
    app.mount("/static", StaticFiles(directory=PACKAGE / "static"), name="static")
    install_api(app)
    install_pages(app)
    return app
