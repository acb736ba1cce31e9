from pathlib import Path
from typing import cast

import httpx
import pytest
from fastapi import FastAPI, HTTPException
from fastapi.exceptions import RequestValidationError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from app import api
from app.library.read import Library
from tests.api.conftest import GAME, KNOBBED, build
from tests.serving import serving


class Broken:
    """A library in which something is wrong that nobody thought of."""

    def version(self) -> None:
        raise RuntimeError("a secret of the inside")

    snapshot = version

    def close(self) -> None:
        """Close nothing."""


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/v1", "/api/v1/nothing", "/api/v2/games"])
def test_what_is_not_there_is_a_problem(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json() == {
        "type": "urn:arbitro:problem:not-found",
        "title": "Not found",
        "status": 404,
        "detail": f"There is nothing at {path}; the API is described at /api/v1/docs.",
        "instance": path,
    }


@pytest.mark.parametrize("path", ["/api/a%0Ab", "/api/v1/%0D%0AX-Evil:1", "/api/%0A"])
def test_line_breaks_in_a_path_are_no_way_out(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["type"] == "urn:arbitro:problem:not-found"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", KNOBBED, ["GET", "HEAD", "POST"]),
        ("POST", "/api/v1/search", ["GET", "HEAD"]),
        ("PUT", f"/api/v1/entries/{GAME}/ombra", ["GET", "HEAD"]),
        ("PATCH", "/healthz", ["GET", "HEAD"]),
        ("OPTIONS", "/api/v1/games", ["GET", "HEAD"]),
    ],
)
def test_a_method_that_is_not_for_it_names_those_that_are(
    client: httpx.Client, method: str, path: str, allowed: list[str]
) -> None:
    response = client.request(method, path)
    assert response.status_code == 405
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["allow"] == ", ".join(allowed)
    assert response.json()["allowed"] == allowed


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/search?q=x", "/readyz", "/version"])
def test_a_failure_of_ours_tells_nothing_of_the_inside(path: str) -> None:
    app = build(Path("broken"))
    app.state.library = Broken()
    with serving(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        response = client.get(path)
        posted = client.post(KNOBBED, json={})
        assert client.get("/healthz").status_code == 200
    assert response.status_code == posted.status_code == 500
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json()["type"] == "urn:arbitro:problem:internal"
    assert "secret" not in response.text


def test_errors_of_other_paths_are_left_to_others(database: Path) -> None:
    async def page(request: Request, error: Exception) -> Response:
        return PlainTextResponse("Una pagina", cast(HTTPException, error).status_code)

    app = FastAPI()
    app.state.library, app.state.games, app.state.code = Library(database), {}, "1.0"
    app.add_exception_handler(404, page)
    app.add_exception_handler(HTTPException, page)
    app.add_exception_handler(RequestValidationError, page)
    api.install(app)
    app.add_api_route("/{game}/{slug}", lambda game, slug: PlainTextResponse("Una pagina"))
    with serving(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        assert client.get("/altrove").text == "Una pagina"
        assert client.get("/altrove/anche").text == "Una pagina"
        for path in ("/api/altrove", "/api/v1/search", "/api/v1/games/x", "/api/v1/entries/x/y"):
            found = client.get(path)
            assert found.headers["content-type"] == "application/problem+json", path
    app.state.library.close()


def test_pages_of_other_sites_may_read(client: httpx.Client) -> None:
    elsewhere = {"Origin": "https://altrove.example"}
    response = client.get("/api/v1/games", headers=elsewhere)
    assert response.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-credentials" not in response.headers
    assert "ETag" in response.headers["access-control-expose-headers"]
    refused = client.get("/api/v1/games/nessuno", headers=elsewhere)
    assert refused.headers["access-control-allow-origin"] == "*"
    preflight = client.options(
        KNOBBED,
        headers={
            **elsewhere,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        },
    )
    assert preflight.status_code == 200
    assert "POST" in preflight.headers["access-control-allow-methods"]
    assert "access-control-allow-origin" not in client.get("/altrove", headers=elsewhere).headers


@pytest.mark.parametrize("host", ["[", "a b", "a:b:c", "x@y", "arbitro.example:8443"])
def test_any_host_is_answered(client: httpx.Client, host: str) -> None:
    response = client.get("/api/v1/entries/lanterne/civetta", headers={"Host": host})
    assert response.status_code == 200
    assert response.json()["url"].endswith("/lanterne/civetta")
