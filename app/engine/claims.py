"""What a check claims of a run, whether it holds, and which claims exclude each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from app.engine.errors import Circular, Endless, EngineError, IllegalDecision, Undecided
from app.engine.kinds import Event, Query
from app.engine.parts import excludes, part
from app.engine.telling import listed, plain, said
from app.engine.words import Pattern

if TYPE_CHECKING:
    from app.engine.scenario import Run


@dataclass(frozen=True)
class Claim(ABC):
    """One line of `then`; `words` is how its author wrote it."""

    words: Any

    @abstractmethod
    def saw(self, run: Run[Any]) -> Any:
        """Return what the run shows where the claim looks."""

    def fault(self, run: Run[Any]) -> str | None:
        """Return None where the claim holds, else what was found instead."""
        try:
            return self._fault(run)
        except EngineError as error:
            return str(error)

    @abstractmethod
    def _fault(self, run: Run[Any]) -> str | None: ...

    @abstractmethod
    def contradicts(self, other: Claim) -> bool:
        """Tell whether no run could satisfy both claims."""

    @property
    def bare(self) -> Claim:
        """Return what the claim says of the game, without how it is accounted for."""
        return self


@dataclass(frozen=True)
class Asks(Claim):
    """`ask: {life: orso-4, is: 4, bill: [{printed: 4}]}`"""

    query: Query[Any, Any]
    answer: Any
    bill: Any

    def saw(self, run: Run[Any]) -> Any:
        return part(run.play.ask(self.query), self.answer)

    def _fault(self, run: Run[Any]) -> str | None:
        answer = self.saw(run)
        if answer != self.answer:
            return f"it is {said(answer)}, not {said(self.answer)}"
        if self.bill is not None:
            bill = [
                {item.entry: plain(item.amount)}
                for item in run.line_of(self.query).bill
                if item.how != "waived"
            ]
            if not _same_bill(bill, self.bill):
                return f"the bill is {said(bill)}, not {said(self.bill)}"
        return None

    def contradicts(self, other: Claim) -> bool:
        if not isinstance(other, Asks) or other.query != self.query:
            return isinstance(other, Ends)
        bills_differ = (
            self.bill is not None
            and other.bill is not None
            and not _same_bill(self.bill, other.bill)
        )
        return excludes(self.answer, other.answer) or bills_differ

    @property
    def bare(self) -> Claim:
        return replace(self, bill=None)


ACCEPTED = ("allowed", "did", "happened")


@dataclass(frozen=True)
class Permits(Claim):
    """`allowed: {…}` or `refused: {…, by: entry}`, of a step of `when` or of a try at its end."""

    event: Event[Any]
    allowed: bool
    by: tuple[str, ...] = ()

    def saw(self, run: Run[Any]) -> Any:
        return run.attempt(self.event).kind in ACCEPTED

    def _fault(self, run: Run[Any]) -> str | None:
        line = run.attempt(self.event)
        if line.kind in ACCEPTED:
            return None if self.allowed else "it is accepted"
        refusers = [veto.entry for veto in line.value]
        if self.allowed:
            return f"it is refused by {listed(refusers, 'and')}"
        missing = [entry for entry in self.by if entry not in refusers]
        if missing:
            return f"it is refused by {listed(refusers, 'and')}, not by {listed(missing, 'and')}"
        return None

    def contradicts(self, other: Claim) -> bool:
        return isinstance(other, Ends) or (
            isinstance(other, Permits)
            and other.event == self.event
            and other.allowed != self.allowed
        )

    @property
    def bare(self) -> Claim:
        return replace(self, by=())


@dataclass(frozen=True)
class Happens(Claim):
    """`happened: {…}` or `never: {…}`: an event that agrees in the fields given."""

    pattern: Pattern
    ever: bool

    def saw(self, run: Run[Any]) -> Any:
        return any(
            line.kind in ("happened", "did") and self.pattern.matches(line.what)
            for line in run.play.trace
        )

    def _fault(self, run: Run[Any]) -> str | None:
        if self.saw(run) != self.ever:
            return "it never happens" if self.ever else "it happens"
        return None

    def contradicts(self, other: Claim) -> bool:
        if isinstance(other, Ends):
            return True
        if not isinstance(other, Happens) or other.ever == self.ever:
            return False
        never, ever = (self, other) if other.ever else (other, self)
        return issubclass(ever.pattern.kind, never.pattern.kind) and all(
            name in ever.pattern.fields and ever.pattern.fields[name] == value
            for name, value in never.pattern.fields.items()
        )


@dataclass(frozen=True)
class Leaves(Claim):
    """`state: {…}`: the state at the end, mappings matching in part."""

    parts: Mapping[str, Any]

    def saw(self, run: Run[Any]) -> Any:
        return part(run.play.state, self.parts)

    def _fault(self, run: Run[Any]) -> str | None:
        seen = self.saw(run)
        wrong = [
            f"{key} is {said(seen[key])}, not {said(want)}"
            for key, want in self.parts.items()
            if seen[key] != want
        ]
        return "; ".join(wrong) or None

    def contradicts(self, other: Claim) -> bool:
        return isinstance(other, Ends) or (
            isinstance(other, Leaves) and excludes(self.parts, other.parts)
        )


Ending = Literal["endless", "illegal", "undecided"]
ENDINGS: Mapping[Ending, tuple[type[EngineError], ...]] = {
    "endless": (Endless, Circular),
    "illegal": (IllegalDecision,),
    "undecided": (Undecided,),
}


@dataclass(frozen=True)
class Ends(Claim):
    """`endless: true`, or `illegal:` / `undecided:` with the choice at which the run stops."""

    how: Ending
    choice: str | None

    def saw(self, run: Run[Any]) -> Any:
        return str(run.ended) if run.ended else None

    def _fault(self, run: Run[Any]) -> str | None:
        if not isinstance(run.ended, ENDINGS[self.how]):
            return f"the run ends otherwise: {run.ended or 'well'}"
        stopped = getattr(run.ended, "choice", None)
        if self.choice and stopped is not None and stopped.word() != self.choice:
            return f"it stops at {stopped.word()}, not at {self.choice}"
        return None

    def contradicts(self, other: Claim) -> bool:
        if not isinstance(other, Ends) or other.how != self.how:
            return True
        return None not in (self.choice, other.choice) and self.choice != other.choice


def _same_bill(some: list[Any], others: list[Any]) -> bool:
    return sorted(map(str, some)) == sorted(map(str, others))
