"""The command line as a person runs it: the installed script, a database of its own."""

import os
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

Arbitro = Callable[..., "subprocess.CompletedProcess[str]"]
SCRIPT = Path(sysconfig.get_path("scripts")) / "arbitro"


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cli") / "arbitro.sqlite3"


@pytest.fixture(scope="session")
def arbitro(database: Path) -> Arbitro:
    """Run `arbitro` with arguments; the first call loads the data."""

    def run(
        *args: str, folder: Path = database.parent, **environment: str
    ) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [SCRIPT, *args],
            env={**os.environ, "ARBITRO_DB": str(database), **environment},
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    loaded = run("load")
    assert loaded.returncode == 0, loaded.stderr
    return run
