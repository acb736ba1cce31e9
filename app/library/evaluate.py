"""How well search and ask do on a file of questions as players type them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from app.library.read import Library
from app.library.search import Hit
from app.library.snapshot import Snapshot

_DEEP = 10  # hits looked at


class QuestionsError(ValueError):
    """A line of the file that is no question; the message says `file:line: what`."""


class Question(BaseModel):
    """A line of the file: what was typed, about which game (a code), and what answers it.

    `right` holds the statements that answer it, none where none does; `best` the first of them.
    """

    model_config = ConfigDict(frozen=True)

    q: str
    game: str
    cat: str
    right: tuple[str, ...]
    best: str | None = None


@dataclass(frozen=True)
class _Outcome:
    question: Question
    rank: int | None  # of the first right hit, from 1
    declined: bool
    answered_right: bool


def read_questions(file: Path) -> list[Question]:
    """Read the questions, one JSON object a line. Raises `QuestionsError` naming file and line."""
    try:
        # Not splitlines: what was typed may hold separators of lines that JSON does not escape.
        lines = file.read_text(encoding="utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise QuestionsError(f"{file}: is not UTF-8 text") from error
    questions = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            questions.append(Question.model_validate_json(line))
        except ValidationError as error:
            first = error.errors()[0]
            field = ".".join(str(part) for part in first["loc"])
            what = f"{field}: {first['msg']}" if field else first["msg"]
            raise QuestionsError(f"{file}:{number}: {what}") from error
    return questions


def evaluate(library: Library, file: Path) -> dict[str, Any]:
    """Ask every question within its game, and again over all games.

    Returns `in_game` and `all_games`, each with `n`, `success_at_1`, `success_at_5`, `mrr_10`
    (over the questions with an answer; a hit is right when its entry cites a right statement),
    `declined_none`, `declined_answerable`, `answer_precision` (of the answers given, how many are
    right), `answer_recall` (of the questions with an answer, how many get it), `by_category` and
    `by_game`; and `left_out`, the
    number of questions of games that are not loaded. Shares are from 0 to 1, or None over no
    question. Raises `QuestionsError` and `NotLoaded`.
    """
    snapshot = library.snapshot()
    codes = game_codes(snapshot)
    questions = read_questions(file)
    known = [question for question in questions if question.game in codes]
    return {
        "in_game": in_game(snapshot, known),
        "all_games": _measures(snapshot, known, lambda _: None),
        "left_out": len(questions) - len(known),
    }


def in_game(snapshot: Snapshot, questions: Iterable[Question]) -> dict[str, Any]:
    """Ask every question within its game, which must be loaded; measures as `evaluate` has them."""
    codes = game_codes(snapshot)
    return _measures(snapshot, questions, lambda question: codes[question.game])


def game_codes(snapshot: Snapshot) -> dict[str, str]:
    """Return the game of each prefix of statement ids: `tdg` of `tdg-008`, say."""
    return {
        statement.split("-")[0]: slug
        for slug, game in snapshot.games.items()
        for statement in game.sources.statements
    }


def _measures(
    snapshot: Snapshot, questions: Iterable[Question], scope: Callable[[Question], str | None]
) -> dict[str, Any]:
    outcomes = [_outcome(snapshot, question, scope(question)) for question in questions]
    return {
        **_shares(outcomes),
        "by_category": _by(outcomes, lambda question: question.cat),
        "by_game": _by(outcomes, lambda question: question.game),
    }


def _outcome(snapshot: Snapshot, question: Question, game: str | None) -> _Outcome:
    page = snapshot.searcher.search(question.q, game, (), None, _DEEP, 0)
    answer = snapshot.searcher.ask(question.q, game).answer

    def is_right(hit: Hit) -> bool:
        cites = snapshot.games[hit.line.game].entries[hit.line.slug].cites
        return not set(question.right).isdisjoint(cites)

    rank = next((rank for rank, hit in enumerate(page.hits, start=1) if is_right(hit)), None)
    return _Outcome(question, rank, answer is None, answer is not None and is_right(answer))


def _by(
    outcomes: Iterable[_Outcome], key: Callable[[Question], str]
) -> Mapping[str, Mapping[str, Any]]:
    groups: dict[str, list[_Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[key(outcome.question)].append(outcome)
    return {name: _shares(groups[name]) for name in sorted(groups)}


def _shares(outcomes: list[_Outcome]) -> dict[str, Any]:
    answerable = [outcome for outcome in outcomes if outcome.question.right]
    none = [outcome for outcome in outcomes if not outcome.question.right]
    ranks = [outcome.rank for outcome in answerable]
    return {
        "n": len(outcomes),
        "success_at_1": _mean(rank is not None and rank == 1 for rank in ranks),
        "success_at_5": _mean(rank is not None and rank <= 5 for rank in ranks),
        "mrr_10": _mean(0.0 if rank is None else 1 / rank for rank in ranks),
        "declined_none": _mean(outcome.declined for outcome in none),
        "declined_answerable": _mean(outcome.declined for outcome in answerable),
        "answer_precision": _mean(one.answered_right for one in outcomes if not one.declined),
        "answer_recall": _mean(outcome.answered_right for outcome in answerable),
    }


def _mean(values: Iterable[float]) -> float | None:
    found = list(values)
    return round(sum(found) / len(found), 4) if found else None
