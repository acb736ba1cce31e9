"""The proof in a browser: in place with JavaScript, by links and a form without."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.pages.conftest import CHOICE, GAME

OMBRA = f"/{GAME}/ombra-nel-cimitero"
RIVELA = f"/{GAME}/rivela-dopo-l-abilita"
BOTH = pytest.mark.parametrize("javascript", [True, False], ids=["js", "no js"])


def _requests(page: Page) -> list[str]:
    """What a page asks for from now on, but for the icon that Chromium asks for at each address."""
    seen: list[str] = []

    def note(url: str) -> None:
        if "icon.svg" not in url:
            seen.append(url)

    page.on("request", lambda request: note(request.url))
    return seen


@BOTH
def test_the_other_side_is_one_tap_away(opens: Opens, javascript: bool) -> None:
    page = opens(OMBRA, javascript=javascript)
    expect(page.locator(".misreading")).to_be_hidden()
    page.get_by_role("link", name="Errore comune").click()
    expect(page.locator(".misreading")).to_be_visible()
    expect(page.locator(".side:visible .march .mc-life").first).to_contain_text("18")
    expect(page).to_have_url(re.compile("errore=1"))


@BOTH
def test_steps_go_on_and_back(opens: Opens, javascript: bool) -> None:
    page = opens(RIVELA, javascript=javascript)
    side = page.locator(".side:visible")
    for _ in range(4):
        side.get_by_role("link", name="Dopo", exact=True).click()
    expect(side.locator(".steps .now")).to_have_attribute("data-step", "4")
    expect(side.locator(".told")).to_contain_text("4 di")
    expect(side.locator(".frame:visible .pile").first).to_contain_text("Cimitero")
    side.get_by_role("link", name="Prima", exact=True).click()
    expect(side.locator(".steps .now")).to_have_attribute("data-step", "3")
    expect(page).to_have_url(re.compile("passo=3"))


@BOTH
def test_the_ends_lead_nowhere(opens: Opens, javascript: bool) -> None:
    page = opens(f"{OMBRA}?passo=999", javascript=javascript)
    side = page.locator(".side:visible")
    expect(side.locator("[data-by='1']")).to_have_attribute("aria-disabled", "true")
    side.locator(".number").first.click()
    side.get_by_role("link", name="Prima", exact=True).click()
    expect(side.locator("[data-by='-1']")).to_have_attribute("aria-disabled", "true")
    expect(side.locator(".told")).to_contain_text("Inizio")


def test_walking_asks_the_server_nothing(opens: Opens) -> None:
    page = opens(RIVELA)
    seen = _requests(page)
    page.get_by_role("link", name="Errore comune").click()
    page.locator(".side:visible").get_by_role("link", name="Dopo", exact=True).click()
    page.locator(".side:visible .number").nth(2).click()
    expect(page.locator(".side:visible .steps .now")).to_have_attribute("data-step", "3")
    assert seen == []


def test_a_reload_shows_the_same(opens: Opens) -> None:
    page = opens(RIVELA)
    page.get_by_role("link", name="Errore comune").click()
    page.locator(".side:visible .number").nth(2).click()
    told = page.locator(".side:visible .told").inner_text()
    focus = page.locator(".side:visible .frame:visible .focus").count()
    page.reload()
    assert page.locator(".side:visible .told").inner_text() == told
    assert page.locator(".side:visible .frame:visible .focus").count() == focus


def test_the_keyboard_walks_too(opens: Opens) -> None:
    page = opens(OMBRA)
    page.locator(".side:visible [data-by='1']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".side:visible .steps .now")).to_have_attribute("data-step", "2")


def test_quick_taps_on_a_knob_all_count(opens: Opens) -> None:
    page = opens(OMBRA)
    minus = page.get_by_role("button", name="Fuoco: uno in meno")
    for _ in range(3):
        minus.click()
    expect(page.locator("#k-fuoco")).to_have_value("2")
    expect(page.locator(".then .tone-wrong")).to_contain_text("= 21")
    expect(page).to_have_url(re.compile("k_fuoco=2"))
    expect(minus).to_be_focused()


def test_knobs_stay_in_place(opens: Opens) -> None:
    page = opens(OMBRA)
    seen = _requests(page)
    page.get_by_label("In cima al Cimitero").select_option(label="Orso")
    expect(page.locator(".then .tone-right")).to_contain_text("= 11")
    assert [url for url in seen if "/prova?" not in url] == []
    page.get_by_role("link", name="Rimetti com'era").click()
    expect(page.locator(".then")).to_be_hidden()
    expect(page).to_have_url(re.compile(f"{OMBRA}$"))


def test_the_side_stays_when_a_knob_turns(opens: Opens) -> None:
    page = opens(OMBRA)
    page.get_by_role("link", name="Errore comune").click()
    page.get_by_role("button", name="Fuoco: uno in meno").click()
    expect(page.locator(".then")).to_be_visible()
    expect(page.locator(".misreading")).to_be_visible()


def test_a_bad_value_is_said_in_place(opens: Opens) -> None:
    page = opens(OMBRA, noted=422)
    page.locator("#k-fuoco").fill("99")
    page.locator("#k-fuoco").press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("numero intero da 1 a 6")
    expect(page.locator("#k-fuoco")).to_have_value("99")
    page.locator("#k-fuoco").fill("6")
    page.locator("#k-fuoco").press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".then .tone-wrong")).to_contain_text("= 17")


def test_knobs_without_javascript(opens: Opens) -> None:
    page = opens(OMBRA, javascript=False)
    page.get_by_role("button", name="Fuoco: uno in meno").click()
    expect(page.locator("#k-fuoco")).to_have_value("4")
    page.get_by_label("In cima al Cimitero").select_option(label="Orso")
    page.get_by_role("button", name="Ricalcola").click()
    expect(page.locator("#k-fuoco")).to_have_value("4")
    expect(page.locator(".then .tone-right")).to_contain_text("= 11")


@BOTH
def test_outcomes_side_by_side(opens: Opens, javascript: bool) -> None:
    page = opens(f"/{GAME}/{CHOICE}?k_posto=7", javascript=javascript)
    ways = page.locator(".side:visible .way")
    assert ways.count() >= 2
    first, second = (ways.nth(at).bounding_box() for at in (0, 1))
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]
    ways.nth(1).click()
    expect(ways.nth(1)).to_have_attribute("aria-current", "true")
    expect(page.locator(".side:visible .run:visible")).to_have_attribute("data-run", "1")


@BOTH
def test_cases_are_tabs(opens: Opens, javascript: bool) -> None:
    page = opens(f"/{GAME}/{CHOICE}", javascript=javascript)
    page.get_by_role("link", name="Caso 2").click()
    expect(page.get_by_role("link", name="Caso 2")).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile("caso=1"))


@BOTH
def test_every_outcome_of_a_monsters_turn_is_a_tab(opens: Opens, javascript: bool) -> None:
    page = opens("/gloomhaven/destinazione-la-scelgono-i-giocatori", javascript=javascript)
    ways = page.locator(".side:visible .way")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text("resta dov'è")
    ways.nth(1).click()
    run = page.locator(".side:visible .run:visible")
    expect(run).to_have_attribute("data-run", "1")
    run.locator(".number").last.click()
    expect(run.locator(".frame:visible .token.acting")).to_be_visible()
