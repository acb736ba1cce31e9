"""Asking in turn: who is asked what, in which order, and which rank a hit has."""

import pytest

from app.cli.bench.questions import Posed
from app.cli.bench.timing import Answered, interleaved, success, times

QUESTIONS = [Posed(f"domanda {at}", "lanterne", frozenset({f"lanterne/{at}"})) for at in range(40)]


def test_every_way_is_asked_each_question_once_and_begins_in_turn() -> None:
    asked: list[tuple[str, str, str | None]] = []

    def way(name: str, text: str, game: str | None) -> list[str]:
        asked.append((name, text, game))
        return []

    ways = {name: lambda text, game, name=name: way(name, text, game) for name in "abc"}
    interleaved(ways, QUESTIONS[:4], in_game=True, seconds=60)
    assert [name for name, *_ in asked] == [*"abc", *"bca", *"cab", *"abc"]
    assert {(text, game) for _, text, game in asked} == {
        (posed.text, "lanterne") for posed in QUESTIONS[:4]
    }
    asked.clear()
    interleaved(ways, QUESTIONS[:1], in_game=False, seconds=60)
    assert [game for *_, game in asked] == [None] * 3


def test_the_rank_is_that_of_the_first_right_hit() -> None:
    hits = ["lanterne/9", "lanterne/1", "lanterne/0"]
    found = interleaved({"a": lambda *_: hits}, QUESTIONS[:3], in_game=True, seconds=60)
    assert [one.rank for one in found["a"]] == [3, 2, None]
    assert all(one.ms > 0 for one in found["a"])


def test_it_stops_when_the_seconds_are_over_but_not_before_thirty_questions() -> None:
    found = interleaved({"a": lambda *_: []}, QUESTIONS, in_game=True, seconds=0)
    assert len(found["a"]) == 30


def test_the_median_and_the_time_that_ninety_nine_of_a_hundred_do_not_exceed() -> None:
    found = times([Answered(float(ms), None) for ms in range(200, 0, -1)])
    assert (found.asked, found.median, found.p99) == (200, 100.5, 198.0)
    assert times([Answered(3.0, None)]).p99 == 3.0


def test_success_is_shared_among_the_questions_that_have_an_answer() -> None:
    none = Posed("che tempo fa", "lanterne", frozenset(), answerable=False)
    questions = [*QUESTIONS[:4], none, *QUESTIONS[5:]]
    answered = [Answered(1.0, rank) for rank in (1, 5, 6, None, None)]
    assert success(questions, answered, 1) == pytest.approx(1 / 4)
    assert success(questions, answered, 5) == pytest.approx(2 / 4)
    assert success([none], answered[4:], 1) is None
