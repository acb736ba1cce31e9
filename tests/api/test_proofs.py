from typing import Any

import httpx
import pytest

from app.api import proofs
from app.engine.errors import NotGiven
from tests.api.conftest import CORNERED, GAME, KNOBBED


def turned(client: httpx.Client, knobs: dict[str, Any], case: int = 0) -> dict[str, Any]:
    response = client.post(KNOBBED, json={"case": case, "knobs": knobs})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()["cases"][0]
    return answer


def refused(client: httpx.Client, body: Any, status: int = 422) -> dict[str, Any]:
    response = client.post(KNOBBED, json=body)
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = response.json()
    return problem


def sees(run: dict[str, Any]) -> list[Any]:
    return [outcome["saw"] for outcome in run["outcome"]]


def test_a_proof_shows_both_runs(client: httpx.Client) -> None:
    proof = client.get(KNOBBED).json()
    case = proof["cases"][0]
    ruled, misread = case["ruled"][0], case["misread"][0]
    assert ruled["start"]["graveyard"] == ["ombra"]
    assert ruled["start"] == misread["start"]
    assert sees(ruled)[0] == 7
    assert sees(misread)[0] == 18
    assert case["misreading"]
    assert case["as_judged"] is True
    assert (ruled["ended"], misread["ended"]) == (None, None)
    assert ruled["end"] == ruled["start"]
    for step in (*ruled["steps"], *misread["steps"]):
        assert step["sentence"].endswith(".")
        assert step["kind"] == "asked"
    assert [step["number"] for step in ruled["steps"]] == [*range(1, len(ruled["steps"]) + 1)]


def test_a_sum_is_itemised_with_its_entries(client: httpx.Client) -> None:
    step = client.get(KNOBBED).json()["cases"][0]["misread"][0]["steps"][0]
    assert step["words"] == {"life": "orda-di-zombi-7"}
    assert {"entry": "printed", "how": "printed", "amount": 7} in step["bill"]
    assert {"entry": "orda-di-zombi-vita", "how": "adds", "amount": 11} in step["bill"]


def test_every_entry_involved_is_linked(client: httpx.Client) -> None:
    proof = client.get(KNOBBED).json()
    involved = {line["id"] for line in proof["involved"]}
    for case in proof["cases"]:
        assert {f"{GAME}/{slug}" for slug in case["without"]} <= involved
        for run in (*case["ruled"], *case["misread"]):
            for step in run["steps"]:
                assert {f"{GAME}/{slug}" for slug in step["entries"]} <= involved


def test_a_knob_says_what_it_may_be(client: httpx.Client) -> None:
    fire, dead = client.get(KNOBBED).json()["cases"][0]["knobs"]
    assert fire == {
        "name": "fuoco",
        "label": "Fuoco",
        "value": 5,
        "judged": 5,
        "choices": None,
        "range": {"from": 1, "to": 6},
    }
    assert dead["value"] in dead["choices"]
    assert dead["range"] is None


def test_a_turned_knob_plays_the_case_again(client: httpx.Client) -> None:
    case = turned(client, {"fuoco": 3})
    assert case["as_judged"] is False
    assert case["knobs"][0]["value"] == 3
    assert case["knobs"][0]["judged"] == 5
    assert case["ruled"][0]["start"]["fire"] == 3
    assert sees(case["ruled"][0])[0] == 7
    assert sees(case["misread"][0])[0] == 7 + 16 - 3


def test_every_choice_of_every_knob_is_answered(client: httpx.Client) -> None:
    for knob in client.get(KNOBBED).json()["cases"][0]["knobs"]:
        span = knob["range"]
        for value in knob["choices"] or range(span["from"], span["to"] + 1):
            assert turned(client, {knob["name"]: value})["knobs"]


def test_no_knobs_are_the_case_as_it_is_judged(client: httpx.Client) -> None:
    assert turned(client, {}) == client.get(KNOBBED).json()["cases"][0]
    assert client.post(KNOBBED, json={}).json()["cases"][0]["as_judged"] is True


@pytest.mark.parametrize("value", [0, 7, 10**40, "3", 3.0, True, None, [3], {"is": 3}])
def test_a_knob_out_of_range_says_the_range(client: httpx.Client, value: Any) -> None:
    problem = refused(client, {"knobs": {"fuoco": value}})
    assert problem["type"] == "urn:arbitro:problem:wrong-knob"
    assert problem["field"] == "knobs.fuoco"
    assert problem["allowed"] == [1, 2, 3, 4, 5, 6]
    assert problem["detail"].endswith("it must be a whole number from 1 to 6.")


