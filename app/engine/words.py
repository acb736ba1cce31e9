"""YAML words into queries, events and states, and back, as derived from the classes.

`{direct attack: ladro-1, on: orso-4}` is `DirectAttack(die="ladro-1", on="orso-4")`: the first
key is the class's word and its value the first field; a class without fields is its bare word.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import MISSING
from types import ModuleType
from typing import Any, Generic, get_type_hints

from typing_extensions import Doc

from app.engine.building import (
    Path,
    Problem,
    WordsError,
    build,
    field_words,
    no_such,
    refuse_unknown_keys,
    spaced_names,
)
from app.engine.kinds import Event, Query, S, Worded
from app.engine.telling import (
    default_of,
    field_names,
    fields_of,
    plain,
    spaced,
    to_words,
)

__all__ = [
    "Path",
    "Pattern",
    "Problem",
    "Vocabulary",
    "WordsError",
    "build",
    "fields_of",
    "plain",
    "to_words",
]

RESERVED = {Event: ("choose", "rolls"), Query: ("bill",)}  # words that checks put beside fields


class Vocabulary(Generic[S]):
    """The words of one game: its state and the queries and events of its modules."""

    def __init__(self, state: type[S], *modules: ModuleType) -> None:
        self.state = state
        self.queries = _worded(modules, Query)
        self.events = _worded(modules, Event)

    def query(self, words: Any, path: Path = ()) -> Query[S, Any]:
        """Return the query that the words name; raises `WordsError`."""
        found: Query[S, Any] = _named(self.queries, "query", words, path)
        return found

    def event(self, words: Any, path: Path = ()) -> Event[S]:
        """Return the action or event that the words name; raises `WordsError`."""
        found: Event[S] = _named(self.events, "action or event", words, path)
        return found

    def pattern(self, words: Any, path: Path = ()) -> Pattern:
        """Return what matches every event of a word whose given fields agree."""
        kind, fields = _kind(self.events, "action or event", words, path, whole=False)
        refuse_unknown_keys(kind, fields, path)
        return Pattern(kind, {key: field_words(kind, key, fields[key], path) for key in fields})

    def position(self, words: Any, path: Path = ()) -> S:
        """Return the state that a position describes; raises `WordsError`."""
        if not isinstance(words, Mapping):
            keys = ", ".join(self.state_keys())
            raise WordsError([Problem(path, f"a position is a mapping of: {keys}")])
        built: S = build(self.state, {str(key): held for key, held in words.items()}, path)
        return built

    def state_keys(self) -> list[str]:
        """Return the keys that a position may have."""
        return spaced_names(self.state)

    def described_keys(self) -> list[tuple[str, str]]:
        """Return the keys that a position may have, each with what it says of itself (`Doc`)."""
        told = get_type_hints(self.state, include_extras=True)
        return [
            (spaced(name), " ".join(doc.documentation for doc in _docs(told[name])))
            for name in field_names(self.state)
        ]

    def position_words(self, state: S) -> dict[str, Any]:
        """Return a state as a position: only what differs from an empty one."""
        return fields_of(state)


@dataclasses.dataclass(frozen=True)
class Pattern:
    """An event in part: its class, and the fields that must agree."""

    kind: type[Worded]
    fields: Mapping[str, Any]

    def matches(self, event: Worded) -> bool:
        """Tell whether an event is of this kind and agrees in every given field."""
        if not isinstance(event, self.kind):
            return False
        own = {spaced(name): plain(getattr(event, name)) for name in field_names(event)}
        return all(own[name] == value for name, value in self.fields.items())

    def words(self) -> dict[str, Any]:
        """Return the pattern as it was written."""
        first = next(iter(spaced_names(self.kind)), None)
        rest = dict(self.fields)
        return {self.kind.word(): rest.pop(first, None) if first else None, **rest}


def _docs(annotation: Any) -> list[Doc]:
    return [said for said in getattr(annotation, "__metadata__", ()) if isinstance(said, Doc)]


def _worded(modules: Iterable[ModuleType], base: type[Worded]) -> dict[str, type[Worded]]:
    found: dict[str, type[Worded]] = {}
    for module in modules:
        for kind in vars(module).values():
            if (
                isinstance(kind, type)
                and issubclass(kind, base)
                and kind.__module__ == module.__name__
                and "__dataclass_fields__" in vars(kind)
            ):
                _refuse_clashes(kind, base, found)
                found[kind.word()] = kind
    return found


def _refuse_clashes(
    kind: type[Worded], base: type[Worded], found: Mapping[str, type[Worded]]
) -> None:
    word = kind.word()
    if found.get(word, kind) is not kind:
        raise TypeError(f"two classes have the word {word!r}: rename one")
    taken = [name for name in field_names(kind) if name in RESERVED[base]]
    if taken:
        raise TypeError(f"{word!r} has a field {taken[0]!r}, which checks use: rename it")


def _named(kinds: Mapping[str, type[Worded]], noun: str, words: Any, path: Path) -> Any:
    kind, fields = _kind(kinds, noun, words, path)
    return build(kind, fields, path)


def _kind(
    kinds: Mapping[str, type[Worded]], noun: str, words: Any, path: Path, *, whole: bool = True
) -> tuple[type[Worded], dict[str, Any]]:
    """Find the class that words name, and its fields by their spaced names.

    The word alone leaves its first field to the default, or where not `whole`, out.
    """
    if isinstance(words, str):
        words = {words: None}
    if not isinstance(words, Mapping) or not words:
        raise WordsError([Problem(path, f"{noun} expected, as `word` or `{{word: …}}`")])
    word, lead = next(iter(words.items()))
    kind = kinds.get(str(word))
    if kind is None:
        raise WordsError([Problem((*path, word), no_such(noun, str(word), kinds))])
    rest = {str(key): held for key, held in list(words.items())[1:]}
    fields = dataclasses.fields(kind)  # type: ignore[arg-type]  # words name dataclasses only
    first = spaced(fields[0].name) if fields else None
    if lead is not None and (first is None or first in rest):
        message = f"{word} takes no value" if first is None else f"{word} says {first} already"
        raise WordsError([Problem((*path, word if first is None else first), message)])
    if first is None or first in rest:
        return kind, rest
    if lead is None and (not whole or default_of(fields[0]) is not MISSING):
        return kind, rest
    return kind, {first: lead, **rest}
