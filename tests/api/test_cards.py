import httpx


def test_a_card_has_every_entry_that_touches_it(client: httpx.Client) -> None:
    card = client.get("/api/v1/cards/lanterne/civetta").json()
    assert card["names"] == ["Civetta", "Night Owl", "Barbagianni"]
    assert card["facts"] == {"type": "animale", "life": 2, "copies": [1, 2]}
    assert card["printing"] == "prima edizione"
    touching = [entry["id"] for entry in card["touching"]]
    assert touching == ["lanterne/civetta-nella-nebbia", "lanterne/nebbia-doppia"]
    assert card["check"]["kind"] == "absent"


def test_what_is_no_card_says_where_it_is(client: httpx.Client, server: str) -> None:
    response = client.get("/api/v1/cards/lanterne/nebbia-doppia")
    assert response.status_code == 404
    problem = response.json()
    assert problem["type"] == "urn:arbitro:problem:no-card"
    assert problem["url"] == f"{server}/api/v1/entries/lanterne/nebbia-doppia"
    assert problem["url"] in problem["detail"]
    assert client.get(problem["url"]).status_code == 200


def test_an_old_id_of_what_is_no_card_says_where_it_is_now(client: httpx.Client) -> None:
    problem = client.get("/api/v1/cards/lanterne/due-piani").json()
    assert problem["url"].endswith("/entries/lanterne/salire-due-piani")


def test_an_unknown_card_names_near_ones(client: httpx.Client) -> None:
    response = client.get("/api/v1/cards/lanterne/cvetta")
    assert response.status_code == 404
    assert "civetta" in response.json()["near"]
