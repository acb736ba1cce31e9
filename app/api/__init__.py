"""The JSON API: one file a resource, all answers typed, all errors problem documents."""

from fastapi import APIRouter, FastAPI

from app.api import (
    ask,
    cards,
    cors,
    elsewhere,
    entries,
    games,
    health,
    problems,
    proofs,
    search,
    suggest,
)
from app.api.kept import Kept
from app.api.quick import QuickRoute, ShortWay

_PREFIX = "/api/v1"
_RESOURCES = (search, ask, suggest, games, entries, cards, proofs)

router = APIRouter()
for _resource in _RESOURCES:
    router.include_router(_resource.router, prefix=_PREFIX)
router.include_router(health.router)
router.include_router(elsewhere.router)  # last: it takes whatever is left


def install(app: FastAPI) -> None:
    """Add the API's routes, their description and their CORS headers to an application.

    The application's state holds `library`, `games` (by slug) and `code` (a version).
    """
    app.state.kept = Kept()
    app.include_router(router)
    app.router.routes[:0] = [
        ShortWay(_PREFIX, route)
        for resource in _RESOURCES
        for route in resource.router.routes
        if isinstance(route, QuickRoute) and "GET" in (route.methods or ())
    ]
    problems.install(app)
    cors.install(app)


__all__ = ["install", "router"]
