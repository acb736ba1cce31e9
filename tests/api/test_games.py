import httpx

from tests.api.conftest import SLUGS


def test_all_games_are_listed_by_slug(client: httpx.Client, server: str) -> None:
    answer = client.get("/api/v1/games").json()
    assert [game["slug"] for game in answer["games"]] == SLUGS
    first = next(game for game in answer["games"] if game["slug"] == "lanterne")
    assert first["url"] == f"{server}/lanterne"
    assert first["entries"] == {"rule": 1, "ruling": 3, "card": 4, "term": 2}
    assert client.get(first["api"]).json()["name"] == "Lanterne"


def test_a_game_has_its_entries_on_shelves(client: httpx.Client, server: str) -> None:
    game = client.get("/api/v1/games/lanterne").json()
    assert [shelf["title"] for shelf in game["topics"]] == ["La Torre", "La Nebbia"]
    assert [shelf["title"] for shelf in game["groups"]] == ["Figure", "Attrezzi"]
    owl = game["groups"][0]["entries"][0]
    assert owl["id"] == "lanterne/civetta"
    assert owl["url"] == f"{server}/lanterne/civetta"
    assert [term["title"] for term in game["terms"]] == ["Guardiano", "Cristallo"]
    assert game["works"][0]["title"] == "Guida alle Lanterne"
    assert game["coverage"] == {"statements": 5, "covered": 5}
    assert game["version"]["code"] == "1.0"


def test_an_unknown_game_lists_the_games(client: httpx.Client) -> None:
    response = client.get("/api/v1/games/scacchi")
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json()["allowed"] == SLUGS
