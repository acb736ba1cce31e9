"""A made-up knowledge base as the benches see it, and the shipped one."""

from collections.abc import Iterator

import pytest

from app.library.load import load, read
from app.library.read import Library
from app.library.snapshot import Shelved, Snapshot
from tests.library.conftest import FILES, write
from tests.shipped import CONTENT


@pytest.fixture(scope="session")
def lanterne(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Snapshot]:
    """Two small games."""
    folder = tmp_path_factory.mktemp("lanterne")
    write(folder / "data", FILES)
    load(folder / "arbitro.sqlite3", read(folder / "data", {}), "1.0")
    library = Library(folder / "arbitro.sqlite3")
    yield library.snapshot()
    library.close()


@pytest.fixture(scope="session")
def shipped_games() -> dict[str, Shelved]:
    return {
        slug: Shelved(game.game, game.sources, game.entries.values())
        for slug, game in CONTENT.games.items()
    }
