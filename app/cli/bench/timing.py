"""Asking several engines the same questions in turn, and what the times come to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from time import perf_counter, perf_counter_ns

from app.cli.bench.engines import Ask
from app.cli.bench.questions import Posed

_FEWEST = 30  # questions, however long they take


@dataclass(frozen=True)
class Answered:
    """What a question took, in ms, and the rank of the first right hit, from 1, or None."""

    ms: float
    rank: int | None


@dataclass(frozen=True)
class Times:
    """Over so many questions, in ms."""

    asked: int
    median: float
    p99: float


def interleaved(
    ways: Mapping[str, Ask], questions: Sequence[Posed], in_game: bool, seconds: float
) -> dict[str, list[Answered]]:
    """Ask each question once in each way, and stop early when the seconds are over.

    Who is asked first changes from question to question. An engine that has been asked a question
    before would be measured by what it remembers of it: it has to be a new one.
    """
    answered: dict[str, list[Answered]] = {name: [] for name in ways}
    names = list(ways)
    end = perf_counter() + seconds
    for at, posed in enumerate(questions):
        if at >= _FEWEST and perf_counter() > end:
            break
        for name in names[at % len(names) :] + names[: at % len(names)]:
            begun = perf_counter_ns()
            hits = ways[name](posed.text, posed.game if in_game else None)
            took = (perf_counter_ns() - begun) / 1e6
            rank = next((rank for rank, id_ in enumerate(hits, 1) if id_ in posed.right), None)
            answered[name].append(Answered(took, rank))
    return answered


def times(answered: Sequence[Answered]) -> Times:
    """Return the median and the 99th percentile, the time that 99 of 100 do not exceed."""
    took = sorted(one.ms for one in answered)
    return Times(len(took), median(took), took[ceil(0.99 * len(took)) - 1])


def success(questions: Sequence[Posed], answered: Sequence[Answered], within: int) -> float | None:
    """Return the share of the questions with an answer whose hits hold it among the first."""
    ranks = [
        one.rank for posed, one in zip(questions, answered, strict=False) if posed.answerable
    ]  # asking may have stopped early
    return (
        sum(rank is not None and rank <= within for rank in ranks) / len(ranks) if ranks else None
    )
