"""What is measured, in this process and on few entries."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli.bench import compare, questions, sections
from app.cli.bench.engines import Engine, Games
from app.cli.bench.needs import CannotMeasure
from app.cli.bench.ours import ours
from app.cli.bench.sections import today
from app.library.evaluate import QuestionsError


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of its own would take seconds to start."""

    def apart(work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(sections, "apart", apart)
    monkeypatch.setattr(sections, "_WARMING", 1)


def _asked(tmp_path: Path, *questions: tuple[str, str, str]) -> Path:
    file = tmp_path / "questions.jsonl"
    lines = [
        json.dumps({"q": text, "game": game, "cat": "question", "right": [right]})
        for text, game, right in questions
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_relevance_stands_beside_speed_for_every_way(lanterne_file: Path, tmp_path: Path) -> None:
    file = _asked(
        tmp_path,
        ("Due segnalini nebbia sulla stessa casella contano doppio?", "lan", "lan-005"),
        ("limite di navi al pontile", "por", "por-002"),  # no entry cites it: missed
    )
    speed, cost = today(lanterne_file, file, 1000).tables
    assert speed.caption == "10 entries in 2 games, 2 questions of questions.jsonl; times in ms:"
    assert speed.head[-2:] == ("Success@1", "Success@5")
    assert {row[-2] for row in speed.rows} == {".50"}
    assert [row[-1] for row in speed.rows] == [".50", "–", ".50", ".50", ".50"]
    assert [row[0] for row in cost.rows] == ["arbitro search", "FTS5", "tantivy", "bm25s"]
    assert [row[-1] for row in cost.rows] == ["in memory", "on disk", "on disk", "in memory"]


def test_without_a_file_it_asks_what_stands_in_the_entries_and_judges_nothing(
    lanterne_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "EVERY", 1)
    section = today(lanterne_file, None, 1000)
    speed, _ = section.tables
    assert re.search(r"4 ways of asking, every 7th that an entry holds", speed.caption)
    assert "Success@1" not in speed.head
    assert re.fullmatch(r"FTS5 was given a (block|column) .*\.", section.notes[0])


def test_of_too_many_questions_some_are_left_out(lanterne_file: Path, tmp_path: Path) -> None:
    file = _asked(tmp_path, *[(f"nebbia {at}", "lan", "lan-005") for at in range(9)])
    speed, _ = today(lanterne_file, file, 5).tables
    assert ", 5 questions of " in speed.caption


def test_questions_about_no_game_that_is_loaded_are_refused(
    lanterne_file: Path, tmp_path: Path
) -> None:
    with pytest.raises(CannotMeasure, match=r"there are no questions of questions\.jsonl"):
        today(lanterne_file, _asked(tmp_path, ("ombra", "tdg", "tdg-019")), 1000)


def test_a_line_that_is_no_question_is_named(lanterne_file: Path, tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text('{"q": 1}\n', encoding="utf-8")
    with pytest.raises(QuestionsError, match=r"questions\.jsonl:1: "):
        today(lanterne_file, file, 1000)


def test_over_all_games_our_engine_is_asked_anew(
    lanterne_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it remembers of the questions asked in game would be measured."""
    built: list[Engine] = []

    def noted(games: Games) -> Engine:
        built.append(ours(games))
        return built[-1]

    monkeypatch.setattr(compare, "ours", noted)
    today(lanterne_file, _asked(tmp_path, ("nebbia", "lan", "lan-005")), 1000)
    assert len(built) == 2
