"""The proof of an entry as its page shows it: sides, outcomes, frames, steps, knobs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import QueryParams

from app.engine.errors import EngineError
from app.engine.game import Game
from app.engine.knobs import read_knobs
from app.engine.words import WordsError
from app.library.schema import Entry
from app.library.views import EntryLine
from app.pages.turning import Asked, KnobField, Turned, as_text, read_asked, turn
from app.proofs.show import CaseShown, RunShown, Step, show

_STUCK = "Con questi valori la posizione non si può giocare: prova a cambiarne uno."
_CAUSES = 2  # entries named behind a question


@dataclass(frozen=True)
class StepShown:
    """A step: its sentence, the entries behind it, the frame it leaves, the cards it is about."""

    number: int
    sentence: str
    causes: tuple[EntryLine, ...]
    frame: int
    focus: frozenset[str]
    url: str


@dataclass(frozen=True)
class RunView:
    """One way the game goes on: the distinct pictures of the table, and the steps over them.

    `future` says what it comes to, where it is one of the futures that the case asks for.
    """

    number: int
    url: str
    frames: tuple[Any, ...]
    steps: tuple[StepShown, ...]
    chosen: tuple[str, ...]
    future: str | None
    outcome: tuple[str, ...]
    now: int

    @property
    def current(self) -> StepShown | None:
        """Return the step that is shown, None at the start."""
        return self.steps[self.now - 1] if self.now else None


@dataclass(frozen=True)
class Side:
    """One way of playing: as ruled, or as people misread it."""

    number: int
    label: str
    tone: str
    url: str
    misreading: str | None
    runs: tuple[RunView, ...]
    now: int


@dataclass(frozen=True)
class ProofView:
    """The proof with what its template needs.

    `troubles` says what could not be shown, `more` that there are further ways to choose.
    """

    asked: Asked
    cases: int
    sides: tuple[Side, ...]
    knobs: tuple[KnobField, ...]
    troubles: tuple[str, ...]
    as_judged: bool
    more: bool
    template: str
    start: str

    @property
    def status(self) -> int:
        """Return the HTTP status: 422 where a value was bad."""
        return 422 if self.troubles else 200


def proof_of(
    game: Game[Any], entry: Entry, lines: Mapping[str, EntryLine], query: QueryParams
) -> ProofView:
    """Play the case that an address asks for. Raises `IndexError` for a case there is not."""
    asked = read_asked(game.slug, entry.slug, query)
    _, words = entry.cases[asked.case]
    turned = turn(read_knobs(words.get("knobs", {}), ()), game.view, query, asked)
    shown, troubles = _play(game, entry, asked, turned)
    asked = _within(asked, shown, turned)
    builder = _Builder(entry, lines, asked, shown, game.background)
    return ProofView(
        asked=asked,
        cases=len(entry.cases),
        sides=tuple(builder.sides()),
        knobs=turned.fields,
        troubles=(*turned.troubles, *troubles),
        as_judged=shown.as_judged,
        more=shown.more,
        template=game.view.template,
        start=asked.url(step=0, knobs={}),
    )


def _play(
    game: Game[Any], entry: Entry, asked: Asked, turned: Turned
) -> tuple[CaseShown, tuple[str, ...]]:
    try:
        return show(game, entry, asked.case, turned.values), ()
    except (EngineError, WordsError):
        return show(game, entry, asked.case), (_STUCK,)


def _within(asked: Asked, shown: CaseShown, turned: Turned) -> Asked:
    """Return what is asked for, brought within what there is; knobs only where they are turned."""
    side = asked.side if shown.misread else 0
    runs = shown.misread if side else shown.ruled
    values = turned.values if not shown.as_judged else {}
    return replace(
        asked,
        side=side,
        run=min(asked.run, len(runs) - 1),
        knobs={name: as_text(value) for name, value in values.items()},
    )


class _Builder:
    """Puts a shown case into the words of the page."""

    def __init__(
        self,
        entry: Entry,
        lines: Mapping[str, EntryLine],
        asked: Asked,
        shown: CaseShown,
        background: frozenset[str],
    ) -> None:
        self.entry, self.lines, self.asked, self.shown = entry, lines, asked, shown
        self.background = background - {entry.slug}
        self.unsettled = entry.standing == "unsettled"

    def sides(self) -> Iterator[Side]:
        """Yield the sides of the switch: one where the case has no other way of playing."""
        both = bool(self.shown.misread)
        ruled = "Prima lettura" if self.unsettled else "Giocata giusta"
        yield self._side(0, ruled, "first" if self.unsettled else "right", self.shown.ruled)
        if both:
            other = "Altra lettura" if self.unsettled else "Errore comune"
            tone = "second" if self.unsettled else "wrong"
            yield self._side(1, other, tone, self.shown.misread)

    def _side(self, number: int, label: str, tone: str, runs: tuple[RunShown, ...]) -> Side:
        return Side(
            number=number,
            label=label,
            tone=tone,
            url=self.asked.url(side=number, run=0, step=0),
            misreading=self.shown.misreading if number else None,
            runs=tuple(self._run(number, at, held, len(runs)) for at, held in enumerate(runs)),
            now=self.asked.run if self.asked.side == number else 0,
        )

    def _run(self, side: int, number: int, run: RunShown, among: int) -> RunView:
        frames = [run.picture]
        steps = []
        for at, step in enumerate(run.steps, 1):
            if step.picture != frames[-1]:
                frames.append(step.picture)
            steps.append(self._step(side, number, step, len(frames) - 1, run.steps[at:]))
        said = [seen.sentence for seen in run.outcome]
        here = (self.asked.side, self.asked.run) == (side, number)
        return RunView(
            number=number,
            url=self.asked.url(side=side, run=number, step=0),
            frames=tuple(frames),
            steps=tuple(steps),
            chosen=tuple(s.sentence for s in run.steps if s.kind == "chose") if among > 1 else (),
            future=run.future,
            outcome=tuple(dict.fromkeys([*said, *([run.ended] if run.ended else [])])),
            now=min(self.asked.step, len(steps)) if here else 0,
        )

    def _behind(self, step: Step, later: Sequence[Step]) -> Sequence[str]:
        """Return the entries to name behind a step: its cause, or those that had a hand in it."""
        if step.because:
            return (step.because,)
        # Nobody brings a question about: its answer is owed to those that had a hand in it.
        told = [entry for entry in step.entries if entry not in self.background]
        if step.kind == "did" and self.background:  # all that came of it: each is told in its place
            told = [e for e in told if not any(e == s.because or e in s.entries for s in later)]
        return told[:_CAUSES]

    def _step(
        self, side: int, run: int, step: Step, frame: int, later: Sequence[Step]
    ) -> StepShown:
        behind = self._behind(step, later)
        return StepShown(
            number=step.number,
            sentence=step.sentence,
            causes=tuple(self.lines[slug] for slug in behind if slug in self.lines),
            frame=frame,
            focus=frozenset(_names(step.words)) if isinstance(step.words, Mapping) else frozenset(),
            url=self.asked.url(side=side, run=run, step=step.number),
        )


def _names(words: Any) -> Iterator[str]:
    """Yield the texts that words hold: the ids of what a step is about are among them."""
    if isinstance(words, str):
        yield words
    elif isinstance(words, Mapping):
        for held in words.values():
            yield from _names(held)
    elif isinstance(words, list):
        for held in words:
            yield from _names(held)
