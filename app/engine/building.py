"""Words into values of a type, with every problem told in one sentence and its place."""

from __future__ import annotations

import dataclasses
import difflib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_type_hints

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.errors import PydanticSchemaGenerationError

from app.engine.kinds import Worded
from app.engine.telling import field_names, plain, said, spaced

Path = tuple[str | int, ...]
# Keys are spaced at every depth, and unknown ones are errors at every depth.
CONFIG = ConfigDict(strict=True, extra="forbid", alias_generator=spaced)


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


def build(kind: type[Any], fields: dict[str, Any], path: Path) -> Any:
    """Return an instance of a dataclass from words for its fields; raises `WordsError`."""
    refuse_unknown_keys(kind, fields, path)
    return _read(kind, fields, path)


def field_words(kind: type[Any], key: str, words: Any, path: Path) -> Any:
    """Return words for one field as any value of its type is worded.

    A value that no event can have would let `never` hold whatever happens.
    """
    hints = get_type_hints(kind, include_extras=True)
    try:
        return plain(_read(hints[key.replace(" ", "_")], words, (*path, key)))
    except PydanticSchemaGenerationError:  # a field that holds an event or a query
        return plain(words)


def _read(kind: Any, words: Any, path: Path) -> Any:
    """Return words as a value of a type; raises `WordsError`."""
    try:
        # JSON mode reads lists as tuples and sets, yet takes no text for a number.
        return _adapter(kind).validate_json(json.dumps([words]))[0]
    except ValidationError as error:
        raise WordsError(
            Problem((*path, *_steps(found["loc"])), _sentence(found)) for found in error.errors()
        ) from error


def _steps(place: Path) -> Path:
    """Return where something is wrong in words: a key of a mapping stands for itself."""
    return place[1:-1] if place[-1] == "[key]" else place[1:]


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    # In a tuple, because a dataclass on its own takes no configuration from here.
    return TypeAdapter(tuple[kind], config=CONFIG)


def refuse_unknown_keys(kind: type[Any], fields: Mapping[str, Any], path: Path) -> None:
    """Raise `WordsError` for keys that are no fields of a dataclass."""
    known = spaced_names(kind)
    title = kind.word() if issubclass(kind, Worded) else kind.__name__.lower()
    unknown = [
        Problem((*path, key), no_such(f"key of {title}", key, known))
        for key in fields
        if key not in known
    ]
    if unknown:
        raise WordsError(unknown)


def no_such(noun: str, word: str, known: Iterable[str]) -> str:
    """Return a sentence that names the nearest known word, or all of them."""
    names = sorted(known)
    near = difflib.get_close_matches(word, names, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"known are: {', '.join(names) or 'none'}"
    return f"no {noun} {word!r}: {hint}"


def spaced_names(kind: type[Any]) -> list[str]:
    """Return the names of a dataclass's fields as words write them."""
    return [spaced(name) for name in field_names(kind)]


PLAIN = {  # what pydantic calls a thing, and what a person does
    "Input should be": "should be",
    "valid array": "list",
    "valid list": "list",
    "valid tuple": "list",
    "valid set": "list",
    "valid frozenset": "list",
    "valid integer": "whole number",
    "valid string": "word",
    "valid dictionary": "mapping",
    "an object": "a mapping",
}


def _sentence(found: Any) -> str:
    if found["type"] == "value_error":
        return str(found["ctx"]["error"])
    if found["type"] == "missing":
        return "needed, and not given"
    if found["type"] == "unexpected_keyword_argument":
        return "no such key here"
    message = str(found["msg"])
    for theirs, ours in PLAIN.items():
        message = message.replace(theirs, ours)
    return f"{message}, is {said(found['input'])}"


def _dotted(path: Path) -> str:
    return ".".join(map(str, path)) or "here"
