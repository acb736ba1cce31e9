"""Pages of other sites may read the API; they may not send credentials, and need none."""

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware
from starlette.types import Receive, Scope, Send

from app.api.elsewhere import is_api


class ApiCors(CORSMiddleware):
    """CORS for the paths of the API alone."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer preflights and add the headers where the path is the API's."""
        if scope["type"] == "http" and is_api(scope):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def install(app: FastAPI) -> None:
    """Let any page read the API and turn knobs."""
    app.add_middleware(
        ApiCors,
        allow_origins=["*"],
        allow_methods=["GET", "HEAD", "POST"],
        allow_headers=["Content-Type", "If-None-Match"],
        expose_headers=["ETag", "Location"],
        max_age=86400,
    )
