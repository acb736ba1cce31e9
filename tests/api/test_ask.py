import httpx

from tests.api.conftest import GAME

ASK = "/api/v1/ask"


def test_a_question_has_one_answer(client: httpx.Client, server: str) -> None:
    asked = client.get(ASK, params={"q": "La Civetta vola attraverso la nebbia?"}).json()
    answer = asked["answer"]
    assert answer["url"] == f"{server}/lanterne/civetta-nella-nebbia"
    assert answer["plain"] == "Sì. La nebbia ferma chi cammina; la Civetta vola, quindi passa."
    assert [source["id"] for source in answer["sources"]] == ["lan-004", "manuale-p7"]
    assert answer["sources"][1]["language"] == "en"
    assert asked["declined"] is None
    assert asked["confidence"] > 0.5
    assert answer["id"] not in {near["id"] for near in asked["near"]}


def test_the_answers_of_other_games_stand_beside(client: httpx.Client) -> None:
    asked = client.get(ASK, params={"q": "con quante carte si comincia?"}).json()
    games = [answer["game"] for answer in (asked["answer"], *asked["elsewhere"])]
    assert {"commodore", "revive"} <= set(games)
    assert len(games) == len(set(games))


def test_what_is_not_sure_is_declined(client: httpx.Client) -> None:
    asked = client.get(ASK, params={"q": "quanto costa una birra al pub"}).json()
    assert asked["answer"] is None
    assert asked["declined"]
    assert asked["version"]["content"]


def test_a_question_without_words_is_not_understood(client: httpx.Client) -> None:
    asked = client.get(ASK, params={"q": "🤷"}).json()
    assert (asked["understood"], asked["answer"], asked["near"]) == (False, None, [])


def test_what_is_near_is_paged_without_the_answer(client: httpx.Client) -> None:
    params = {"q": "La Civetta vola attraverso la nebbia?", "game": "lanterne"}
    whole = client.get(ASK, params={**params, "limit": 50}).json()
    address: str | None = str(httpx.URL(ASK, params={**params, "limit": 1}))
    paged: list[str] = []
    while address:
        page = client.get(address).json()
        assert page["answer"]["slug"] == "civetta-nella-nebbia"
        paged += [near["id"] for near in page["near"]]
        address = page["next"]
    assert len(paged) > 1
    assert paged == [near["id"] for near in whole["near"]]


def test_kind_holds_for_the_answer_and_for_what_is_near(client: httpx.Client) -> None:
    params = {"q": "La Civetta vola attraverso la nebbia?", "game": "lanterne", "kind": "card"}
    asked = client.get(ASK, params=params).json()
    found = [asked["answer"], *asked["near"]] if asked["answer"] else asked["near"]
    assert found[0]["id"] == "lanterne/civetta"
    assert {one["kind"] for one in found} == {"card"}


def test_card_holds_for_the_answer_and_for_what_is_near(client: httpx.Client) -> None:
    params = {"q": "due piani con una sola azione?", "game": "lanterne"}
    assert client.get(ASK, params=params).json()["answer"]["slug"] == "salire-due-piani"
    on_owl = client.get(ASK, params={**params, "card": "civetta", "limit": 50}).json()
    found = [*([on_owl["answer"]] if on_owl["answer"] else []), *on_owl["near"]]
    assert {one["slug"] for one in found} <= {"civetta", "civetta-nella-nebbia", "nebbia-doppia"}
    on_stair = client.get(ASK, params={**params, "card": "scala-a-chiocciola"}).json()
    assert on_stair["answer"]["slug"] == "salire-due-piani"


def test_bad_questions_are_refused_as_in_search(client: httpx.Client) -> None:
    assert client.get(ASK, params={"q": " "}).status_code == 422
    assert client.get(ASK, params={"q": "x" * 501}).status_code == 422
    assert client.get(ASK, params={"q": "x", "card": "civetta"}).status_code == 422
    unknown = client.get(ASK, params={"q": "x", "game": "nessuno"})
    assert unknown.status_code == 404
    assert GAME in unknown.json()["allowed"]
