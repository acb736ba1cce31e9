"""The verbs in which a game's rules are written, and the rules as played.

A `Rulebook` collects small functions, each owned by an entry; `played()` makes the `Rules` of
one run, with the rules of some entries dropped and their other readings put in.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from app.engine.errors import UnknownEntry
from app.engine.kinds import Binds, Choice, Event, Query, S, Worded

if TYPE_CHECKING:
    from app.engine.play import Play

Verb = Literal["sets", "adds", "multiplies", "limits", "ranks", "forbids", "delays", "reacts"]
Q = TypeVar("Q", bound=Query[Any, Any])
C = TypeVar("C", bound=Choice[Any, Any])
E = TypeVar("E", bound=Event[Any])
V = TypeVar("V")
Reckons = Callable[["Play[S]", Q, Any], V]
Ranks = Callable[["Play[S]", C, Any], Any]
Judges = Callable[["Play[S]", E], "str | None"]
Reacts = Callable[["Play[S]", E], None]
Function = Callable[..., Any]


@dataclass(frozen=True)
class Rule:
    """One function of a rulebook: what it is about, what it does, and whose it is."""

    verb: Verb
    kinds: tuple[type[Worded], ...]
    function: Function
    owner: str
    reading: bool  # True: another reading, played only where the owner's rules are dropped
    topic: str
    over: frozenset[str] = frozenset()
    key: str = ""

    @property
    def name(self) -> str:
        """Return the function's name, for messages."""
        return self.function.__name__


class Rulebook(Generic[S]):
    """One topic's rules, or a game's as the union of its topics'.

    Every verb decorates a function: `(*kinds, entry=slug)` for a rule, `(*kinds,
    otherwise=slug)` for another reading of that entry. A function returns None where the
    matter is not its business.
    """

    def __init__(self, topic: str) -> None:
        self.topic = topic
        self.rules: list[Rule] = []

    @classmethod
    def of(cls, *topics: Rulebook[S]) -> Rulebook[S]:
        """Join the rulebooks of a game's topics."""
        joined = cls("")
        joined.rules = [rule for topic in topics for rule in topic.rules]
        return joined

    def _keep(
        self,
        verb: Verb,
        kinds: tuple[type[Worded], ...],
        entry: str,
        otherwise: str,
        over: Iterable[str] = (),
        key: str = "",
    ) -> Callable[[Function], Function]:
        if bool(entry) == bool(otherwise):
            raise TypeError(f"{verb}: a rule names its owner either by entry= or by otherwise=")
        if not kinds:
            raise TypeError(f"{verb}: a rule names at least one kind that it is about")
        _refuse_text(over)

        def keep(function: Function) -> Function:
            owner = entry or otherwise
            self.rules.append(
                Rule(
                    verb, kinds, function, owner, bool(otherwise), self.topic, frozenset(over), key
                )
            )
            return function

        return keep

    def sets(
        self, *kinds: type[Q], entry: str = "", otherwise: str = "", over: Collection[str] = ()
    ) -> Callable[[Reckons[S, Q, V]], Reckons[S, Q, V]]:
        """Give a query's value outright; `over` names entries whose setting it outdoes."""
        return self._keep("sets", kinds, entry, otherwise, over)

    def adds(
        self, *kinds: type[Q], entry: str = "", otherwise: str = ""
    ) -> Callable[[Reckons[S, Q, V]], Reckons[S, Q, V]]:
        """Add an amount to a query's value."""
        return self._keep("adds", kinds, entry, otherwise)

    def multiplies(
        self, *kinds: type[Q], entry: str = "", otherwise: str = ""
    ) -> Callable[[Reckons[S, Q, V]], Reckons[S, Q, V]]:
        """Multiply a query's value by a factor; the query rounds."""
        return self._keep("multiplies", kinds, entry, otherwise)

    def limits(
        self, *kinds: type[Q], entry: str = "", otherwise: str = ""
    ) -> Callable[[Reckons[S, Q, V]], Reckons[S, Q, V]]:
        """Replace the finished value by one within bounds; for a choice, narrow its options."""
        return self._keep("limits", kinds, entry, otherwise)

    def ranks(
        self, kind: type[C], key: str, *, entry: str = "", otherwise: str = ""
    ) -> Callable[[Ranks[S, C]], Ranks[S, C]]:
        """Mark an option of a choice under `key`; the least mark wins."""
        return self._keep("ranks", (kind,), entry, otherwise, key=key)

    def forbids(
        self, *kinds: type[E], entry: str = "", otherwise: str = ""
    ) -> Callable[[Judges[S, E]], Judges[S, E]]:
        """Say why an action or event may not be, or None."""
        return self._keep("forbids", kinds, entry, otherwise)

    def delays(
        self, *kinds: type[E], entry: str = "", otherwise: str = ""
    ) -> Callable[[Judges[S, E]], Judges[S, E]]:
        """Say why an event waits for the end of the action under way, or None."""
        return self._keep("delays", kinds, entry, otherwise)

    def reacts(
        self, *kinds: type[E], entry: str = "", otherwise: str = ""
    ) -> Callable[[Reacts[S, E]], Reacts[S, E]]:
        """Do something because an event happened."""
        return self._keep("reacts", kinds, entry, otherwise)

    def owned_by(self, entry: str) -> tuple[Rule, ...]:
        """Return the functions of one entry, other readings included."""
        return tuple(rule for rule in self.rules if rule.owner == entry)

    def played(
        self,
        otherwise: Collection[str] = (),
        *,
        muted: Collection[Rule] = (),
        backwards: bool = False,
    ) -> Rules[S]:
        """Return the rules of one run.

        `otherwise` lists entries that are misread: their rules are dropped and their other
        readings played. `muted` rules do nothing (is each one needed?); `backwards` takes the
        rules in reverse (does order matter?). Raises `UnknownEntry` for an entry without rules.
        """
        _refuse_text(otherwise)
        owners = {rule.owner for rule in self.rules}
        for entry in otherwise:
            if entry not in owners:
                raise UnknownEntry(f"{entry!r} owns no rule, so nothing changes without it")
        kept = [
            rule
            for rule in self.rules
            if rule.reading == (rule.owner in otherwise) and rule not in muted
        ]
        return Rules(tuple(reversed(kept) if backwards else kept))


class Rules(Generic[S]):
    """The rules of one run, found by what they are about."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.all = rules
        self.has_exceptions = any(issubclass(Binds, rule.kinds) for rule in rules)
        self._found: dict[tuple[type[Worded], Verb], tuple[Rule, ...]] = {}

    def about(self, thing: Worded, verb: Verb) -> tuple[Rule, ...]:
        """Return the rules of a verb for a query or event, its base classes included."""
        where = (type(thing), verb)
        found = self._found.get(where)
        if found is None:
            found = tuple(r for r in self.all if r.verb == verb and isinstance(thing, r.kinds))
            self._found[where] = found
        return found


def _refuse_text(entries: Iterable[str]) -> None:
    """Refuse one entry where several are expected, which would be taken letter by letter."""
    if isinstance(entries, str):
        raise TypeError(f"a list of entries is expected: [{entries!r}]")
