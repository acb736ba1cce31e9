import httpx
import pytest

from tests.api.conftest import GAME


def test_an_entry_is_given_in_full(client: httpx.Client, server: str) -> None:
    entry = client.get("/api/v1/entries/lanterne/civetta-nella-nebbia").json()
    assert entry["url"] == f"{server}/lanterne/civetta-nella-nebbia"
    assert entry["answer"].startswith("La nebbia ferma chi cammina")
    assert entry["ask_also"] == ["il gufo passa nella foschia"]
    assert [card["id"] for card in entry["cards"]] == ["lanterne/civetta"]
    assert [other["id"] for other in entry["rests_on"]] == ["lanterne/nebbia-doppia"]
    proof = f"{server}/api/v1/proofs/lanterne/civetta-nella-nebbia"
    assert entry["check"] == {"kind": "played", "cases": 1, "reason": None, "proof": proof}


def test_an_unsettled_entry_gives_its_readings(client: httpx.Client) -> None:
    entry = client.get("/api/v1/entries/lanterne/nebbia-doppia").json()
    assert entry["standing"] == "unsettled"
    assert entry["readings"] == ["Contano come uno.", "Contano come due."]
    assert entry["note"] == "La seconda edizione li somma."
    assert entry["plain"] == "Di solito conta una nebbia sola."
    assert [other["id"] for other in entry["supports"]] == ["lanterne/civetta-nella-nebbia"]
    assert entry["check"]["reason"] == "serve la seconda edizione"
    assert entry["check"]["proof"] is None


def test_a_term_has_no_standing_and_its_meaning_as_verdict(client: httpx.Client) -> None:
    term = client.get("/api/v1/entries/lanterne/cristallo").json()
    assert (term["kind"], term["standing"], term["answer"]) == ("term", None, "")
    assert term["verdict"] == "Serve alla lanterna."
    assert term["names"] == ["Cristallo", "Crystal", "gemma"]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_old_id_redirects_to_the_new_one(client: httpx.Client, server: str, method: str) -> None:
    response = client.request(method, "/api/v1/entries/lanterne/due-piani?x=1")
    assert response.status_code == 301
    new = f"{server}/api/v1/entries/lanterne/salire-due-piani?x=1"
    assert response.headers["location"] == new


def test_an_unknown_entry_names_near_ones(client: httpx.Client) -> None:
    response = client.get("/api/v1/entries/lanterne/civeta-nela-nebbia")
    assert response.status_code == 404
    assert response.json()["near"][0] == "civetta-nella-nebbia"
    assert "did you mean civetta-nella-nebbia?" in response.json()["detail"]


@pytest.mark.parametrize("slug", ["%F0%9F%98%80", "x" * 5000, "%00", "%ff", "..%2f..%2fetc", "%22"])
def test_a_slug_of_anything_is_unknown(client: httpx.Client, slug: str) -> None:
    response = client.get(f"/api/v1/entries/{GAME}/{slug}")
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert len(response.json()["detail"]) < 300


def test_an_unknown_game_comes_first(client: httpx.Client) -> None:
    problem = client.get("/api/v1/entries/scacchi/civetta").json()
    assert problem["type"] == "urn:arbitro:problem:unknown-game"
