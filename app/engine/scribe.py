"""Who writes the trace of a play: which lines are under way, who has a hand in them, and why."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from app.engine.kinds import Worded
from app.engine.reckon import Reckoning
from app.engine.trace import Item, Line, LineKind, Trace, Veto

T = TypeVar("T")


@dataclass
class Draft:
    """A line under way: where it will stand, and the entries that had a hand in it so far."""

    place: int
    entries: list[str]


class _OnTop(AbstractContextManager[None], Generic[T]):
    """Holds a thing on top of a pile for a while."""

    __slots__ = ("pile", "thing")

    def __init__(self, pile: list[T], thing: T) -> None:
        self.pile, self.thing = pile, thing

    def __enter__(self) -> None:
        self.pile.append(self.thing)

    def __exit__(self, *_: object) -> None:
        self.pile.pop()


class Scribe:
    """Writes the lines of one play, each at the place where the thing began."""

    def __init__(self, state: Any, past: Iterable[Line] = ()) -> None:
        self.state = state
        self.trace = Trace(list(past))
        self._drafts: list[Draft] = []
        self._causes: list[str] = []

    @property
    def cause(self) -> str | None:
        """Return the entry whose rule brings about what happens now."""
        return self._causes[-1] if self._causes else None

    @property
    def is_drafting(self) -> bool:
        """Tell whether some line is under way, to which entries can be credited."""
        return bool(self._drafts)

    def draft(self) -> Draft:
        """Return a new line's draft, placed after all that is written."""
        return Draft(len(self.trace), [])

    def drafting(self, draft: Draft) -> AbstractContextManager[None]:
        """Credit to this draft whatever has a hand in things meanwhile."""
        return _OnTop(self._drafts, draft)

    def because(self, entry: str | None) -> AbstractContextManager[None]:
        """Name this entry as the cause of whatever happens meanwhile."""
        return nullcontext() if entry is None else _OnTop(self._causes, entry)

    def credit(self, entries: Iterable[str]) -> None:
        """Credit entries to the line under way, if there is one."""
        if self._drafts:
            self._drafts[-1].entries.extend(entries)

    def write(
        self,
        draft: Draft,
        kind: LineKind,
        what: Worded,
        value: Any = None,
        bill: tuple[Item, ...] = (),
    ) -> None:
        """Write a draft's line, naming its cause and all that had a hand in it."""
        cause = self.cause if kind != "asked" else None
        hands = once((cause,) if cause else (), draft.entries)
        line = Line(kind, what, value, hands, bill, cause, len(self._drafts), self.state)
        self.trace.lines.insert(draft.place, line)

    def write_answer(self, draft: Draft, query: Worded, answer: Reckoning) -> None:
        """Write what a query was answered."""
        draft.entries[:] = answer.entries
        self.write(draft, "asked", query, answer.value, answer.bill)

    def write_vetoes(
        self, draft: Draft, kind: LineKind, what: Worded, vetoes: tuple[Veto, ...]
    ) -> None:
        """Write what became of something judged, those who have something against it first."""
        draft.entries[:0] = [veto.entry for veto in vetoes]
        self.write(draft, kind, what, vetoes)

    def amend(self, draft: Draft) -> None:
        """Add to a line already written the hands that its draft has gathered since."""
        line = self.trace.lines[draft.place]
        hands = once(line.entries, draft.entries)
        self.trace.lines[draft.place] = replace(line, entries=hands)


def once(*groups: Iterable[str]) -> tuple[str, ...]:
    """Join groups of entries, each entry once, in order."""
    return tuple(dict.fromkeys(entry for group in groups for entry in group))
