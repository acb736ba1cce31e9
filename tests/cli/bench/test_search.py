"""`bench search` and `bench` alone, from the shell; how fast a machine is, no test can say."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.cli.bench import commands
from app.cli.main import cli
from tests.cli.conftest import Arbitro

ENGINES = ["arbitro search", "arbitro ask", "FTS5", "tantivy", "bm25s"]


@pytest.fixture(scope="module")
def questions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    asked = [
        {"q": "vita ombra nel cimitero", "game": "tdg", "cat": "keywords", "right": ["tdg-019"]},
        {
            "q": "quanta vita dà l'ombra in cima al cimitero?",
            "game": "tdg",
            "cat": "question",
            "right": ["tdg-019"],
        },
        {"q": "che tempo fa domani", "game": "tdg", "cat": "none", "right": []},
    ]
    file = tmp_path_factory.mktemp("asked") / "questions.jsonl"
    file.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    return file


def _rows(told: str) -> list[list[str]]:
    """Return the cells of all tables' rows."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in told.splitlines()
        if line.startswith("| ") and not line.startswith(("|  ", "| --"))
    ]


def test_it_tells_today_and_made_entries_and_writes_the_page(
    arbitro: Arbitro, database: Path, questions: Path
) -> None:
    (database.parent / "docs").mkdir()
    ran = arbitro(
        "bench",
        "search",
        "--questions",
        str(questions),
        "--entries",
        "1000",
        "--most",
        "40",
        "--write",
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "4 games, 3 questions of questions.jsonl; times in ms:" in ran.stdout
    assert re.search(r"1,000 made entries in 10 games, \d+ questions about 10 of them", ran.stdout)
    rows = _rows(ran.stdout)
    engines = [name for name in ENGINES if name != "arbitro ask"]
    assert [row[0] for row in rows] == [*ENGINES, *engines] * 2
    assert rows[0][-2:] == ["1.00", "1.00"]
    assert all(row[3] == row[6] == "1.00×" for row in (rows[2], rows[11]))
    page = (database.parent / "docs" / "search-speed.md").read_text(encoding="utf-8")
    assert _rows(page) == rows
    assert page.count("Not measured yet: ") == 2


def test_alone_it_plays_games_and_asks_today_s_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(commands, "games", lambda: done.append("games"))
    monkeypatch.setattr(commands, "search", lambda: done.append("search"))
    for arguments in ([], ["--help"]):
        CliRunner().invoke(cli, ["bench", *arguments])
    assert done == ["games", "search"]


def test_without_the_folder_of_docs_nothing_is_measured(arbitro: Arbitro, tmp_path: Path) -> None:
    refused = arbitro("bench", "search", "--write", folder=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == (
        "--write makes docs/search-speed.md, but here is no docs: run it at the top\n"
    )
