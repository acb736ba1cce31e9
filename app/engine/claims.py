"""What a check claims of a run, whether it holds, and which claims exclude each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from app.engine.errors import Circular, Endless, EngineError, IllegalDecision, Undecided
from app.engine.kinds import Event, Query
from app.engine.words import Path, Pattern, Problem, Vocabulary, WordsError, plain

if TYPE_CHECKING:
    from app.engine.scenario import Run


@dataclass(frozen=True)
class Claim:
    """One line of `then`; `words` is how its author wrote it."""

    words: Any

    def saw(self, run: Run[Any]) -> Any:
        """Return what the run shows where the claim looks."""
        raise NotImplementedError

    def fault(self, run: Run[Any]) -> str | None:
        """Return None where the claim holds, else what was found instead."""
        try:
            return self._fault(run)
        except EngineError as error:
            return str(error)

    def _fault(self, run: Run[Any]) -> str | None:
        raise NotImplementedError

    def contradicts(self, other: Claim) -> bool:
        """Tell whether no run could satisfy both claims."""
        raise NotImplementedError


@dataclass(frozen=True)
class Asks(Claim):
    """`ask: {life: orso-4, is: 4, bill: [{printed: 4}]}`"""

    query: Query[Any, Any]
    answer: Any
    bill: Any

    def saw(self, run: Run[Any]) -> Any:
        return plain(run.play.ask(self.query))

    def _fault(self, run: Run[Any]) -> str | None:
        answer = self.saw(run)
        if answer != self.answer:
            return f"it is {answer}, not {self.answer}"
        if self.bill is not None:
            bill = [{item.entry: plain(item.amount)} for item in run.line_of(self.query).bill]
            if sorted(bill, key=str) != sorted(self.bill, key=str):
                return f"the bill is {bill}, not {self.bill}"
        return None

    def contradicts(self, other: Claim) -> bool:
        return isinstance(other, Ends) or (
            isinstance(other, Asks)
            and other.query == self.query
            and (other.answer, other.bill) != (self.answer, self.bill)
        )


@dataclass(frozen=True)
class Permits(Claim):
    """`allowed: {…}` or `refused: {…, by: entry}`, of a step of `when` or of a try at its end."""

    event: Event[Any]
    allowed: bool
    by: tuple[str, ...] = ()

    def saw(self, run: Run[Any]) -> Any:
        return run.attempt(self.event).kind in ("allowed", "did", "happened")

    def _fault(self, run: Run[Any]) -> str | None:
        line = run.attempt(self.event)
        accepted = line.kind in ("allowed", "did", "happened")
        if accepted != self.allowed:
            return "it is accepted" if accepted else f"it is refused by {', '.join(line.entries)}"
        missing = [entry for entry in self.by if entry not in line.entries]
        if missing:
            return f"it is refused by {', '.join(line.entries)}, not by {', '.join(missing)}"
        return None

    def contradicts(self, other: Claim) -> bool:
        return isinstance(other, Ends) or (
            isinstance(other, Permits)
            and other.event == self.event
            and other.allowed != self.allowed
        )


@dataclass(frozen=True)
class Happens(Claim):
    """`happened: {…}` or `never: {…}`: an event that agrees in the fields given."""

    pattern: Pattern
    ever: bool

    def saw(self, run: Run[Any]) -> Any:
        return any(line.kind in ("happened", "did") and self.pattern.matches(line.what)
                   for line in run.play.trace)  # fmt: skip

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
            ever.pattern.fields.get(name) == value for name, value in never.pattern.fields.items()
        )


@dataclass(frozen=True)
class Leaves(Claim):
    """`state: {…}`: the state at the end, mappings matching in part."""

    parts: Mapping[str, Any]

    def saw(self, run: Run[Any]) -> Any:
        return {key: plain(getattr(run.play.state, key.replace(" ", "_"))) for key in self.parts}

    def _fault(self, run: Run[Any]) -> str | None:
        seen = self.saw(run)
        wrong = [f"{key} is {seen[key]}, not {want}" for key, want in self.parts.items()
                 if not _agrees(seen[key], want)]  # fmt: skip
        return "; ".join(wrong) or None

    def contradicts(self, other: Claim) -> bool:
        return isinstance(other, Ends) or (
            isinstance(other, Leaves) and _excludes(self.parts, other.parts)
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
        return not isinstance(other, Ends) or (other.how, other.choice) != (self.how, self.choice)


KINDS = ("ask", "allowed", "refused", "happened", "never", "state", *ENDINGS)


def claim(words: Any, vocabulary: Vocabulary[Any], path: Path) -> Claim:
    """Read one claim; raises `WordsError`."""
    if not isinstance(words, Mapping) or len(words) != 1 or next(iter(words)) not in KINDS:
        raise WordsError([Problem(path, f"a claim is one of: {', '.join(KINDS)}")])
    kind, said = next(iter(words.items()))
    path = (*path, kind)
    if kind in ENDINGS:
        return Ends(words, kind, None if said is True else str(said))
    if kind in ("happened", "never"):
        return Happens(words, vocabulary.pattern(said, path), kind == "happened")
    if kind == "state":
        return Leaves(words, _parts(said, vocabulary, path))
    if kind == "ask":
        if not isinstance(said, Mapping) or "is" not in said:
            raise WordsError([Problem(path, "ask names a query and what it `is`")])
        query = {key: value for key, value in said.items() if key not in ("is", "bill")}
        return Asks(words, vocabulary.query(query, path), said["is"], said.get("bill"))
    by = said.get("by", ()) if isinstance(said, Mapping) else ()
    event = {k: v for k, v in said.items() if k != "by"} if isinstance(said, Mapping) else said
    if kind == "refused" and not by:
        raise WordsError([Problem(path, "refused names the entry that it is refused `by`")])
    owners = (by,) if isinstance(by, str) else tuple(by)
    return Permits(words, vocabulary.event(event, path), kind == "allowed", owners)


def _parts(said: Any, vocabulary: Vocabulary[Any], path: Path) -> Mapping[str, Any]:
    keys = vocabulary.state_keys()
    if not isinstance(said, Mapping) or not said:
        raise WordsError([Problem(path, f"state names some of: {', '.join(keys)}")])
    for key in said:
        if key not in keys:
            raise WordsError([Problem((*path, key), f"no state key: one of {', '.join(keys)}")])
    return dict(said)


def _agrees(seen: Any, want: Any) -> bool:
    if isinstance(seen, Mapping) and isinstance(want, Mapping):
        return all(key in seen and _agrees(seen[key], held) for key, held in want.items())
    return bool(seen == want)


def _excludes(one: Any, other: Any) -> bool:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return any(key in other and _excludes(held, other[key]) for key, held in one.items())
    return bool(one != other)
