"""Take the pictures of docs/screenshots: `python -m tests.browser.screenshots`.

Pages at the width of a phone, from the shipped data, in a window as tall as the page (but not
taller than two phones) so that the search lies at its end.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from app.games.all import GAMES
from app.library.load import load, read
from app.main import create_app
from app.proofs.judge import validator
from app.settings import Settings, shipped
from tests.browser.conftest import PHONE, launching
from tests.serving import serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
GAME = "turno-di-guardia"
ENTRY = f"/{GAME}/ombra-nel-cimitero?errore=1&passo=1"
Scheme = Literal["light", "dark"]
PICTURES: dict[str, tuple[str, Scheme]] = {
    "entry-light": (ENTRY, "light"),
    "entry-dark": (ENTRY, "dark"),
    "search-light": ("/cerca?q=ombra+nel+cimitero", "light"),
    "card-dark": (f"/{GAME}/vampiro", "dark"),
    "home-light": ("/", "light"),
}
TALLEST = 1430


def take(browser: Browser, address: str, path: str, scheme: Scheme, file: Path) -> None:
    """Take one picture."""
    page = browser.new_page(viewport=PHONE, color_scheme=scheme, device_scale_factor=1.5)
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    height = min(int(page.evaluate("document.documentElement.scrollHeight")), TALLEST)
    page.set_viewport_size({"width": PHONE["width"], "height": height})
    page.screenshot(path=file)
    page.close()


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "arbitro.sqlite3"
        content = read(shipped("data"), {slug: validator(game) for slug, game in GAMES.items()})
        load(database, content, "0")
        app = create_app(Settings(database, "127.0.0.1", 8000))
        with serving(app) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launching())
            for name, (path, scheme) in PICTURES.items():
                take(browser, address, path, scheme, FOLDER / f"{name}.png")
            browser.close()


if __name__ == "__main__":
    main()
