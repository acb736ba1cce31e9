"""Every kind of page at 360 by 740: axe finds nothing, nothing sticks out, all can be touched."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it ships no types

from tests.browser.conftest import Opens
from tests.pages.conftest import CHOICE, GAME

PAGES = {
    "home": ("/", 200),
    "search": ("/cerca?q=ombra+nel+cimitero", 200),
    "search of a card": (f"/cerca?q=cimitero&gioco={GAME}&carta=ombra&tipo=regole", 200),
    "search to be narrowed": (f"/cerca?gioco={GAME}&carta=ombra", 200),
    "search of no kind": ("/cerca?q=ombra&tipo=carta", 422),
    "declined": ("/cerca?q=qual+%C3%A8+la+capitale+della+Mongolia", 200),
    "too long": (f"/cerca?q={'orso+' * 101}", 422),
    "game": (f"/{GAME}", 200),
    "entry": (f"/{GAME}/ombra-nel-cimitero", 200),
    "error side": (f"/{GAME}/ombra-nel-cimitero?errore=1&passo=2", 200),
    "long trace": (f"/{GAME}/rivela-dopo-l-abilita?passo=9", 200),
    "gap": (f"/{GAME}/linea-avanza?errore=1&passo=1", 200),
    "several outcomes": (f"/{GAME}/{CHOICE}?k_posto=7", 200),
    "bad knob": (f"/{GAME}/ombra-nel-cimitero?k_fuoco=99", 422),
    "unsettled": ("/lanterne/nebbia-doppia", 200),
    "fleets": ("/commodore/mischia-navi-in-piu?errore=1&passo=4", 200),
    "map": ("/gloomhaven/terreno-pericoloso?passo=2", 200),
    "map, several outcomes": ("/gloomhaven/destinazione-la-scelgono-i-giocatori?esito=1", 200),
    "ability cards": ("/gloomhaven/annullare-danno-due-scarti?errore=1&passo=1", 200),
    "land and bills": ("/revive/costruire-un-edificio?passo=5", 200),
    "unexplored land": ("/revive/gittata-tessera-intera?passo=1", 200),
    "card slots": ("/revive/interruttore-copia-senza-moduli?errore=1&passo=3", 200),
    "over the limit": ("/revive/eccesso-a-fine-azione?passo=3", 200),
    "card": (f"/{GAME}/ombra", 200),
    "hero": (f"/{GAME}/ladro", 200),
    "term": (f"/{GAME}/linea", 200),
    "nothing": ("/nulla", 404),
}
EACH = pytest.mark.parametrize(
    ("path", "status"), [pytest.param(*page, id=name) for name, page in PAGES.items()]
)
# What can be touched, but for links within a sentence.
TOUCHED = """() => [...document.querySelectorAll('a[href], button, select, #q, [id^=k-]')]
  .filter(e => e.checkVisibility() && !e.matches('.skip, p a, td a, .reckon'))
  .map(e => [e.getBoundingClientRect(), e])
  .filter(([r]) => r.height < 44 || r.width < 44)
  .map(([r, e]) => `${e.outerHTML.slice(0, 90)}: ${r.width} × ${r.height}`)"""


@EACH
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(opens: Opens, path: str, status: int, scheme: str) -> None:
    page = opens(path, scheme=scheme, expected=status)
    for details in page.locator("details").all():
        details.locator("summary").click()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@EACH
def test_nothing_sticks_out(opens: Opens, path: str, status: int) -> None:
    page = opens(path, expected=status)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@EACH
def test_everything_can_be_touched(opens: Opens, path: str, status: int) -> None:
    assert opens(path, expected=status).evaluate(TOUCHED) == []


def test_the_search_stays_under_the_thumb(opens: Opens) -> None:
    page = opens(f"/{GAME}")
    page.mouse.wheel(0, 2000)
    box = page.locator("#q").bounding_box()
    assert box is not None
    assert box["y"] > 740 * 0.8
    assert box["y"] + box["height"] <= 740


def test_the_dark_is_dark(opens: Opens) -> None:
    colours = [
        opens("/", scheme=scheme).evaluate("getComputedStyle(document.body).backgroundColor")
        for scheme in ("light", "dark")
    ]
    assert colours == ["rgb(247, 241, 230)", "rgb(20, 17, 13)"]


def test_the_book_face_is_there(opens: Opens) -> None:
    page = opens("/")
    assert page.evaluate("document.fonts.ready.then(f => [...f].map(x => x.status))") == ["loaded"]


def test_on_paper_both_sides_are_shown(opens: Opens) -> None:
    page = opens(f"/{GAME}/ombra-nel-cimitero")
    page.emulate_media(media="print")
    assert page.locator(".side:visible").count() == 2
    assert not page.locator(".dock").is_visible()
