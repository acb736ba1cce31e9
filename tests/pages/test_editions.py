"""A page is made of one load, whatever is loaded while it is made."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.library.read import Library
from app.library.snapshot import Snapshot
from app.main import create_app
from app.settings import Settings
from tests.pages.conftest import CHOICE, GAME
from tests.serving import serving


class Counting(Library):
    """A knowledge base that counts how often its newest load is looked up."""

    looked_up = 0

    def snapshot(self) -> Snapshot:
        self.looked_up += 1
        return super().snapshot()


@pytest.fixture(scope="module")
def counting(database: Path) -> Iterator[tuple[Counting, httpx.Client]]:
    app = create_app(Settings(database, "127.0.0.1", 8000))
    library = app.state.library = Counting(database)
    with serving(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        yield library, client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        f"/{GAME}",
        f"/{GAME}/{CHOICE}",
        f"/{GAME}/{CHOICE}/prova",
        f"/{GAME}/mutaforma",
        f"/{GAME}/cimitero",
        "/cerca?q=ombra",
        f"/cerca/risultati?q=ombra&gioco={GAME}",
        "/temi.css",
    ],
)
def test_a_page_looks_up_the_newest_load_once(
    counting: tuple[Counting, httpx.Client], path: str
) -> None:
    library, client = counting
    before = library.looked_up
    assert client.get(path).status_code == 200
    assert library.looked_up == before + 1
