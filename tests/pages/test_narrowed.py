"""The search narrowed to a game, a kind and a card, as it stands in the address."""

from urllib.parse import urlsplit

import httpx
import pytest

from tests.pages.conftest import GAME, HOSTILE
from tests.pages.reading import Element, tree

OMBRA = {"gioco": GAME, "carta": "ombra"}


def _cerca(client: httpx.Client, q: str, path: str = "/cerca", **more: str) -> Element:
    page = client.get(path, params={"q": q, **more})
    assert page.status_code == 200
    return tree(page.text)


def _found(page: Element) -> list[str]:
    links = [link for link in page.all("a") if link.has({"class_": "hit"}) or
             link.has({"class_": "best"})]  # fmt: skip
    return [link.attributes["href"].removeprefix(f"/{GAME}/") for link in links]


def _fields(page: Element) -> dict[str, str]:
    form = page.one("form", class_="ask")
    return {e.attributes["name"]: e.attributes["value"] for e in form.all("input")}


def _params(address: str) -> dict[str, str]:
    return dict(httpx.QueryParams(urlsplit(address).query))


@pytest.mark.parametrize(
    ("tipo", "kinds"),
    [("regole", {"rule", "ruling"}), ("carte", {"card"}), ("glossario", {"term"})],
)
@pytest.mark.parametrize("path", ["/cerca", "/cerca/risultati"])
def test_a_kind_narrows(client: httpx.Client, path: str, tipo: str, kinds: set[str]) -> None:
    page = _cerca(client, "cimitero ombra", path, gioco=GAME, tipo=tipo)
    entries = {slug: client.get(f"/api/v1/entries/{GAME}/{slug}").json() for slug in _found(page)}
    assert entries
    assert {entry["kind"] for entry in entries.values()} <= kinds


def test_rules_and_rulings_come_in_the_order_of_all(client: httpx.Client) -> None:
    params = {"q": "cimitero", "game": GAME, "limit": "50"}
    hits = client.get("/api/v1/search", params=params).json()["hits"]
    right = [hit["slug"] for hit in hits if hit["kind"] in ("rule", "ruling")]
    found: list[str] = []
    address: str | None = f"/cerca?q=cimitero&gioco={GAME}&tipo=regole"
    while address and len(found) < len(right):
        page = tree(client.get(address).text)
        found += _found(page)
        more = [a for a in page.one("p", class_="onward").all("a") if a.text == "Altri risultati"]
        address = more[0].attributes["href"] if more else None
    assert len(right) > 20
    assert found[: len(right)] == right


def test_a_card_narrows_to_what_touches_it(client: httpx.Client) -> None:
    page = _cerca(client, "cimitero", **OMBRA)
    card = client.get(f"/api/v1/cards/{GAME}/ombra").json()
    touching = {entry["id"].removeprefix(f"{GAME}/") for entry in card["touching"]}
    assert set(_found(page)) <= {"ombra", *touching}
    assert "ombra-nel-cimitero" in _found(page)


def test_what_narrows_is_kept_by_the_form_and_by_paging(client: httpx.Client) -> None:
    page = _cerca(client, "cimitero", gioco=GAME, tipo="regole")
    assert _fields(page) == {"gioco": GAME, "tipo": "regole", "q": "cimitero"}
    more = page.one("p", class_="onward").one("a")
    assert more.text == "Altri risultati"
    assert _params(more.attributes["href"]) == {
        "q": "cimitero", "gioco": GAME, "tipo": "regole", "da": "20",
    }  # fmt: skip
    assert _fields(_cerca(client, "", **OMBRA, tipo="regole")) == {
        **OMBRA, "tipo": "regole", "q": "",
    }  # fmt: skip


def test_the_chips_lead_on_and_say_where_one_is(client: httpx.Client) -> None:
    page = _cerca(client, "cimitero", **OMBRA, tipo="regole")
    kinds = page.one("nav", class_="kinds").all("a")
    assert [chip.text for chip in kinds] == ["Tutto", "Regole", "Carte", "Glossario"]
    assert [chip.text for chip in kinds if chip.has({"aria_current": "true"})] == ["Regole"]
    assert _params(kinds[0].attributes["href"]) == {"q": "cimitero", **OMBRA}
    assert _params(kinds[3].attributes["href"])["tipo"] == "glossario"
    games = page.one("nav", class_="jump").all("a")
    assert [chip.text for chip in games if chip.has({"aria_current": "true"})] == [
        "Turno di Guardia"
    ]
    # A card is a card of its game.
    assert _params(games[0].attributes["href"]) == {"q": "cimitero", "tipo": "regole"}
    assert "carta" not in _params(games[1].attributes["href"])


def test_a_card_is_chosen_on_its_page_and_given_up(client: httpx.Client) -> None:
    links = tree(client.get(f"/{GAME}/ombra").text).one("p", class_="to-search").all("a")
    assert [link.text for link in links] == ["Cerca fra le voci di questa carta"]
    assert _params(links[0].attributes["href"]) == OMBRA
    page = _cerca(client, "vita", **OMBRA)
    assert page.one("p", class_="on-card").one("b").text == "Ombra"
    assert page.one("label").text == "Cerca fra le voci di Ombra"
    off = page.one("p", class_="on-card").one("a")
    assert "Turno di Guardia" in off.attributes["aria-label"]
    assert _params(off.attributes["href"]) == {"q": "vita", "gioco": GAME}
    assert "Scrivi qui sotto" in _cerca(client, "", **OMBRA).one("p", class_="prompt").text


