"""Health: whether the server runs, whether it can answer, and what it would answer from."""

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.api.answers import Model
from app.api.problems import responses
from app.api.route import ProblemRoute, reading
from app.library.read import Library, NotLoaded
from app.library.snapshot import Snapshot

router = APIRouter(route_class=ProblemRoute, tags=["Service"])


class Health(Model):
    """The server runs, or is ready to answer."""

    status: str = Field(examples=["ok"])
    """Always `ok`: what is not ready answers with a problem."""


class Running(Model):
    """What the server would answer from."""

    code: str = Field(examples=["0.1.0"])
    """The version of the code."""
    content: str | None
    """The hash of the knowledge base's content; null before the first load."""
    loaded_at: str | None = Field(examples=["2025-11-29T20:10:00+00:00"])
    """When it was loaded, in UTC; null before the first load."""
    games: list[str] = Field(examples=[["turno-di-guardia"]])
    """The games that it holds."""


@reading(
    router, "/healthz", response_model=Health, operation_id="health", summary="Does the server run?"
)
def health(response: Response) -> Health:
    """Answer whenever the server runs, loaded or not."""
    response.headers["Cache-Control"] = "no-store"
    return Health(status="ok")


@reading(
    router,
    "/readyz",
    response_model=Health,
    operation_id="ready",
    summary="Can it answer questions?",
    responses=responses(503),
)
def ready(request: Request, response: Response) -> Health:
    """Answer once a knowledge base is loaded; until then, a problem says what to run."""
    _loaded(request)
    response.headers["Cache-Control"] = "no-store"
    return Health(status="ok")


@reading(
    router,
    "/version",
    response_model=Running,
    operation_id="version",
    summary="Which code and content answer?",
)
def version(request: Request, response: Response) -> Running:
    """Return the versions of code and content, whether loaded or not."""
    response.headers["Cache-Control"] = "no-store"
    code = request.app.state.code
    try:
        content = _loaded(request)
    except NotLoaded:
        return Running(code=code, content=None, loaded_at=None, games=[])
    return Running(
        code=code,
        content=content.version.content,
        loaded_at=content.version.loaded_at,
        games=list(content.games),
    )


def _loaded(request: Request) -> Snapshot:
    library: Library = request.app.state.library
    return library.snapshot()
