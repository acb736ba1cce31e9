"""Entries' pages over a real server: what stands on them, and their proofs without JavaScript."""

import httpx
import pytest

from tests.pages.conftest import CHOICE, GAME, HOSTILE
from tests.pages.reading import tree
from tests.shipped import ENTRIES

OMBRA = f"/{GAME}/ombra-nel-cimitero"
SCELTA = f"/{GAME}/{CHOICE}"


@pytest.mark.parametrize(
    ("game", "slug"), [pytest.param(game, entry.slug, id=entry.slug) for game, entry in ENTRIES]
)
def test_every_entry_has_a_page(client: httpx.Client, game: str, slug: str) -> None:
    page = client.get(f"/{game}/{slug}")
    assert page.status_code == 200
    root = tree(page.text)
    assert root.one("html").attributes["lang"] == "it"
    assert len(root.all("h1")) == 1
    assert not [e for tag in ("style", "script") for e in root.all(tag) if e.text]
    ids = [e.attributes["id"] for e in root.elements() if "id" in e.attributes]
    assert len(ids) == len(set(ids))
    assert not [e for e in root.elements() if "style" in e.attributes]


def test_the_answer_stands_on_top(client: httpx.Client) -> None:
    root = tree(client.get(OMBRA).text)
    assert root.one("h1").text.startswith("Quanta Vita dà l'Ombra")
    assert root.one("p", class_="verdict").one("strong").text == "Zero"
    assert root.one("span", class_="chip").text == "Dalla guida"
    assert "La Guida di Turno di Guardia" in root.one("p", class_="cited").text


def test_the_error_side_says_what_people_think(client: httpx.Client) -> None:
    root = tree(client.get(f"{OMBRA}?errore=1").text)
    right, wrong = root.all("div", class_="side")
    assert "hidden" in right.attributes
    assert "hidden" not in wrong.attributes
    assert wrong.one("p", class_="misreading").text
    assert root.one("a", class_="tone-wrong").attributes["aria-current"] == "true"


def test_the_table_is_drawn(client: httpx.Client) -> None:
    root = tree(client.get(f"{OMBRA}?errore=1").text)
    table = root.all("div", class_="side")[1].one("div", class_="night")
    assert table.one("p", class_="fire").text == "5 fuoco"
    first, *behind = table.one("ol", class_="march").all("li")
    assert first.one("s").text == "stampata 7"
    assert "back" in behind[0].attributes["class"]
    assert table.one("div", class_="pile").text.startswith("Cimitero 1")


def test_steps_walk_by_links(client: httpx.Client) -> None:
    root = tree(client.get(OMBRA).text)
    walk = root.one("nav", aria_label="Passo per passo")
    back, on = walk.all("a")
    assert "href" not in back.attributes
    root = tree(client.get(on.attributes["href"]).text)
    now = root.one("li", aria_current="step")
    assert now.attributes["data-step"] == "1"
    assert root.one("p", class_="told").text.endswith(now.one("p", class_="said").text)


def test_steps_name_the_entries_behind_them(client: httpx.Client) -> None:
    causes = tree(client.get(OMBRA).text).all("p", class_="cause")
    assert any(cause.all("a") for cause in causes)


def test_a_step_too_far_is_the_last(client: httpx.Client) -> None:
    page = client.get(f"{OMBRA}?passo=999&esito=7&errore=9")
    assert page.status_code == 200
    assert tree(page.text).all("li", aria_current="step")


@pytest.mark.parametrize("query", ["passo=abc", "passo=-1", "errore=%F0%9F%98%80", "passo=1e9"])
def test_what_is_no_number_is_the_beginning(client: httpx.Client, query: str) -> None:
    assert client.get(f"{OMBRA}?{query}").status_code == 200


def test_a_case_there_is_not(client: httpx.Client) -> None:
    page = client.get(f"{OMBRA}?caso=5")
    assert page.status_code == 404
    assert "C'è un caso solo" in tree(page.text).one("p", class_="answer").text


def test_several_cases_are_tabs(client: httpx.Client) -> None:
    root = tree(client.get(f"{SCELTA}?caso=1").text)
    tabs = root.one("nav", aria_label="I casi").all("a")
    assert [tab.text for tab in tabs] == ["Caso 1", "Caso 2"]
    assert tabs[1].attributes["aria-current"] == "true"
    assert not root.all("nav", class_="switch")


def test_an_old_id_leads_to_the_present_one(client: httpx.Client) -> None:
    moved = client.get(f"/{GAME}/scelta-vecchia?passo=2")
    assert moved.status_code == 301
    assert moved.headers["location"] == f"{SCELTA}?passo=2"


def test_what_people_wrote_stays_text(client: httpx.Client) -> None:
    page = client.get(f"/{GAME}/{HOSTILE}")
    assert "<script>alert" not in page.text
    assert "<img" not in page.text
    root = tree(page.text)
    assert root.one("h1").text == 'Che cosa fa <script>alert(1)</script> & "Orso"?'
    assert "<i>non si gioca</i>" in root.one("section", class_="plain").text


def test_both_readings_of_what_is_not_settled(client: httpx.Client) -> None:
    root = tree(client.get("/lanterne/nebbia-doppia").text)
    assert [e.one("p").text for e in root.all("div", class_="reading")] == [
        "Contano come uno.",
        "Contano come due.",
    ]
    assert "Se non vi accordate" in root.all("div", class_="reading")[0].text
    assert root.one("span", class_="chip-unsettled").text == "Non deciso"
    assert root.one("p", class_="note").text == "La seconda edizione li somma."


def test_the_code_is_folded_away(client: httpx.Client) -> None:
    code = tree(client.get(OMBRA).text).one("details", class_="code")
    assert "open" not in code.attributes
    assert "def " in code.one("pre").text


def test_a_card_with_its_clarifications(client: httpx.Client) -> None:
    root = tree(client.get(f"/{GAME}/orso").text)
    assert root.one("h1").text == "Orso"
    assert root.one("p", class_="english").text == "Bear"
    facts = {row.one("th").text: row.one("td").text for row in root.one("table").all("tr")}
    assert facts["Copie"] == "1 × Vita 4, 1 × Vita 5"
    assert root.one("section", class_="list").one("h2").text == "Chiarimenti"


def test_a_term_and_where_it_is_used(client: httpx.Client) -> None:
    root = tree(client.get(f"/{GAME}/linea").text)
    assert root.one("h1").text == "Linea"
    assert root.one("p", class_="meaning").text
    assert root.one("section", class_="list").all("a")
