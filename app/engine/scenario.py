"""A check's case: given, when, then and otherwise, read from words and run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from app.engine.claiming import choice_words, claim
from app.engine.claims import Claim, Ends, Permits
from app.engine.errors import EngineError, IllegalDecision, Undecided
from app.engine.game import Game
from app.engine.kinds import Choice, Event, Query, S
from app.engine.knobs import Knob, read_knobs, set_knobs, turn, used_knobs
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.engine.telling import plain, said
from app.engine.trace import Line
from app.engine.words import Path, Problem, Vocabulary, WordsError

KEYS = ("knobs", "given", "when", "then", "otherwise")


@dataclass(frozen=True)
class Step:
    """One action or event, with the decisions and rolls that go with it."""

    event: Event[Any]
    choose: Mapping[str, tuple[Any, ...]]
    rolls: tuple[Any, ...]


@dataclass(frozen=True)
class Otherwise:
    """How the case is misread (or, if unsettled, otherwise read): without whose rules, and
    what then holds."""

    without: tuple[str, ...]
    misreading: str
    then: tuple[Claim, ...]


@dataclass(frozen=True)
class Case(Generic[S]):
    """A position, what is done in it, and what is claimed of it."""

    knobs: tuple[Knob, ...]
    given: S
    steps: tuple[Step, ...]
    then: tuple[Claim, ...]
    otherwise: Otherwise | None


@dataclass
class Run(Generic[S]):
    """A case as played once: the play at its end, and what went wrong on the way."""

    start: S
    play: Play[S]
    refused: list[Event[S]] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)
    ended: EngineError | None = None

    def attempt(self, event: Event[S]) -> Line:
        """Return the line of an event that `when` attempted, else of a try at the end."""
        for line in reversed(self.play.trace.lines):
            if line.what == event and line.depth == 0 and line.because is None:
                return line
        before = len(self.play.trace)
        self.play.allows(event)
        return self.play.trace.lines[before]

    def line_of(self, query: Query[S, Any]) -> Line:
        """Return the line of a query's last answer."""
        return next(
            line
            for line in reversed(self.play.trace.lines)
            if line.what == query and line.kind == "asked"
        )


def read_case(
    words: Any,
    game: Game[S],
    entry: str,
    turned: Mapping[str, Any] | None = None,
    path: Path = (),
) -> Case[S]:
    """Read a case, its knobs turned; raises `WordsError` and `KnobError`.

    `entry` is what a misreading leaves out unless it says `without`.
    """
    if not isinstance(words, Mapping):
        raise WordsError([Problem(path, f"a case is a mapping of {', '.join(KEYS)}")])
    unknown = [key for key in words if key not in KEYS]
    if unknown or "then" not in words:
        message = f"a case is a mapping of {', '.join(KEYS)}; then is needed"
        raise WordsError([Problem((*path, *unknown[:1]), message)])
    knobs = read_knobs(words.get("knobs", {}), (*path, "knobs"))
    used = used_knobs({key: held for key, held in words.items() if key != "knobs"})
    idle = [knob.name for knob in knobs if knob.name not in used]
    if idle:
        message = f"nothing in the case uses ${idle[0]}"
        raise WordsError([Problem((*path, "knobs", idle[0]), message)])
    values = turn(knobs, turned or {})
    held = {key: set_knobs(words[key], values, (*path, key)) for key in words if key != "knobs"}
    when = held.get("when", [])
    if not isinstance(when, list):
        raise WordsError([Problem((*path, "when"), "when is a list of actions and events")])
    return Case(
        knobs,
        game.words.position(held.get("given", {}), (*path, "given")),
        tuple(_step(step, game.words, (*path, "when", place)) for place, step in enumerate(when)),
        _claims(held["then"], game.words, (*path, "then")),
        _otherwise(held["otherwise"], game.words, entry, (*path, "otherwise"))
        if "otherwise" in held
        else None,
    )


