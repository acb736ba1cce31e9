from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.api.conftest import GAME, SLUGS

SEARCH = "/api/v1/search"


def found(client: httpx.Client, **params: Any) -> dict[str, Any]:
    response = client.get(SEARCH, params=params)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def refused(client: httpx.Client, status: int = 422, **params: Any) -> dict[str, Any]:
    response = client.get(SEARCH, params=params)
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = response.json()
    assert problem["status"] == status
    return problem


def test_a_hit_carries_what_an_answer_must(client: httpx.Client, server: str) -> None:
    answer = found(client, q="ombra nel cimitero", game=GAME)
    hit = answer["hits"][0]
    assert hit["url"] == f"{server}/{GAME}/ombra-nel-cimitero"
    assert hit["verdict"] == "Zero"
    assert hit["plain"].startswith("Zero. ")
    assert hit["standing"] == "source"
    assert hit["sources"][0] == {
        "id": "tdg-019",
        "section": "Il Cimitero",
        "work": "La Guida di Turno di Guardia",
        "language": "it",
    }
    assert hit["version"] == answer["version"]
    assert answer["version"]["code"] == "1.0"
    assert len(answer["version"]["content"]) == 64


def test_pages_follow_each_other_and_cover_everything_once(client: httpx.Client) -> None:
    whole = [hit["id"] for hit in found(client, q="civetta nebbia torre", limit=50)["hits"]]
    address: str | None = f"{SEARCH}?q=civetta+nebbia+torre&limit=2"
    paged: list[str] = []
    while address:
        page = client.get(address).json()
        assert page["offset"] == len(paged)
        paged += [hit["id"] for hit in page["hits"]]
        address = page["next"]
    assert len(whole) > 4
    assert paged == whole
    assert len(set(paged)) == len(paged)


def test_next_keeps_the_query_as_it_was(client: httpx.Client) -> None:
    following = found(client, q="nebbia & <torre> #1", game="lanterne", limit=1)["next"]
    params = httpx.QueryParams(urlsplit(following).query)
    assert params["q"] == "nebbia & <torre> #1"
    assert (params["game"], params["offset"], params["limit"]) == ("lanterne", "1", "1")


def test_game_and_kind_narrow(client: httpx.Client) -> None:
    hits = found(client, q="civetta nebbia guardiano", game="lanterne", kind="card", limit=50)[
        "hits"
    ]
    assert hits
    assert {(hit["game"], hit["kind"]) for hit in hits} == {("lanterne", "card")}


def test_card_narrows_to_what_touches_it(client: httpx.Client) -> None:
    params = {"q": "nebbia torre civetta scala", "game": "lanterne", "limit": 50}
    touching = {"civetta", "civetta-nella-nebbia", "nebbia-doppia"}
    assert touching < {hit["slug"] for hit in found(client, **params)["hits"]}
    answer = found(client, **params, card="civetta")
    assert {hit["slug"] for hit in answer["hits"]} == touching
    assert answer["total"] == 3
    both = found(client, **params, card="civetta", kind="card")
    assert [hit["slug"] for hit in both["hits"]] == ["civetta"]


def test_next_keeps_kind_and_card(client: httpx.Client) -> None:
    following = found(client, q="nebbia", game="lanterne", card="civetta", kind="ruling", limit=1)[
        "next"
    ]
    params = httpx.QueryParams(urlsplit(following).query)
    assert (params["card"], params["kind"]) == ("civetta", "ruling")
    assert len(client.get(following).json()["hits"]) == 1


def test_a_card_is_known_by_its_old_id(client: httpx.Client) -> None:
    params = {"q": "lanterna accesa", "game": "lanterne"}
    hits = found(client, **params, card="lampiride")["hits"]
    assert [hit["slug"] for hit in hits] == ["lucciola"]


def test_a_card_needs_its_game(client: httpx.Client) -> None:
    problem = refused(client, q="nebbia", card="civetta")
    assert problem["type"] == "urn:arbitro:problem:invalid-request"
    assert problem["field"] == "game"
    assert problem["detail"].startswith("card needs game: ")


