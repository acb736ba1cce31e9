"""The knobs of a proof: a form that works by itself."""

import httpx
import pytest

from tests.pages.conftest import CHOICE, GAME
from tests.pages.reading import Element, tree

OMBRA = f"/{GAME}/ombra-nel-cimitero"
SCELTA = f"/{GAME}/{CHOICE}"


def _value(root: Element, name: str) -> str:
    fields = [e for e in root.all("input") if e.attributes.get("name") == f"k_{name}"]
    return fields[0].attributes["value"]


def test_the_form_holds_the_values(client: httpx.Client) -> None:
    root = tree(client.get(OMBRA).text)
    form = root.one("form", id="se-invece")
    assert form.attributes["method"] == "get"
    assert _value(root, "fuoco") == "5"
    chosen = [e.text for e in form.one("select").all("option") if "selected" in e.attributes]
    assert chosen == ["Ombra"]


def test_a_turned_knob_shows_both_outcomes(client: httpx.Client) -> None:
    root = tree(client.get(f"{OMBRA}?k_fuoco=3").text)
    right, wrong = root.one("div", class_="then").all("div")
    assert "7 + 0 = 7" in right.text.replace("\u00a0", " ")
    assert "7 + 13 = 20" in wrong.text.replace("\u00a0", " ")
    assert root.one("a", id="da-capo").attributes["href"].startswith(OMBRA)


@pytest.mark.parametrize(("button", "value"), [("piu", "6"), ("meno", "4")])
def test_buttons_step_without_javascript(client: httpx.Client, button: str, value: str) -> None:
    page = client.get(f"{OMBRA}?k_fuoco=5&{button}=fuoco")
    assert _value(tree(page.text), "fuoco") == value


def test_a_step_past_the_end_changes_nothing(client: httpx.Client) -> None:
    page = client.get(f"{OMBRA}?k_fuoco=6&piu=fuoco")
    assert page.status_code == 200
    assert _value(tree(page.text), "fuoco") == "6"


@pytest.mark.parametrize("bad", ["99", "-1", "", "tre", "1.5", "😀", "x" * 10_000])
@pytest.mark.parametrize("path", [OMBRA, f"{OMBRA}/prova"])
def test_a_bad_value_is_said_and_kept(client: httpx.Client, path: str, bad: str) -> None:
    page = client.get(path, params={"k_fuoco": bad, "k_morto": "orso-4"})
    assert page.status_code == 422
    root = tree(page.text)
    assert "numero intero da 1 a 6" in root.one("p", role="alert").text
    assert _value(root, "fuoco") == bad
    chosen = [e.attributes["value"] for e in root.all("option") if "selected" in e.attributes]
    assert chosen == ["orso-4"]
    assert page.headers["cache-control"] == "no-store"


def test_a_knob_there_is_not(client: httpx.Client) -> None:
    page = client.get(f"{OMBRA}?k_vento=3")
    assert page.status_code == 422
    assert "«vento»" in page.text


def test_several_outcomes_stand_side_by_side(client: httpx.Client) -> None:
    root = tree(client.get(f"{SCELTA}?k_posto=7").text)
    ways = root.all("div", class_="side")[0].all("a", class_="way")
    assert len(ways) >= 2
    root = tree(client.get(ways[1].attributes["href"]).text)
    assert root.all("a", class_="way")[1].attributes["aria-current"] == "true"


def test_the_fragment_is_the_proof_alone(client: httpx.Client) -> None:
    page = client.get(f"{OMBRA}/prova?k_fuoco=3")
    assert page.status_code == 200
    root = tree(page.text)
    assert not root.all("html")
    assert root.one("section", id="prova").attributes["data-url"].startswith(OMBRA)


def test_what_has_no_proof_has_no_fragment(client: httpx.Client) -> None:
    assert client.get(f"/{GAME}/linea/prova").status_code == 404