def run(
    case: Case[S], rules: Rules[S], decisions: tuple[Any, ...] = (), *, lenient: bool = False
) -> Run[S]:
    """Play a case by these rules; decisions that the script lacks are taken from `decisions`.

    Where `lenient`, a scripted decision that is not legal counts as lacking.
    """
    script = _Script(list(decisions), lenient)
    played = Run(case.given, Play(rules, case.given, script.decide))
    for step in case.steps:
        script.turn_to(step)
        try:
            accepted = played.play.step(step.event)
        except EngineError as error:
            played.ended = error
            break
        if not accepted and played.attempt(step.event).kind in ("refused", "prevented"):
            played.refused.append(step.event)
        played.unasked.extend(script.left())
    return played


class _Script:
    """The decisions of the step under way, taken as they are asked for."""

    def __init__(self, spare: list[Any], lenient: bool) -> None:
        self.spare, self.lenient = spare, lenient
        self.choose: dict[str, list[Any]] = {}
        self.rolls: list[Any] = []

    def turn_to(self, step: Step) -> None:
        self.choose = {word: list(picks) for word, picks in step.choose.items()}
        self.rolls = list(step.rolls)

    def left(self) -> list[str]:
        return [word for word, picks in self.choose.items() if picks] + (
            ["rolls"] if self.rolls else []
        )

    def decide(self, choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        scripted = self.choose.get(choice.word()) or (self.rolls if choice.by == "fate" else [])
        if scripted:
            pick = scripted.pop(0)
            for option in options:
                if plain(option) == pick:
                    return option
            if not self.lenient:
                raise IllegalDecision(choice, pick, options)
        if self.spare:
            return self.spare.pop(0)
        raise Undecided(choice, options)


def _step(words: Any, vocabulary: Vocabulary[Any], path: Path) -> Step:
    if isinstance(words, str):
        words = {words: None}
    if not isinstance(words, Mapping):
        raise WordsError([Problem(path, "a step is an action or event")])
    choose, rolls = words.get("choose", {}), words.get("rolls", [])
    if not isinstance(choose, Mapping) or not isinstance(rolls, list):
        raise WordsError([Problem(path, "choose maps choices to decisions, rolls is a list")])
    known = choice_words(vocabulary)
    for word in choose:
        if word not in known:
            message = f"no choice {word!r}: one of {', '.join(known)}"
            raise WordsError([Problem((*path, "choose", word), message)])
    event = {key: held for key, held in words.items() if key not in ("choose", "rolls")}
    picks = {
        str(word): tuple(pick) if isinstance(pick, list) else (pick,)
        for word, pick in choose.items()
    }
    return Step(vocabulary.event(event, path), picks, tuple(rolls))


def _claims(words: Any, vocabulary: Vocabulary[Any], path: Path) -> tuple[Claim, ...]:
    if not isinstance(words, list) or not words:
        raise WordsError([Problem(path, "a list of claims, the one that answers first")])
    return tuple(claim(said, vocabulary, (*path, place)) for place, said in enumerate(words))


def _otherwise(words: Any, vocabulary: Vocabulary[Any], entry: str, path: Path) -> Otherwise:
    keys = {"without", "misreading", "then"}
    if not isinstance(words, Mapping) or not {"misreading", "then"} <= set(words) <= keys:
        raise WordsError([Problem(path, "otherwise has misreading and then, and may say without")])
    without = words.get("without", [entry])
    entries = [without] if isinstance(without, str) else without
    if not isinstance(entries, list) or not entries or not all(isinstance(e, str) for e in entries):
        raise WordsError([Problem((*path, "without"), "without names an entry, or several")])
    if not isinstance(words["misreading"], str) or not words["misreading"].strip():
        raise WordsError([Problem((*path, "misreading"), "misreading is one sentence")])
    return Otherwise(
        tuple(entries), words["misreading"], _claims(words["then"], vocabulary, (*path, "then"))
    )


def faults_of(played: Run[S], claims: tuple[Claim, ...]) -> list[str]:
    """Return why a run is not as claimed: the claims that fail, and how it stopped."""
    found = []
    if played.ended and not any(isinstance(c, Ends) for c in claims):
        found.append(f"it stops: {played.ended}")
    found += [
        f"{said(event)} is refused and no claim says so"
        for event in played.refused
        if not any(isinstance(c, Permits) and not c.allowed and c.event == event for c in claims)
    ]
    found += [f"claim {said(c.words)}: {fault}" for c in claims if (fault := c.fault(played))]
    return found
