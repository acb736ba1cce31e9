"""What is under the API's paths and is no resource: a problem, never a page."""

from fastapi import APIRouter, Request
from fastapi.routing import iter_route_contexts
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from app.api.problems import Problem, document

SERVICE = ("/healthz", "/readyz", "/version")


def path_of(scope: Scope) -> str:
    """Return the path below where the application is mounted."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def is_api(scope: Scope) -> bool:
    """Tell whether a path is one of the API's, known or not."""
    path = path_of(scope)
    return path == "/api" or path.startswith("/api/") or path in SERVICE


class Elsewhere:
    """Answers every method: 405 where there is a resource, 404 where there is none."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that no resource takes."""
        request = Request(scope, receive)
        await document(request, _problem(request))(scope, receive, send)


def _problem(request: Request) -> Problem:
    path, allowed = request.url.path[:80], _methods(request)
    if not allowed:
        detail = f"There is nothing at {path}; the API is described at /api/v1/docs."
        return Problem(404, "not-found", detail)
    detail = f"{request.method[:20]} is not for {path}: use {' or '.join(allowed)}."
    headers = {"Allow": ", ".join(allowed)}
    return Problem(405, "method-not-allowed", detail, headers, allowed=allowed)


def _methods(request: Request) -> list[str]:
    """Return the methods that a path answers to."""
    path = path_of(request.scope)
    found: set[str] = set()
    for route in iter_route_contexts(request.app.routes):
        pattern = getattr(route, "path_regex", None)
        if route.methods and pattern and pattern.match(path) and is_api({"path": route.path}):
            found |= route.methods
    return sorted(found)


class _Anything(PathConvertor):
    """The rest of a path, line breaks included."""

    regex = r"[\s\S]*"


register_url_convertor("anything", _Anything())
router = APIRouter(
    routes=[
        Route(path, Elsewhere(), include_in_schema=False)
        for path in ("/api", "/api/{rest:anything}", *SERVICE)
    ]
)
