"""The headers that every answer carries."""

import re
from collections.abc import Iterable

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
# FastAPI's own page of the API loads its script and style from a public CDN.
DOCS_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' https://cdn.jsdelivr.net; "
    "style-src 'self' 'unsafe-inline' https://cdn.jsdelivr.net; "
    "img-src 'self' data: https://fastapi.tiangolo.com; frame-ancestors 'none'"
)
DOCS = "/api/v1/docs"


_COMMON = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"vary", b"Accept-Encoding"),
)
_POLICY = (b"content-security-policy", POLICY.encode())
_DOCS_POLICY = (b"content-security-policy", DOCS_POLICY.encode())
_REFUSED = re.compile(rb";\s*q\s*=\s*0(?:\.0*)?\s*$")


class CommonHeaders:
    """Add the content security policy and its companions to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the response back with its headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        common = (_DOCS_POLICY if scope["path"].endswith(DOCS) else _POLICY, *_COMMON)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                named = {name for name, _ in headers}
                headers += [one for one in common if one[0] not in named]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Compressed(GZipMiddleware):
    """Compress what is large for whoever takes it, at no cost to whoever does not."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and its response back, compressed where it may be."""
        takes = scope["type"] == "http" and _takes_gzip(scope["headers"])
        await (super().__call__ if takes else self.app)(scope, receive, send)


def _takes_gzip(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(
        coding.partition(b";")[0].strip() == b"gzip" and not _REFUSED.search(coding)
        for name, value in headers
        if name == b"accept-encoding"
        for coding in value.lower().split(b",")
    )
