"""What every answer carries, and which are compressed."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message

from app.headers import DOCS, DOCS_POLICY, POLICY, CommonHeaders, Compressed

LARGE, SMALL = "ombra " * 1000, "ombra"


def answered(
    app: ASGIApp, path: str = "/", sent: Iterable[tuple[bytes, bytes]] = ()
) -> tuple[dict[str, str], bytes]:
    """Return the headers and the body that an application answers with."""
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        said.append(message)

    async def ask() -> None:
        await app({"type": "http", "path": path, "headers": list(sent)}, receive, send)

    with ThreadPoolExecutor(1) as own:  # a browser's tests leave a loop running in this thread
        own.submit(asyncio.run, ask()).result()
    start, *bodies = said
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    return headers, b"".join(body["body"] for body in bodies)


def test_every_answer_carries_the_policy_and_its_companions() -> None:
    headers, body = answered(CommonHeaders(PlainTextResponse(SMALL)))
    assert body == b"ombra"
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["vary"] == "Accept-Encoding"


def test_the_description_of_the_api_has_a_policy_of_its_own() -> None:
    assert (
        answered(CommonHeaders(PlainTextResponse(SMALL)), DOCS)[0]["content-security-policy"]
        == DOCS_POLICY
    )


def test_a_header_that_an_answer_has_is_left_to_it() -> None:
    own = {"Vary": "Cookie", "Content-Security-Policy": "sandbox"}
    headers, _ = answered(CommonHeaders(PlainTextResponse(SMALL, headers=own)))
    assert (headers["vary"], headers["content-security-policy"]) == ("Cookie", "sandbox")


@pytest.mark.parametrize(
    ("answer", "accepts", "compressed"),
    [
        (LARGE, b"gzip, br", True),
        (LARGE, b"br", False),
        (LARGE, b"br, gzip;q=0.5", True),
        (LARGE, b"gzip;q=0, br", False),
        (LARGE, b"xgzipx", False),
        (LARGE, None, False),
        (SMALL, b"gzip", False),
    ],
)
def test_what_is_large_is_compressed_for_whoever_takes_it(
    answer: str, accepts: bytes | None, compressed: bool
) -> None:
    app = Compressed(PlainTextResponse(answer), minimum_size=1024)
    sent = [] if accepts is None else [(b"accept-encoding", accepts)]
    headers, body = answered(app, sent=sent)
    assert ("content-encoding" in headers) == compressed
    assert int(headers["content-length"]) == len(body)
    assert (body == answer.encode()) != compressed
