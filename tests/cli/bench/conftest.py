"""A made-up knowledge base as the benches see it, and the shipped one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli.bench.made import Maker
from app.library.load import load, read
from app.library.read import Library
from app.library.snapshot import Shelved, Snapshot
from tests.library.conftest import FILES, write
from tests.shipped import CONTENT


@pytest.fixture(scope="session")
def lanterne_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of two small games."""
    folder = tmp_path_factory.mktemp("lanterne")
    write(folder / "data", FILES)
    load(folder / "arbitro.sqlite3", read(folder / "data", {}), "1.0")
    return folder / "arbitro.sqlite3"


@pytest.fixture(scope="session")
def lanterne(lanterne_file: Path) -> Iterator[Snapshot]:
    """Two small games."""
    library = Library(lanterne_file)
    yield library.snapshot()
    library.close()


@pytest.fixture(scope="session")
def maker(shipped_games: dict[str, Shelved]) -> Maker:
    return Maker(shipped_games)


@pytest.fixture(scope="session")
def shipped_games() -> dict[str, Shelved]:
    return {
        slug: Shelved(game.game, game.sources, game.entries.values())
        for slug, game in CONTENT.games.items()
    }
