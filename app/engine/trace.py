"""What one run did, line by line, each line naming the entries that had a hand in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from app.engine.kinds import Worded

LineKind = Literal[
    "asked",  # a query answered
    "chose",  # a choice made
    "did",  # an action carried out
    "refused",  # an action refused with nothing changed
    "allowed",  # an action that would be accepted, not carried out
    "happened",  # an event
    "prevented",  # an event forbidden
    "delayed",  # an event put off until the action under way is done
]
PRINTED = "printed"


@dataclass(frozen=True)
class Item:
    """One step of a bill: the amount, and the entry it is owed to (`printed` for a default)."""

    entry: str
    how: Literal["printed", "sets", "adds", "multiplies", "limits", "waived"]
    amount: Any


@dataclass(frozen=True)
class Veto:
    """A reason why something may not be or must wait, and the entry that gives it."""

    entry: str
    reason: str


@dataclass(frozen=True)
class Line:
    """One thing that was asked, chosen, attempted or that happened.

    `because` is the entry whose rule brought it about; `entries` are all that had a hand in
    it, that one first; `value` is the answer, the option or the vetoes; `state` is the state
    right after; `depth` tells what happened within what.
    """

    kind: LineKind
    what: Worded
    value: Any
    entries: tuple[str, ...]
    bill: tuple[Item, ...]
    because: str | None
    depth: int
    state: Any = field(compare=False)


@dataclass
class Trace:
    """The lines of a run, in the order in which things began."""

    lines: list[Line] = field(default_factory=list)

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def entries(self) -> frozenset[str]:
        """Return every entry that had a hand in the run."""
        return frozenset(entry for line in self.lines for entry in line.entries)
