"""A check as a reader sees it: both runs step by step, in sentences and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine.claims import Asks, Claim, Ends, Happens, Leaves, Permits
from app.engine.errors import (
    Circular,
    Endless,
    EngineError,
    IllegalDecision,
    Undecided,
    Unreachable,
)
from app.engine.game import Game, View
from app.engine.knobs import Knob
from app.engine.outcomes import outcomes
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.engine.scenario import Case, Run, read_case, run
from app.engine.telling import plain
from app.engine.trace import Item, Line
from app.library.schema import Entry

LISTED = 8  # options that a sentence names one by one


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
class Observed:
    """What a run shows where a claim looks, in words and as a sentence."""

    claim: Any
    saw: Any
    sentence: str


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
        outcome = tuple(_observed(game.view, claim, played, others) for claim in case.then)
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
        ended=_ended(view, played.ended) if played.ended else None,
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


def _observed(view: View, claim: Claim, played: Run[Any], others: list[Run[Any]]) -> Observed:
    try:
        saw = claim.saw(played)
        sentence = _sentence(view, claim, played, others)
    except EngineError as error:
        saw, sentence = str(error), _ended(view, error)
    return Observed(claim.words, saw, sentence)


def _sentence(view: View, claim: Claim, played: Run[Any], others: list[Run[Any]]) -> str:
    """Return in Italian what a run shows of a claim; empty where there is nothing to say."""
    match claim:
        case Asks():
            played.play.ask(claim.query)
            return view.sentence(played.line_of(claim.query)) or ""
        case Permits():
            return view.sentence(played.attempt(claim.event)) or ""
        case Happens():
            return _happened(view, claim, played, others)
        case Leaves():
            return ". ".join(view.part(key, played.play.state) for key in claim.parts) + "."
        case Ends():
            return _ended(view, played.ended) if played.ended else ""
    return ""


def _happened(view: View, claim: Happens, played: Run[Any], others: list[Run[Any]]) -> str:
    """Say that an event happened, or, in the words of a run in which it does, that it did not."""
    mine = _matching(claim, played)
    if mine:
        return view.sentence(mine) or ""
    other = next((line for run in others if (line := _matching(claim, run))), None)
    said = view.sentence(other) if other else None
    return f"Non succede: {said}" if said else ""


def _matching(claim: Happens, played: Run[Any]) -> Line | None:
    kinds = ("happened", "did")
    found = (
        line
        for line in played.play.trace
        if line.kind in kinds and claim.pattern.matches(line.what)
    )
    return next(found, None)


def _ended(view: View, error: EngineError) -> str:
    """Say in Italian how a run stopped."""
    match error:
        case Undecided():
            who = "Decide il caso" if error.choice.by == "fate" else "Decidono i giocatori"
            return f"{who}: {_options(view, error.options)}."
        case IllegalDecision():
            allowed = _options(view, error.options)
            return f"Questa scelta non è permessa; si può: {allowed or 'nulla'}."
        case Endless() | Circular():
            return "Non finisce mai: lo stesso effetto ricomincia all'infinito."
    return f"La posizione non basta per dirlo ({error})."


def _options(view: View, options: Iterable[Any]) -> str:
    """List options as players name them, those of one name together, or say how many there are."""
    names = Counter(view.option(option) for option in options)
    if len(names) > LISTED:
        return f"{names.total()} possibilità"
    return ", oppure ".join(
        name if count == 1 else f"{name} (una delle {count})" for name, count in names.items()
    )
