"""The search as somebody types, and without JavaScript."""

import re

import pytest
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
