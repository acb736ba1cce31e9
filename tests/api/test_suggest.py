from typing import Any

import httpx
import pytest

from tests.api.conftest import SLUGS

SUGGEST = "/api/v1/suggest"


def suggested(client: httpx.Client, **params: Any) -> list[dict[str, Any]]:
    response = client.get(SUGGEST, params=params)
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()["suggestions"]
    return found


def test_a_suggestion_leads_to_its_page(client: httpx.Client, server: str) -> None:
    assert suggested(client, q="night o") == [
        {"id": "lanterne/civetta", "kind": "card", "game": "lanterne", "title": "Civetta",
         "said": "Night Owl", "url": f"{server}/lanterne/civetta"}
    ]  # fmt: skip
    assert client.get(f"{server}/lanterne/civetta").status_code == 200


def test_a_game_is_suggested_by_its_slug(client: httpx.Client, server: str) -> None:
    game = suggested(client, q="porto a")[0]
    assert (game["id"], game["kind"], game["url"]) == ("porto", "game", f"{server}/porto")


def test_game_and_limit_narrow(client: httpx.Client) -> None:
    assert {one["game"] for one in suggested(client, q="la", game="lanterne")} == {"lanterne"}
    assert len(suggested(client, q="c")) == 8
    assert suggested(client, q="c", limit=3) == suggested(client, q="c")[:3]


@pytest.mark.parametrize("q", ["😀", "?", "xyzzy", "\x00", "l'", "e" * 500])
def test_nothing_fits(client: httpx.Client, q: str) -> None:
    assert suggested(client, q=q) == []


@pytest.mark.parametrize(
    ("params", "status", "field"),
    [
        ({}, 422, "q"),
        ({"q": " "}, 422, "q"),
        ({"q": "x" * 501}, 422, "q"),
        ({"q": "civ", "limit": "9"}, 422, "limit"),
        ({"q": "civ", "limit": "0"}, 422, "limit"),
        ({"q": "civ", "game": "scacchi"}, 404, "game"),
    ],
)
def test_bad_requests_are_refused_as_in_search(
    client: httpx.Client, params: dict[str, str], status: int, field: str
) -> None:
    response = client.get(SUGGEST, params=params)
    problem = response.json()
    assert response.headers["content-type"] == "application/problem+json"
    assert (response.status_code, problem["field"]) == (status, field)
    if field == "game":
        assert problem["allowed"] == SLUGS
