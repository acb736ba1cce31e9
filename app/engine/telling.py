"""Queries, events and states back into words: as YAML holds them, or as a sentence names them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import MISSING
from enum import Enum
from typing import Any, Protocol, runtime_checkable

from app.engine.kinds import Worded


@runtime_checkable
class Written(Protocol):
    """A value that words hold in a notation of its own, such as a map drawn as text."""

    def notation(self) -> str:
        """Return the value as words hold it."""


def to_words(thing: Any) -> Any:
    """Return a query or event in words; a class without fields is its bare word."""
    names = field_names(thing)
    if not names:
        return thing.word()
    told = fields_of(thing)
    first = spaced(names[0])
    lead = plain(getattr(thing, names[0]))
    if lead is None and default_of(dataclasses.fields(thing)[0]) not in (None, MISSING):
        return {thing.word(): None, **told}  # the word alone would stand for the default
    told.pop(first, None)
    return {thing.word(): lead, **told}


def fields_of(thing: Any) -> dict[str, Any]:
    """Return the fields of a dataclass that differ from their defaults, in words."""
    told = {}
    for field in dataclasses.fields(thing):
        value = getattr(thing, field.name)
        if value != default_of(field):
            told[spaced(field.name)] = plain(value)
    return told


def plain(value: Any) -> Any:
    """Return a value as YAML or JSON would hold it; sets become sorted lists."""
    if isinstance(value, Worded):
        return to_words(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Written):
        return value.notation()
    if isinstance(value, Mapping):
        return {plain(key): plain(held) for key, held in value.items()}
    if isinstance(value, frozenset | set):
        return _sorted(plain(held) for held in value)
    if isinstance(value, tuple | list):
        return [plain(held) for held in value]
    return fields_of(value) if dataclasses.is_dataclass(value) else value


def said(thing: Any) -> str:
    """Return a thing as a sentence names it: `direct attack: ladro-1, on: orso-4`."""
    words = plain(thing)
    return _pairs(words) if isinstance(words, Mapping) else _flow(words)


def listed(things: Iterable[Any], joined: str = "or") -> str:
    """Return things as a sentence lists them: `orso-4, lupo-2 or vampiro`."""
    names = [said(thing) for thing in things]
    return f" {joined} ".join([*([", ".join(names[:-1])] if names[1:] else []), *names[-1:]])


def field_names(kind: Any) -> list[str]:
    """Return the names of a dataclass's fields, in order."""
    return [field.name for field in dataclasses.fields(kind)]


def spaced(name: str) -> str:
    """Return a field's name as words write it."""
    return name.replace("_", " ")


def default_of(field: dataclasses.Field[Any]) -> Any:
    """Return a field's default, or `MISSING`."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


def _sorted(values: Iterable[Any]) -> list[Any]:
    held = list(values)
    try:
        return sorted(held)
    except TypeError:
        return sorted(held, key=str)


def _flow(words: Any) -> str:
    if isinstance(words, Mapping):
        return f"{{{_pairs(words)}}}"
    if isinstance(words, list):
        return f"[{', '.join(map(_flow, words))}]"
    if words is None or isinstance(words, bool):
        return {None: "nothing", True: "true", False: "false"}[words]
    return str(words)


def _pairs(words: Mapping[Any, Any]) -> str:
    return ", ".join(f"{key}: {_flow(held)}" for key, held in words.items())
