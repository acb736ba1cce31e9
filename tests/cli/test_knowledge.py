"""load, coverage and eval, from the shell."""

import json
from pathlib import Path

from tests.cli.conftest import Arbitro


def test_a_second_load_finds_nothing_to_do(arbitro: Arbitro) -> None:
    assert arbitro("load").stdout.splitlines()[-1] == "unchanged"


def test_coverage_names_what_is_missing(arbitro: Arbitro) -> None:
    told = json.loads(arbitro("coverage", "--json").stdout)
    assert set(told) == {"statements", "covered", "missing"}
    assert told["covered"] + len(told["missing"]) == told["statements"]
    named = {f"tdg-{number:03}" for number in range(8, 41)}
    assert not named & set(told["missing"])


def test_eval_has_the_shape_that_is_promised(arbitro: Arbitro, tmp_path: Path) -> None:
    questions = [
        {"q": "vita ombra nel cimitero", "game": "tdg", "cat": "keywords",
         "right": ["tdg-019"], "best": "tdg-019"},
        {"q": "che tempo fa domani", "game": "tdg", "cat": "none", "right": [], "best": None},
        {"q": "morale iniziale", "game": "zzz", "cat": "keywords",
         "right": ["zzz-006"], "best": "zzz-006"},
    ]  # fmt: skip
    file = tmp_path / "questions.jsonl"
    file.write_text("\n".join(json.dumps(q) for q in questions), "utf-8")
    told = json.loads(arbitro("eval", str(file), "--json").stdout)
    for scope in ("in_game", "all_games"):
        assert set(told[scope]) == {
            "n", "success_at_1", "success_at_5", "mrr_10", "declined_none",
            "declined_answerable", "answer_precision", "answer_recall", "by_category", "by_game",
        }  # fmt: skip
        assert told[scope]["n"] == 2
        assert told[scope]["success_at_1"] == 1.0
    assert told["left_out"] == 1


def test_eval_names_the_line_that_is_no_question(arbitro: Arbitro, tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text('{"q": "ombra"\n', "utf-8")
    wrong = arbitro("eval", str(file))
    assert wrong.returncode == 2
    assert f"{file}:1" in wrong.stderr


def test_a_bad_port_is_one_sentence(arbitro: Arbitro) -> None:
    wrong = arbitro("serve", ARBITRO_PORT="ottomila")
    assert wrong.returncode == 2
    assert "ARBITRO_PORT" in wrong.stderr


def test_a_file_that_cannot_be_read_is_said_in_a_sentence(arbitro: Arbitro, tmp_path: Path) -> None:
    refused = arbitro("eval", str(tmp_path))
    assert (refused.returncode, refused.stderr) == (2, f"{tmp_path}: Is a directory\n")


def test_a_database_that_is_none_is_said_in_a_sentence(arbitro: Arbitro, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no database " * 99, encoding="utf-8")
    refused = arbitro("load", ARBITRO_DB=str(text))
    assert refused.returncode == 2
    assert refused.stderr == (
        f"{text} cannot be written (file is not a database): nothing was changed\n"
    )
