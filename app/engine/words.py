"""YAML words into queries, events and states, and back, as derived from the classes.

`{direct attack: ladro-1, on: orso-4}` is `DirectAttack(die="ladro-1", on="orso-4")`: the first
key is the class's word and its value the first field; a class without fields is its bare word.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, Generic

from pydantic import TypeAdapter, ValidationError

from app.engine.kinds import Event, Query, S, Worded

Path = tuple[str | int, ...]
_adapters: dict[type[Any], TypeAdapter[Any]] = {}


@dataclasses.dataclass(frozen=True)
class Problem:
    """Something wrong in words: where, and one sentence that says what would be right."""

    path: Path
    message: str


class WordsError(ValueError):
    """Words that name nothing, with every problem found in them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{_dotted(p.path)}: {p.message}" for p in self.problems))


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
        kind, fields = _kind(self.events, "action or event", words, path)
        unknown = _unknown_keys(kind, fields, path)
        if unknown:
            raise WordsError(unknown)
        return Pattern(kind, {spaced: plain(value) for spaced, value in fields.items()})

    def position(self, words: Any, path: Path = ()) -> S:
        """Return the state that a position describes; raises `WordsError`."""
        if not isinstance(words, Mapping):
            raise WordsError([Problem(path, "a position is a mapping of state keys")])
        built: S = build(self.state, dict(words), path)
        return built

    def state_keys(self) -> list[str]:
        """Return the keys that a position may have."""
        return _spaced(self.state)

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
        own = {name.replace("_", " "): plain(getattr(event, name)) for name in _names(event)}
        return all(own[name] == value for name, value in self.fields.items())

    def words(self) -> dict[str, Any]:
        """Return the pattern as it was written."""
        first = next(iter(_spaced(self.kind)), None)
        rest = dict(self.fields)
        return {self.kind.word(): rest.pop(first, None) if first else None, **rest}


def to_words(thing: Any) -> Any:
    """Return a query or event in words; a class without fields is its bare word."""
    names = _names(thing)
    if not names:
        return thing.word()
    fields = fields_of(thing)
    first = names[0].replace("_", " ")
    lead = fields.pop(first, plain(getattr(thing, names[0])))
    return {thing.word(): lead, **fields}


def fields_of(thing: Any) -> dict[str, Any]:
    """Return the fields of a dataclass that differ from their defaults, in words."""
    told = {}
    for field in dataclasses.fields(thing):
        value = getattr(thing, field.name)
        if value != _default(field):
            told[field.name.replace("_", " ")] = plain(value)
    return told


def plain(value: Any) -> Any:
    """Return a value as YAML or JSON would hold it; sets become sorted lists."""
    if isinstance(value, Worded):
        return to_words(value)
    if isinstance(value, Mapping):
        return {key: plain(held) for key, held in value.items()}
    if isinstance(value, frozenset | set):
        return sorted((plain(held) for held in value), key=str)
    if isinstance(value, tuple | list):
        return [plain(held) for held in value]
    return fields_of(value) if dataclasses.is_dataclass(value) else value


def build(kind: type[Any], fields: dict[str, Any], path: Path) -> Any:
    """Return an instance of a dataclass from words for its fields; raises `WordsError`."""
    unknown = _unknown_keys(kind, fields, path)
    if unknown:
        raise WordsError(unknown)
    named = {key.replace(" ", "_"): value for key, value in fields.items()}
    try:
        # JSON mode reads lists as tuples and sets, yet takes no text for a number.
        return _adapter(kind).validate_json(json.dumps(named), strict=True)
    except ValidationError as error:
        raise WordsError(
            Problem((*path, *_where(found["loc"])), _sentence(found)) for found in error.errors()
        ) from error


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
                found[kind.word()] = kind
    return found


def _named(kinds: Mapping[str, type[Worded]], noun: str, words: Any, path: Path) -> Any:
    kind, fields = _kind(kinds, noun, words, path)
    return build(kind, fields, path)


def _kind(
    kinds: Mapping[str, type[Worded]], noun: str, words: Any, path: Path
) -> tuple[type[Worded], dict[str, Any]]:
    """Find the class that words name, and its fields by their spaced names."""
    if isinstance(words, str):
        words = {words: None}
    if not isinstance(words, Mapping) or not words:
        raise WordsError([Problem(path, f"{noun} expected, as `word` or `{{word: …}}`")])
    word, lead = next(iter(words.items()))
    kind = kinds.get(str(word))
    if kind is None:
        raise WordsError([Problem((*path, word), _no_such(noun, str(word), kinds))])
    rest = {str(key): value for key, value in list(words.items())[1:]}
    first = next(iter(_spaced(kind)), None)
    if first is None:
        if lead is not None:
            raise WordsError([Problem((*path, word), f"{word} takes no value")])
        return kind, rest
    return kind, rest if lead is None and first in rest else _lead(kind, first, lead, rest)


def _lead(kind: type[Any], first: str, lead: Any, rest: dict[str, Any]) -> dict[str, Any]:
    """Put a class's leading value in its first field; a bare word leaves it to its default."""
    has_default = _default(dataclasses.fields(kind)[0]) is not dataclasses.MISSING
    return rest if lead is None and has_default else {first: lead, **rest}


def _unknown_keys(kind: type[Any], fields: Mapping[str, Any], path: Path) -> list[Problem]:
    known = _spaced(kind)
    return [
        Problem((*path, key), _no_such(f"key of {_title(kind)}", key, known))
        for key in fields
        if key not in known
    ]


def _no_such(noun: str, word: str, known: Iterable[str]) -> str:
    names = sorted(known)
    near = difflib.get_close_matches(word, names, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"known are: {', '.join(names) or 'none'}"
    return f"no {noun} {word!r}: {hint}"


def _title(kind: type[Any]) -> str:
    return kind.word() if issubclass(kind, Worded) else kind.__name__.lower()


def _names(thing: Any) -> list[str]:
    return [field.name for field in dataclasses.fields(thing)]


def _spaced(kind: type[Any]) -> list[str]:
    return [name.replace("_", " ") for name in _names(kind)]


def _default(field: dataclasses.Field[Any]) -> Any:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def _where(loc: tuple[str | int, ...]) -> Path:
    return tuple(part.replace("_", " ") if isinstance(part, str) else part for part in loc)


def _sentence(found: Any) -> str:
    if found["type"] == "value_error":
        return str(found["ctx"]["error"])
    if found["type"] == "missing":
        return "needed, and not given"
    return f"{found['msg'].replace('Input should be', 'should be')}, is {found['input']!r}"


def _dotted(path: Path) -> str:
    return ".".join(map(str, path)) or "here"
