"""The search as somebody types, and without JavaScript."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import expect

from tests.browser.conftest import Opens
from tests.pages.conftest import GAME


@pytest.mark.parametrize("path", ["/", f"/{GAME}", f"/{GAME}/orso"])
def test_results_come_while_typing(opens: Opens, path: str) -> None:
    page = opens(path)
    page.locator("#q").press_sequentially("vampiro", delay=20)
    expect(page.locator("#results a").first).to_be_visible()
    expect(page.locator("#results")).to_contain_text("Vampiro")
    page.keyboard.press("Escape")
    expect(page.locator("#results")).to_be_hidden()


def test_the_address_follows_on_the_page_of_results(opens: Opens) -> None:
    page = opens("/cerca?q=orso")
    page.locator("#q").fill("vampiro")
    expect(page).to_have_url(re.compile(r"/cerca\?q=vampiro$"))
    expect(page.locator("#results")).to_contain_text("Vampiro")
    page.locator("#results a").first.click()
    page.go_back()
    expect(page.locator("#q")).to_have_value("vampiro")


def test_an_emptied_search_shows_nothing(opens: Opens) -> None:
    page = opens("/")
    page.locator("#q").fill("vampiro")
    expect(page.locator("#results a").first).to_be_visible()
    page.locator("#q").fill("")
    expect(page.locator("#results")).to_be_hidden()


def test_the_panel_stays_on_the_screen(opens: Opens) -> None:
    page = opens(f"/{GAME}/orso")
    page.locator("#q").fill("cimitero")
    expect(page.locator("#results a").first).to_be_visible()
    panel, box = (page.locator(at).bounding_box() for at in ("#results", ".ask"))
    assert panel is not None
    assert box is not None
    assert panel["y"] >= 0
    assert panel["y"] + panel["height"] <= box["y"]


@pytest.mark.parametrize("javascript", [True, False], ids=["js", "no js"])
def test_enter_opens_the_page_of_results(opens: Opens, javascript: bool) -> None:
    page = opens(f"/{GAME}", javascript=javascript)
    page.locator("#q").fill("ombra")
    page.locator("#q").press("Enter")
    expect(page).to_have_url(re.compile(rf"/cerca\?gioco={GAME}&q=ombra$"))
    expect(page.locator("#results a").first).to_be_visible()
    expect(page.locator("#q")).to_have_value("ombra")


def test_the_arrows_walk_through_what_was_found(opens: Opens) -> None:
    page = opens("/")
    page.locator("#q").press_sequentially("glo", delay=20)
    links = page.locator("#results a")
    expect(links.first).to_have_text(re.compile("Gloomhaven"))
    expect(page.locator("#told")).to_have_text(re.compile(r"^\d suggeriment[oi], \d+ risultati$"))
    page.keyboard.press("ArrowDown")
    expect(links.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(links.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/gloomhaven$"))


def test_escape_leads_back_to_the_box(opens: Opens) -> None:
    page = opens(f"/{GAME}")
    page.locator("#q").press_sequentially("vampiro", delay=20)
    expect(page.locator("#results a").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator("#results")).to_be_hidden()
    expect(page.locator("#q")).to_be_focused()


@pytest.mark.parametrize("javascript", [True, False], ids=["js", "no js"])
def test_a_search_is_narrowed_and_widened_again(opens: Opens, javascript: bool) -> None:
    page = opens(f"/{GAME}/ombra", javascript=javascript)
    page.get_by_role("link", name="Cerca fra le voci di questa carta").click()
    page.locator("#q").fill("cimitero")
    page.locator("#q").press("Enter")
    expect(page).to_have_url(re.compile(rf"/cerca\?gioco={GAME}&carta=ombra&q=cimitero$"))
    page.get_by_role("link", name="Regole", exact=True).click()
    expect(page).to_have_url(re.compile("tipo=regole"))
    expect(page.locator(".kinds [aria-current]")).to_have_text("Regole")
    expect(page.locator("#q")).to_have_value("cimitero")
    page.get_by_role("link", name="Togli la carta").click()
    expect(page).to_have_url(re.compile(rf"/cerca\?q=cimitero&gioco={GAME}&tipo=regole$"))


def test_what_narrows_stays_while_typing(opens: Opens) -> None:
    page = opens(f"/cerca?q=orso&gioco={GAME}&carta=ombra&tipo=regole")
    page.locator("#q").fill("cimitero")
    expect(page).to_have_url(
        re.compile(rf"/cerca\?gioco={GAME}&tipo=regole&carta=ombra&q=cimitero$")
    )
    expect(page.locator("#results mark").first).to_have_text("Cimitero")
    page.get_by_role("link", name="Carte", exact=True).click()
    expect(page).to_have_url(re.compile(r"q=cimitero&.*tipo=carte"))
    expect(page.locator("#q")).to_have_value("cimitero")


def test_a_bad_value_is_said_and_typing_goes_on(opens: Opens) -> None:
    page = opens("/cerca?q=ombra&tipo=carta", expected=422)
    expect(page.get_by_role("alert")).to_contain_text("Non conosco il tipo")
    page.locator("#q").fill("vampiro")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#results mark").first).to_have_text("Vampiro")


TYPED = """() => [...document.querySelectorAll('#results a[href]')]
  .map(e => e.getBoundingClientRect()).filter(r => r.height < 44 || r.width < 44).length"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("typed", ["glo", "quanta vita", "shade"])
def test_the_panel_is_as_sound_as_a_page(opens: Opens, scheme: str, typed: str) -> None:
    page = opens("/", scheme=scheme)
    page.locator("#q").fill(typed)
    expect(page.locator("#results a").first).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(TYPED) == 0
