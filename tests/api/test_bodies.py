"""Bodies that are no JSON, or too much of it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.api.conftest import KNOBBED

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [b"{", b"\xff\xfe", b"[" * 60_000, b"1" * 60_000, b"{'case': 0}", b"\x00", b'{"case": 0,}'],
)
def test_malformed_json_is_said_to_be(client: httpx.Client, body: bytes) -> None:
    response = client.post(KNOBBED, content=body, headers=JSON)
    assert response.status_code == 400
    assert response.headers["content-type"] == "application/problem+json"
    assert "JSON" in response.json()["detail"]


def test_numbers_that_json_lacks_are_refused_as_values(client: httpx.Client) -> None:
    response = client.post(KNOBBED, content=b'{"knobs": {"fuoco": NaN}}', headers=JSON)
    assert response.status_code == 422
    assert response.json()["allowed"] == [1, 2, 3, 4, 5, 6]


def test_half_a_character_is_no_knob(client: httpx.Client) -> None:
    response = client.post(KNOBBED, content=b'{"knobs": {"\\ud800": 3}}', headers=JSON)
    assert response.status_code == 422
    assert response.json()["allowed"] == ["fuoco", "morto"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "sciocco"])
def test_what_is_not_sent_as_json_is_told_how(client: httpx.Client, kind: str) -> None:
    response = client.post(KNOBBED, content=b'{"case": 0}', headers={"Content-Type": kind})
    assert response.status_code == 415
    assert "Content-Type: application/json" in response.json()["detail"]


def test_a_body_may_fill_its_bound(client: httpx.Client) -> None:
    body = b'{"case": 0}' + b" " * (64 * 1024 - 11)
    assert client.post(KNOBBED, content=body, headers=JSON).status_code == 200
    assert client.post(KNOBBED, content=body + b" ", headers=JSON).status_code == 413


@pytest.mark.parametrize("size", [64 * 1024 + 1, 1_000_000, 20_000_000])
def test_a_large_body_is_refused(client: httpx.Client, size: int) -> None:
    response = client.post(KNOBBED, content=b" " * size, headers=JSON)
    assert response.status_code == 413
    assert response.headers["content-type"] == "application/problem+json"
    assert "64 KiB" in response.json()["detail"]


def test_a_large_body_of_undeclared_size_is_refused(client: httpx.Client) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    response = client.post(KNOBBED, content=chunks(), headers=JSON)
    assert response.status_code == 413
    assert client.get("/healthz").status_code == 200
