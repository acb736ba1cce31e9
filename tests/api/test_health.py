from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.api.conftest import GAME, build
from tests.serving import serving


@pytest.fixture
def unloaded(tmp_path: Path) -> Iterator[httpx.Client]:
    with (
        serving(build(tmp_path / "nothing.sqlite3")) as address,
        httpx.Client(base_url=address, timeout=30) as client,
    ):
        yield client


def test_a_loaded_server_is_ready(client: httpx.Client) -> None:
    for path in ("/healthz", "/readyz"):
        response = client.get(path)
        assert (response.status_code, response.json()) == (200, {"status": "ok"})
        assert response.headers["cache-control"] == "no-store"
    version = client.get("/version").json()
    assert version["code"] == "1.0"
    assert len(version["content"]) == 64
    assert version["loaded_at"].endswith("+00:00")
    assert GAME in version["games"]


def test_a_server_without_content_is_alive_but_not_ready(unloaded: httpx.Client) -> None:
    assert unloaded.get("/healthz").status_code == 200
    ready = unloaded.get("/readyz")
    assert ready.status_code == 503
    assert ready.headers["content-type"] == "application/problem+json"
    assert "run `arbitro load`" in ready.json()["detail"]
    assert "sqlite3" not in ready.text
    assert unloaded.head("/readyz").status_code == 503
    version = unloaded.get("/version")
    assert version.status_code == 200
    assert version.json() == {"code": "1.0", "content": None, "loaded_at": None, "games": []}


@pytest.mark.parametrize(
    "path", ["search?q=x", "ask?q=x", "games", "games/x", "entries/x/y", "cards/x/y", "proofs/x/y"]
)
def test_nothing_is_answered_before_a_load(unloaded: httpx.Client, path: str) -> None:
    response = unloaded.get(f"/api/v1/{path}")
    assert response.status_code == 503
    assert response.json()["type"] == "urn:arbitro:problem:not-loaded"
    assert "run `arbitro load`" in response.json()["detail"]
    posted = unloaded.post("/api/v1/proofs/x/y", json={})
    assert posted.status_code == 503


def test_a_server_is_ready_once_its_content_is_loaded(
    tmp_path: Path, database: Path, unloaded: httpx.Client
) -> None:
    assert unloaded.get("/readyz").status_code == 503
    source, target = database, tmp_path / "nothing.sqlite3"
    target.write_bytes(source.read_bytes())
    assert unloaded.get("/readyz").status_code == 200