@pytest.mark.parametrize(
    ("card", "near"),
    [("civeta", ["civetta"]), ("civetta-nella-nebbia", ["civetta"]), ("xyz", []), ("", [])],
)
def test_an_unknown_card_names_near_ones(client: httpx.Client, card: str, near: list[str]) -> None:
    problem = refused(client, 404, q="nebbia", game="lanterne", card=card)
    assert problem["type"] == "urn:arbitro:problem:unknown-card"
    assert problem["field"] == "card"
    assert problem["near"] == near
    assert f"no card “{card}” in lanterne" in problem["detail"]


def test_the_words_asked_for_are_marked(client: httpx.Client) -> None:
    hit = found(client, q="civeta nella nebia", game="lanterne", kind="ruling")["hits"][0]
    assert hit["slug"] == "civetta-nella-nebbia"
    snippet, title = hit["snippet"], hit["title"]
    assert [snippet[a:b] for a, b in hit["highlights"]] == ["nebbia", "Civetta"]
    assert [title[a:b] for a, b in hit["title_highlights"]] == ["Civetta", "nebbia"]


@pytest.mark.parametrize("q", ["😀", "🔥🔥 !!", "?", "\x00", "\u200b"])
def test_a_query_without_words_finds_nothing(client: httpx.Client, q: str) -> None:
    answer = found(client, q=q)
    assert (answer["understood"], answer["total"], answer["hits"]) == (False, 0, [])
    assert answer["next"] is None


@pytest.mark.parametrize(
    "q",
    ['"civetta', "civetta AND (", "NEAR(civetta, 3)", "civetta*", "title:civetta", "-civetta",
     "civetta'; DROP TABLE entry; --", "civetta 🔥", "CIVETTA", "{civetta}", "^civetta"],
)  # fmt: skip
def test_syntax_is_just_words(client: httpx.Client, q: str) -> None:
    assert "lanterne/civetta" in {hit["id"] for hit in found(client, q=q, game="lanterne")["hits"]}


def test_a_long_query_says_how_long(client: httpx.Client) -> None:
    assert found(client, q="è" * 500)["query"] == "è" * 500
    problem = refused(client, q="è" * 501)
    assert problem["detail"] == "q has 501 characters: at most 500 are read."
    assert "10000" in refused(client, q="x" * 10_000)["detail"]


@pytest.mark.parametrize("q", ["", "   ", "\n\t"])
def test_an_empty_query_is_asked_for(client: httpx.Client, q: str) -> None:
    problem = refused(client, q=q)
    assert problem["detail"] == "q is empty: type a question or a few words."
    assert problem["field"] == "q"


def test_a_missing_query_is_named(client: httpx.Client) -> None:
    assert refused(client)["detail"] == "q is missing: it must be given."


def test_an_unknown_game_lists_the_games(client: httpx.Client) -> None:
    problem = refused(client, 404, q="civetta", game="scacchi")
    assert problem["type"] == "urn:arbitro:problem:unknown-game"
    assert problem["allowed"] == SLUGS
    assert "scacchi" in problem["detail"]


def test_an_unknown_kind_lists_the_kinds(client: httpx.Client) -> None:
    problem = refused(client, q="civetta", kind="carta")
    assert problem["field"] == "kind"
    assert problem["allowed"] == ["rule", "ruling", "card", "term"]


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("limit", "0", "1 or more"),
        ("limit", "51", "50 or less"),
        ("limit", "tre", "a whole number"),
        ("limit", "1.5", "a whole number"),
        ("limit", "", "a whole number"),
        ("offset", "-1", "0 or more"),
        ("offset", "10001", "10000 or less"),
        ("offset", "9" * 30, "10000 or less"),
        ("offset", "9" * 5000, "too large"),
    ],
)
def test_a_page_out_of_bounds_says_what_is_right(
    client: httpx.Client, name: str, value: str, right: str
) -> None:
    params: dict[str, Any] = {"q": "civetta", name: value}
    problem = refused(client, **params)
    assert problem["field"] == name
    assert right in problem["detail"]
    assert "Input" not in problem["detail"]
    assert len(problem["detail"]) < 200
