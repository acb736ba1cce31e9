"""A check as a reader sees it: both runs step by step, in sentences and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine.claims import Asks
from app.engine.errors import EngineError, Unreachable
from app.engine.game import Game, View
from app.engine.knobs import Knob
from app.engine.outcomes import outcomes
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.engine.scenario import Case, Run, read_case, run
from app.engine.telling import plain
from app.engine.trace import Item, Line
from app.library.schema import Entry
from app.proofs.saying import Observed, ended, observed


@dataclass(frozen=True)
class Step:
    """One line of a run that has a sentence.

    `because` is the entry whose rule brought it about, `entries` all that had a hand in it;
    `picture` is the table right after it, and `position` the same in words.
    """

    number: int
    kind: str
    sentence: str
    because: str | None
    entries: tuple[str, ...]
    bill: tuple[Item, ...]
    words: Any
    value: Any
    position: Any
    picture: Any


@dataclass(frozen=True)
class RunShown:
    """One run of a case: where it starts, its steps, and what came of it.

    `future` says which of the futures that a claim asks for its steps go on to, if any.
    """

    position: Any
    picture: Any
    steps: tuple[Step, ...]
    outcome: tuple[Observed, ...]
    ended: str | None
    end_position: Any
    end_picture: Any
    future: str | None = None


@dataclass(frozen=True)
class CaseShown:
    """A case with its knobs as turned; several runs side by side where players may choose.

    `more` says that there are further ways to choose than are shown.
    """

    number: int
    knobs: tuple[Knob, ...]
    turned: Mapping[str, Any]
    as_judged: bool
    ruled: tuple[RunShown, ...]
    misreading: str | None
    without: tuple[str, ...]
    misread: tuple[RunShown, ...]
    more: bool = False


def show(
    game: Game[Any], entry: Entry, number: int = 0, turned: Mapping[str, Any] | None = None
) -> CaseShown:
    """Play a case of an entry's check both ways, its knobs turned.

    Raises `IndexError` for a case that there is not, `KnobError` for a knob or value that there
    is not, and `Unreachable` where no game has the turned position.
    """
    place, words = entry.cases[number]
    case = read_case(words, game, entry.slug, turned, place)
    values = {knob.name: (turned or {}).get(knob.name, knob.value) for knob in case.knobs}
    judged = all(knob.value == values[knob.name] for knob in case.knobs)
    faults = game.faults(case.given)
    if faults:
        raise Unreachable(f"no game reaches this position: {'; '.join(faults)}")
    without = case.otherwise.without if case.otherwise else ()
    ruled, more = _runs(game, case, game.rulebook.played(), judged)
    misread, more_misread = (
        _runs(game, case, game.rulebook.played(without), judged) if without else ([], False)
    )
    return CaseShown(
        number=number,
        knobs=case.knobs,
        turned=values,
        as_judged=judged,
        ruled=tuple(_all_shown(game, case, ruled, misread)),
        misreading=case.otherwise.misreading if case.otherwise else None,
        without=without,
        misread=tuple(_all_shown(game, case, misread, ruled)),
        more=more or more_misread,
    )


def _runs(
    game: Game[Any], case: Case[Any], rules: Rules[Any], judged: bool
) -> tuple[list[Run[Any]], bool]:
    """Play a case: as it is judged, or turned, in every way in which its choices can be made."""
    if judged:
        return [run(case, rules)], False
    found = outcomes(game, case, rules)
    return [outcome.run for outcome in found], found.more


@dataclass(frozen=True)
class _Going:
    """How a run goes on, as its page shows it: to the end of its script, or to one future."""

    lines: tuple[Line, ...]
    state: Any
    future: str | None = None


def _all_shown(
    game: Game[Any], case: Case[Any], runs: list[Run[Any]], others: list[Run[Any]]
) -> Iterator[RunShown]:
    for played in runs:
        futures = _futures(game, case, played)
        outcome = tuple(observed(game.view, claim, played, others) for claim in case.then)
        told = tuple(seen for seen in outcome if seen.sentence)
        for going in futures or [_Going(tuple(played.play.trace), played.play.state)]:
            yield _shown(game.view, played, told, going)


def _futures(game: Game[Any], case: Case[Any], played: Run[Any]) -> list[_Going]:
    """Return each outcome of a step that the case asks the futures of, in the order found."""
    asked = [claim.query for claim in case.then if isinstance(claim, Asks)]
    found = next(filter(None, map(game.futures_of, asked)), None)
    if found is None or played.ended:
        return []
    before = tuple(line for line in played.play.trace if line.what not in asked)
    told: dict[str, _Going] = {}
    try:
        for play in played.play.futures(found.step):
            going = _Going((*before, *play.trace), play.state, found.told(play))
            told.setdefault(going.future or "", going)
    except EngineError:
        return []
    return list(told.values())


def _shown(view: View, played: Run[Any], outcome: tuple[Observed, ...], going: _Going) -> RunShown:
    rules = played.play.rules
    return RunShown(
        position=plain(played.start),
        picture=_picture(view, rules, played.start),
        steps=tuple(_steps(view, rules, going.lines)),
        outcome=outcome,
        ended=ended(view, played.ended) if played.ended else None,
        end_position=plain(going.state),
        end_picture=_picture(view, rules, going.state, going.lines),
        future=going.future,
    )


def _steps(view: View, rules: Rules[Any], lines: Sequence[Line]) -> Iterator[Step]:
    told: set[str] = set()
    number = 0
    for at, line in enumerate(lines, 1):
        sentence = view.sentence(line)
        # A life or a cost asked for again is no news.
        if not sentence or (line.kind == "asked" and sentence in told):
            continue
        told.add(sentence)
        number += 1
        yield Step(
            number=number,
            kind=line.kind,
            sentence=sentence,
            because=line.because,
            entries=line.entries,
            bill=line.bill,
            words=plain(line.what),
            value=plain(line.value) if line.kind in ("asked", "chose") else None,
            position=plain(line.state),
            picture=_picture(view, rules, line.state, lines[:at]),
        )


def _picture(view: View, rules: Rules[Any], state: Any, lines: Iterable[Line] = ()) -> Any:
    return view.picture(Play(rules, state, past=lines))