def test_a_knob_that_is_no_choice_lists_the_choices(client: httpx.Client) -> None:
    problem = refused(client, {"knobs": {"morto": "drago"}})
    assert "ombra" in problem["allowed"]
    assert "“drago”" in problem["detail"]


@pytest.mark.parametrize("name", ["acqua", "", "x" * 10_000, "😀"])
def test_an_unknown_knob_lists_the_knobs(client: httpx.Client, name: str) -> None:
    problem = refused(client, {"knobs": {name: 3}})
    assert problem["allowed"] == ["fuoco", "morto"]
    assert len(problem["detail"]) < 200


@pytest.mark.parametrize("case", [1, 10**30])
def test_an_unknown_case_lists_the_cases(client: httpx.Client, case: int) -> None:
    problem = refused(client, {"case": case})
    assert (problem["field"], problem["allowed"]) == ("case", [0])


@pytest.mark.parametrize(
    ("body", "field", "right"),
    [
        ({"case": "0"}, "case", "a whole number"),
        ({"case": -1}, "case", "0 or more"),
        ({"case": True}, "case", "a whole number"),
        ({"knobs": [1]}, "knobs", "an object of names and values"),
        ({"knob": {}}, "knob", "is not known here"),
        ([], "body", "an object such as"),
        ("fuoco", "body", "an object such as"),
        (3, "body", "an object such as"),
        (None, "body", "is missing"),
    ],
)
def test_a_body_of_another_shape_says_what_is_right(
    client: httpx.Client, body: Any, field: str, right: str
) -> None:
    problem = refused(client, body)
    assert problem["field"] == field
    assert right in problem["detail"]


def test_a_position_that_cannot_be_played_says_why(client: httpx.Client) -> None:
    address = f"/api/v1/proofs/{GAME}/{CORNERED}"
    response = client.post(address, json={"knobs": {"chi": "lupo-4", "poi": "lupo-4"}})
    assert response.status_code == 422
    problem = response.json()
    assert problem["type"] == "urn:arbitro:problem:unplayable"
    assert "lupo-4 lies in two places" in problem["detail"]


def test_a_position_that_lacks_a_fact_says_which(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking(*_: Any) -> None:
        raise NotGiven("the round")

    monkeypatch.setattr(proofs, "show", lacking)
    problem = refused(client, {"knobs": {"fuoco": 3}})
    assert problem["type"] == "urn:arbitro:problem:unplayable"
    assert "the position does not give: the round" in problem["detail"]


def test_an_entry_without_a_check_says_why(client: httpx.Client) -> None:
    response = client.get("/api/v1/proofs/lanterne/nebbia-doppia")
    assert response.status_code == 404
    assert response.json()["type"] == "urn:arbitro:problem:no-proof"
    assert "serve la seconda edizione" in response.json()["detail"]
    assert client.post("/api/v1/proofs/lanterne/nebbia-doppia", json={}).status_code == 404
    assert "a term needs none" in client.get("/api/v1/proofs/lanterne/cristallo").json()["detail"]


def test_a_game_that_cannot_be_played_here_says_so(client: httpx.Client) -> None:
    response = client.get("/api/v1/proofs/lanterne/salire-due-piani")
    assert response.status_code == 404
    assert "lanterne" in response.json()["detail"]


def test_old_ids_redirect_and_a_post_stays_a_post(client: httpx.Client) -> None:
    address = f"/api/v1/proofs/{GAME}/angolo-vecchio"
    assert client.get(address).status_code == 301
    assert client.post(address, json={}).status_code == 308
    followed = client.post(address, json={"knobs": {}}, follow_redirects=True)
    assert followed.json()["slug"] == CORNERED


def test_every_proof_there_is_can_be_read(client: httpx.Client) -> None:
    game = client.get(f"/api/v1/games/{GAME}").json()
    read = 0
    for shelf in (*game["topics"], *game["groups"]):
        for line in shelf["entries"]:
            response = client.get(f"/api/v1/proofs/{line['id']}")
            assert response.status_code in (200, 404), response.text
            read += response.status_code == 200
    assert read > 5
