"""The route that every resource of the API is served by."""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.types import Message

from app.api.answers import site
from app.api.kept import Kept
from app.api.problems import Problem, document, internal, invalid, not_loaded
from app.library.read import Library, NotLoaded
from app.library.snapshot import Snapshot
from app.surface import etag

LARGEST_BODY = 64 * 1024  # bytes
_REVALIDATE = {"Cache-Control": "no-cache"}
_LOG = logging.getLogger(__name__)
Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class ProblemRoute(APIRoute):
    """A route whose errors are problem documents, and whose bodies are bounded."""

    def get_route_handler(self) -> Handler:
        """Return FastAPI's handler within these promises."""
        handle = self.handler()

        async def answer(request: Request) -> Response:
            try:
                return await self.answered(_bounded(request), handle)
            except HTTPException as error:
                return document(request, error)
            except RequestValidationError as error:
                return document(request, invalid(error))
            except NotLoaded as error:
                _LOG.warning("%s", error)
                return document(request, not_loaded())
            except Exception:
                _LOG.exception("%s %s failed", request.method, request.url.path)
                return document(request, internal())

        return answer

    def handler(self) -> Handler:
        """Return what calls the endpoint: FastAPI's handler."""
        return super().get_route_handler()

    async def answered(self, request: Request, handle: Handler) -> Response:
        """Return the answer of the handler."""
        return await handle(request)


class AnswerRoute(ProblemRoute):
    """A route whose answers are revalidated by ETag besides, and kept for the next who asks."""

    async def answered(self, request: Request, handle: Handler) -> Response:
        """Return the answer with its tag, or that the asker has it already."""
        content = await _content(request)
        scope, here = request.scope, site(request)
        query = scope["query_string"].decode("latin-1")
        tag = etag(content.version, request.app.state.code, scope["path"], query)
        if request.method not in ("GET", "HEAD"):
            return await handle(request)
        headers = {"ETag": tag, **_REVALIDATE}
        sent = request.headers.get("if-none-match", "").split(",")
        tags = {one.strip().removeprefix("W/") for one in sent}
        if tag.removeprefix("W/") in tags:  # given out with a 200, and only so
            return Response(status_code=304, headers=headers)
        kept: Kept = request.app.state.kept
        body = kept.get(tag, here)
        if body is None:
            response = await handle(request)
            if response.status_code != 200:
                return response
            response.headers.update(headers)
            kept.keep(tag, here, bytes(response.body))
        else:
            response = Response(body, headers=headers, media_type="application/json")
        return Response(status_code=304, headers=headers) if tags == {"*"} else response


def reading(
    router: APIRouter, path: str, **options: Any
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Serve an endpoint to GET, and to HEAD, which FastAPI's routes refuse of themselves."""

    def decorate(endpoint: Callable[..., Any]) -> Callable[..., Any]:
        router.add_api_route(path, endpoint, methods=["GET"], **options)
        unlisted = {**options, "include_in_schema": False}
        router.add_api_route(path, endpoint, methods=["HEAD"], **unlisted)
        return endpoint

    return decorate


async def _content(request: Request) -> Snapshot:
    """Return the content that answers a request, and keep it for its endpoint."""
    library: Library = request.app.state.library
    # Read in a thread only where there is something to read.
    held = library.held()
    content = await run_in_threadpool(library.prepared) if held is None else held
    request.state.content = content
    return content


def _bounded(request: Request) -> Request:
    """Return the request with a body that ends in a problem once it is too large."""
    declared = request.headers.get("content-length", "0")
    size = 0

    async def receive() -> Message:
        nonlocal size
        if declared.isdecimal() and int(declared) > LARGEST_BODY:
            raise _too_large()
        message = await request.receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise _too_large()
        return message

    return Request(request.scope, receive)


def _too_large() -> Problem:
    limit = LARGEST_BODY // 1024
    return Problem(413, "too-large", f"The body is too large: at most {limit} KiB are read.")
