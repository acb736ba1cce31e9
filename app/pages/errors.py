"""Errors for people: an Italian page with the right status, and the search to go on from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from logging import getLogger
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from app.library.read import NotFound, NotLoaded
from app.pages.render import Page, render

_log = getLogger(__name__)
_OTHERS = ("/api", "/healthz", "/readyz", "/version")
_SAYS: dict[int, tuple[str, str]] = {
    404: ("Questa pagina non c'è", "L'indirizzo non porta a nessuna regola, carta o gioco."),
    405: ("Così non si può", "Questa pagina si può soltanto leggere."),
    422: ("Non ho capito la richiesta", "Qualcosa nell'indirizzo non va bene."),
    500: ("Qualcosa si è rotto", "È colpa nostra, non della tua domanda: riprova tra poco."),
    503: ("Le regole non sono ancora qui", "Arbitro si sta preparando: riprova tra poco."),
}
Handler = Callable[[Request, Any], Awaitable[Response]]


class Trouble(HTTPException):
    """Something a reader asked for that cannot be shown; `detail` is a sentence in Italian."""


def install(app: FastAPI) -> None:
    """Answer errors outside the API with pages; what was installed for the API stays."""
    handlers: dict[type[Exception], Handler] = {
        HTTPException: _http,
        RequestValidationError: _invalid,
        NotFound: _not_found,
        NotLoaded: _not_loaded,
        Exception: _internal,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, _outside_api(handler, app.exception_handlers.get(kind)))


def _outside_api(handler: Handler, api: Any) -> Handler:
    async def handle(request: Request, error: Exception) -> Response:
        path = request.url.path
        if not any(path == other or path.startswith(f"{other}/") for other in _OTHERS):
            return await handler(request, error)
        if api is None:
            raise error
        response: Response = await api(request, error)
        return response

    return handle


async def _http(request: Request, error: HTTPException) -> Response:
    said = str(error.detail) if isinstance(error, Trouble) else None
    return _page(error.status_code, said, dict(error.headers or {}))


async def _invalid(request: Request, error: RequestValidationError) -> Response:
    return _page(422)


async def _not_found(request: Request, error: NotFound) -> Response:
    return _page(404)


async def _not_loaded(request: Request, error: NotLoaded) -> Response:
    _log.error("%s", error)
    return _page(503, headers={"Retry-After": "10"})


async def _internal(request: Request, error: Exception) -> Response:
    return _page(500)


def _page(
    status: int, sentence: str | None = None, headers: dict[str, str] | None = None
) -> Response:
    title, usual = _SAYS.get(status, (HTTPStatus(status).phrase, _SAYS[422][1]))
    context = {
        "title": title,
        "sentence": sentence or usual,
        "status": status,
        "game": None,
        "q": "",
    }
    response = render("pages/error.html", Page(context, status))
    response.headers.update(headers or {})
    return response
