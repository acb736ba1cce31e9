"""The built wheel works from any folder: data, templates, static files and migrations inside."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and unpack it, as an installer does, into a folder of its own."""
    dist = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", dist, ROOT],
        check=True,
        capture_output=True,
    )
    site = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    return site


def _arbitro(installed: Path, folder: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", "from app.cli import main; main()", *args],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(installed), "ARBITRO_DB": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )


def test_the_wheel_holds_what_it_needs(installed: Path) -> None:
    shipped = installed / "app" / "shipped"
    assert (shipped / "data" / "turno-di-guardia" / "game.yaml").is_file()
    assert (shipped / "templates" / "base.html").is_file()
    assert (shipped / "migrations" / "env.py").is_file()
    assert list((installed / "app" / "static").rglob("*.css"))


def test_it_loads_and_answers_from_any_folder(installed: Path, tmp_path: Path) -> None:
    _arbitro(installed, tmp_path, "load")
    assert (tmp_path / "arbitro.sqlite3").is_file()
    found = _arbitro(installed, tmp_path, "search", "vita ombra nel cimitero", "--json")
    assert json.loads(found.stdout)["hits"][0]["slug"] == "ombra-nel-cimitero"