@pytest.mark.parametrize(
    ("wrong", "status", "said"),
    [
        ({"tipo": "carta"}, 422, "«regole», «carte», «glossario»"),
        ({"tipo": "rule"}, 422, "Non conosco il tipo «rule»"),
        ({"tipo": "x" * 900}, 422, "x…»"),
        ({"gioco": "scacchi"}, 404, "Non conosco il gioco «scacchi»."),
        ({"gioco": "scacchi", "carta": "ombra"}, 404, "Non conosco il gioco «scacchi»."),
        ({"carta": "ombra"}, 422, "serve anche il gioco"),
        ({"gioco": GAME, "carta": "ombrello"}, 404, "In Turno di Guardia non c'è la carta"),
        ({"gioco": GAME, "carta": "ombra-nel-cimitero"}, 404, "non c'è la carta"),
        ({"gioco": GAME, "carta": "<b>"}, 404, "«<b>»"),
    ],
)
@pytest.mark.parametrize("path", ["/cerca", "/cerca/risultati"])
def test_a_bad_value_is_a_sentence_and_loses_nothing(
    client: httpx.Client, path: str, wrong: dict[str, str], status: int, said: str
) -> None:
    answered = client.get(path, params={"q": "ombra", **wrong})
    assert answered.status_code == status
    page = tree(answered.text)
    (told,) = page.all("p", role="alert")
    assert said in told.text
    assert _found(page)
    if path == "/cerca":
        kept = {"q": "ombra"} | ({"gioco": GAME} if wrong.get("gioco") == GAME else {})
        assert _fields(page) == kept


def test_an_empty_value_narrows_nothing(client: httpx.Client) -> None:
    assert _found(_cerca(client, "ombra", gioco="", tipo="", carta="")) == _found(
        _cerca(client, "ombra")
    )


def test_nothing_found_leads_to_everything(client: httpx.Client) -> None:
    page = _cerca(client, "xyzzyx", gioco=GAME, tipo="glossario")
    onward = {
        a.text: _params(a.attributes["href"]) for a in page.one("p", class_="onward").all("a")
    }
    assert onward["Cerca fra tutte le voci"] == {"q": "xyzzyx", "gioco": GAME}
    assert onward["Cerca in tutti i giochi"] == {"q": "xyzzyx", "tipo": "glossario"}


def test_the_words_asked_for_are_marked(client: httpx.Client) -> None:
    page = _cerca(client, "ombre nel cimitreo", gioco=GAME)
    marked = {mark.text.lower() for mark in page.all("mark")}
    assert {"ombra", "cimitero"} <= marked
    snippets = page.all("span", class_="hit-snippet")
    assert snippets
    assert all(snippet.all("mark") for snippet in snippets)


def test_what_is_marked_is_escaped(client: httpx.Client) -> None:
    page = client.get("/cerca", params={"q": "script alert orso", "gioco": GAME})
    shown = [
        title for title in tree(page.text).all("span")
        if (title.has({"class_": "hit-title"}) or title.has({"class_": "best-title"}))
        and "alert(1)" in title.text.replace(" ", "")
    ]  # fmt: skip
    assert len(shown) == 1, HOSTILE
    assert [mark.text for mark in shown[0].all("mark")] == ["script", "alert", "script", "Orso"]
    assert "&lt;<mark>script</mark>&gt;" in page.text
    assert "<script>alert" not in page.text


def test_suggestions_come_first_while_typing(client: httpx.Client) -> None:
    page = _cerca(client, "glo", "/cerca/risultati")
    suggested = page.one("nav", class_="suggested").all("a")
    assert (suggested[0].attributes["href"], suggested[0].text) == (
        "/gloomhaven", "Gloomhaven gioco",
    )  # fmt: skip
    assert "suggeriment" in next(p.text for p in page.all("p") if "data-told" in p.attributes)
    first = page.one("div", class_="results").children[1]
    assert isinstance(first, Element)
    assert first.has({"class_": "suggested"})


def test_a_suggestion_does_not_repeat_what_is_told(client: httpx.Client) -> None:
    for typed in ("ombra", "quanta vita", "cimit", "orda di"):
        page = _cerca(client, typed, "/cerca/risultati", gioco=GAME)
        titles = [span.text for span in page.all("span", class_="suggested-question")]
        told = {span.text for span in page.all("span", class_="hit-title")}
        told |= {span.text for span in page.all("span", class_="best-title")}
        assert not told & set(titles)


def test_a_narrowed_search_and_the_page_suggest_nothing(client: httpx.Client) -> None:
    assert not _cerca(client, "ombr").all("nav", class_="suggested")
    narrowed = _cerca(client, "glo", "/cerca/risultati", tipo="carte")
    assert not narrowed.all("nav", class_="suggested")


def test_a_space_ends_the_last_word(client: httpx.Client) -> None:
    assert "ombra" in _found(_cerca(client, "omb", gioco=GAME))
    assert _fields(_cerca(client, "  omb ", gioco=GAME))["q"] == "omb "
    assert _found(_cerca(client, "vita omb ", gioco=GAME)) != _found(
        _cerca(client, "vita omb", gioco=GAME)
    )
