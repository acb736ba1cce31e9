import json
from pathlib import Path
from typing import Any

import pytest

from app.library.evaluate import QuestionsError, evaluate, game_codes, read_questions
from app.library.read import Library, NotLoaded

QUESTIONS = [
    # Found first; answered.
    ("posso salire due piani?", "lan", "question", ["lan-003"]),
    # Found second: the card comes first, and cites another statement.
    ("civetta", "lan", "keywords", ["lan-004"]),
    # Not found at all; declined.
    ("xyzzy", "lan", "keywords", ["lan-005"]),
    # Nothing answers it, and it is declined.
    ("quanto costa il gioco?", "lan", "none", []),
    # Nothing answers it, but an entry seems to.
    ("gemma", "lan", "none", []),
    ("limite di navi al pontile?", "por", "paraphrase", ["por-001"]),
    # Of a game that is not loaded.
    ("focus", "glo", "question", ["glo-001"]),
]


@pytest.fixture
def questions(tmp_path: Path) -> Path:
    file = tmp_path / "questions.jsonl"
    lines = [
        {"q": q, "game": game, "cat": cat, "right": right, "best": right[0] if right else None}
        for q, game, cat, right in QUESTIONS
    ]
    file.write_text("\n".join(json.dumps(line) for line in lines) + "\n\n", "utf-8")
    return file


def test_the_codes_of_games_are_the_prefixes_of_their_statements(library: Library) -> None:
    assert game_codes(library.snapshot()) == {"lan": "lanterne", "por": "porto"}


def test_measures_are_shares_over_the_questions_they_are_about(
    library: Library, questions: Path
) -> None:
    found = evaluate(library, questions)
    assert list(found) == ["in_game", "all_games", "left_out"]
    assert found["left_out"] == 1
    in_game = found["in_game"]
    assert {key: in_game[key] for key in in_game if not key.startswith("by_")} == {
        "n": 6,
        "success_at_1": 0.5,
        "success_at_5": 0.75,
        "mrr_10": 0.625,
        "declined_none": 0.5,
        "declined_answerable": 0.25,
        "answer_precision": 0.5,
        "answer_recall": 0.5,
    }
    assert in_game["by_game"]["por"]["success_at_1"] == 1.0
    assert in_game["by_category"]["keywords"] == {
        "n": 2,
        "success_at_1": 0.0,
        "success_at_5": 0.5,
        "mrr_10": 0.25,
        "declined_none": None,
        "declined_answerable": 0.5,
        "answer_precision": 0.0,
        "answer_recall": 0.0,
    }
    assert in_game["by_category"]["none"]["success_at_1"] is None
    assert list(in_game["by_category"]) == ["keywords", "none", "paraphrase", "question"]


def test_all_games_are_measured_in_the_same_shape(library: Library, questions: Path) -> None:
    found = evaluate(library, questions)
    assert found["all_games"].keys() == found["in_game"].keys()
    assert found["all_games"]["n"] == 6
    assert json.loads(json.dumps(found)) == found


def test_an_entry_is_right_only_where_it_cites_a_right_statement(
    library: Library, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.jsonl"
    line = {"q": "posso salire due piani?", "game": "lan", "cat": "question"}
    file.write_text(json.dumps({**line, "right": ["lan-005"]}), "utf-8")
    assert evaluate(library, file)["in_game"]["success_at_1"] == 0.0


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", r"questions\.jsonl:2: Invalid JSON"),
        ('{"q": "x"}', r"questions\.jsonl:2: game: Field required"),
        ('{"q": 1, "game": "lan", "cat": "x", "right": []}', r"questions\.jsonl:2: q: "),
        ('{"q": "x", "game": "lan", "cat": "x", "right": "y"}', r"questions\.jsonl:2: right: "),
        ("[]", r"questions\.jsonl:2: "),
    ],
)
def test_a_malformed_line_is_named(
    library: Library, questions: Path, line: str, message: str
) -> None:
    lines: list[Any] = questions.read_text("utf-8").splitlines()
    questions.write_text("\n".join([lines[0], line, *lines[1:]]), "utf-8")
    with pytest.raises(QuestionsError, match=message):
        evaluate(library, questions)


def test_what_was_typed_may_hold_any_sign(tmp_path: Path) -> None:
    file = tmp_path / "signs.jsonl"
    line = {"q": "a\u2028b\u0085c", "game": "lan", "cat": "x", "right": [], "more": 1}
    file.write_text(json.dumps(line, ensure_ascii=False) + "\r\n", "utf-8", newline="")
    (question,) = read_questions(file)
    assert question.q == "a\u2028b\u0085c"
    file.write_bytes(b"\xff")
    with pytest.raises(QuestionsError, match="is not UTF-8"):
        read_questions(file)


def test_no_questions_give_no_shares(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("\n", "utf-8")
    assert read_questions(file) == []
    found = evaluate(library, file)["in_game"]
    assert (found["n"], found["success_at_1"], found["by_game"]) == (0, None, {})


def test_without_content_there_is_nothing_to_measure(tmp_path: Path, questions: Path) -> None:
    with pytest.raises(NotLoaded):
        evaluate(Library(tmp_path / "none.sqlite3"), questions)
