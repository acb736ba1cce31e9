"""The search over a real server."""

import httpx
import pytest

from tests.pages.conftest import GAME
from tests.pages.reading import tree


def _cerca(client: httpx.Client, q: str, **more: str) -> httpx.Response:
    return client.get("/cerca", params={"q": q, **more})


def test_a_sure_answer_stands_on_top(client: httpx.Client) -> None:
    page = _cerca(client, "Quanta Vita dà l'Ombra, in cima al Cimitero, all'Orda di Zombi?")
    best = tree(page.text).one("a", class_="best")
    assert best.one("strong").text == "Zero"
    assert best.one("span", class_="best-plain").text
    assert best.attributes["href"] == f"/{GAME}/ombra-nel-cimitero"


def test_the_answers_of_other_games_are_told_beside(client: httpx.Client) -> None:
    page = tree(_cerca(client, "con quante carte si comincia?").text)
    best = page.one("a", class_="best")
    assert "In altri giochi" in [title.text for title in page.all("h2")]
    games = [
        item.attributes["data-game"] for item in page.all("li") if "data-game" in item.attributes
    ]
    assert {best.attributes["data-game"], games[0]} <= {"commodore", "revive"}
    assert best.one("b").text in ("Commodore", "Revive")


def test_within_a_game_its_name_goes_without_saying(client: httpx.Client) -> None:
    page = tree(_cerca(client, "con quante carte si comincia?", gioco="revive").text)
    assert not page.one("a", class_="best").all("b")
    assert "In altri giochi" not in [title.text for title in page.all("h2")]


def test_results_say_verdict_shelf_and_standing(client: httpx.Client) -> None:
    hits = tree(_cerca(client, "cimitero", gioco=GAME).text).all("a", class_="hit")
    assert hits
    assert all(hit.one("span", class_="hit-title").text for hit in hits)
    assert any("Il Cimitero" in hit.one("span", class_="hit-foot").text for hit in hits)


def test_the_fragment_is_the_results_alone(client: httpx.Client) -> None:
    page = client.get("/cerca/risultati", params={"q": "vampiro"})
    assert page.status_code == 200
    root = tree(page.text)
    assert not root.all("html")
    assert root.all("a")
    assert "vary" not in page.headers or "HX" not in page.headers["vary"]


def test_a_corrected_query_says_so(client: httpx.Client) -> None:
    corrected = tree(_cerca(client, "vampirro").text).one("p", class_="corrected")
    assert corrected.text == "Risultati per vampiro"


def test_no_rule_is_said(client: httpx.Client) -> None:
    page = _cerca(client, "qual è la capitale della Mongolia oggi?")
    assert page.status_code == 200
    assert "Non ho una regola su questo" in page.text


@pytest.mark.parametrize(
    "query",
    ["", " ", "\"'*", "a AND (b OR", "NEAR/3 ^x", "😀", "{}[]:;", "%00", "\u202e", "e" * 300],
)
@pytest.mark.parametrize("path", ["/cerca", "/cerca/risultati"])
def test_odd_queries_are_answered(client: httpx.Client, path: str, query: str) -> None:
    page = client.get(path, params={"q": query})
    assert page.status_code == 200
    tree(page.text)


@pytest.mark.parametrize("start", ["-1", "1.5", "", "²", "٣", "9" * 30, "9" * 5000])
@pytest.mark.parametrize("path", ["/cerca", "/cerca/risultati"])
def test_odd_starts_are_answered(client: httpx.Client, path: str, start: str) -> None:
    assert client.get(path, params={"q": "ombra", "da": start}).status_code == 200


def test_a_query_of_ten_thousand_characters(client: httpx.Client) -> None:
    page = _cerca(client, "orso " * 2000)
    assert page.status_code == 422
    assert "troppo lunga" in tree(page.text).one("p", role="alert").text


def test_nothing_typed_is_told_back_as_markup(client: httpx.Client) -> None:
    page = _cerca(client, '"><script>alert(1)</script>')
    assert "<script>alert" not in page.text
    assert 'value="&#34;&gt;' in page.text


def test_more_results_follow(client: httpx.Client) -> None:
    root = tree(_cerca(client, "cimitero").text)
    more = root.one("p", class_="onward").one("a").attributes["href"]
    following = client.get(more)
    assert following.status_code == 200
    shown = {hit.attributes["href"] for hit in root.all("a", class_="hit")}
    after = {hit.attributes["href"] for hit in tree(following.text).all("a", class_="hit")}
    assert after
    assert not shown & after


def test_the_form_works_by_itself(client: httpx.Client) -> None:
    form = tree(client.get(f"/{GAME}").text).one("form", class_="ask")
    assert (form.attributes["action"], form.attributes["method"]) == ("/cerca", "get")
    fields = {e.attributes["name"]: e.attributes.get("value") for e in form.all("input")}
    assert fields == {"gioco": GAME, "q": ""}
