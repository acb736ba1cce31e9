"""From a YAML document to a model: pydantic's complaints in the words of the file."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.library.yamls import DataErrors, Document, Place, Problem

_NEAR = 0.6  # similarity from which a word is taken for a misspelling
_MANY = 12  # names that a message may list
_NAMED = 3

Model = TypeVar("Model", bound=BaseModel)


def meant(word: str, allowed: Iterable[str]) -> str:
    """Return what an unknown word may have been: `: did you mean 'x'?`, or those that are known.

    Of a long list only the nearest few are named.
    """
    known = sorted(allowed)
    near = process.extract(word, known, scorer=OSA.normalized_similarity, limit=_NAMED)
    if near and near[0][1] >= _NEAR:
        return f": did you mean {near[0][0]!r}?"
    if len(known) > _MANY:
        return f": the nearest of {len(known)} are {', '.join(name for name, *_ in near)}"
    return f": known are {', '.join(known)}" if known else ": none are known"


def parse(
    model: type[Model], document: Document, at: Place = (), given: Mapping[str, Any] | None = None
) -> Model:
    """Build the model from the mapping at a place of the document.

    `given` holds fields that the file must not state (its slug, say). Raises `DataErrors` with
    every problem of the mapping, each at its line.
    """
    raw = _inside(document.value, at)
    given = given or {}
    if not isinstance(raw, dict):
        raise DataErrors([document.locate(Problem(at, "is not a mapping of fields"))])
    stated = [key for key in given if key in raw]
    try:
        built = model.model_validate({**raw, **given})
    except ValidationError as error:
        problems = [_problem(model, details, raw) for details in error.errors()]
    else:
        problems = []
    problems += [Problem((key,), f"unknown key {key!r}: it is never stated") for key in stated]
    if problems:
        raise DataErrors(document.locate(Problem((*at, *p.path), p.message)) for p in problems)
    return built


def _inside(value: Any, at: Place) -> Any:
    for key in at:
        value = value[key]
    return value


def _problem(model: type[BaseModel], details: ErrorDetails, raw: Any) -> Problem:
    path = tuple(_real(details, raw))
    context = details.get("ctx", {})
    match details["type"]:
        case "missing":
            message = f"{details['loc'][-1]} is missing"
        case "extra_forbidden":
            key = str(details["loc"][-1])
            message = f"unknown key {key!r}{meant(key, _fields(model, path))}"
        case "string_type" if details["input"] is None:
            message = "is empty: it needs a text"
        case "string_type":
            message = f"{details['input']!r} is no text: put it in quotes"
        case "string_pattern_mismatch":
            given = details["input"]
            message = f"{given!r} is no slug: small letters and digits, joined by single hyphens"
        case "list_type" | "tuple_type":
            message = f"must be a list, such as [{details['input']}]"
        case "dict_type" | "mapping_type":
            message = "must be a mapping of keys and values"
        case "int_type" | "int_parsing":
            message = f"{details['input']!r} is no whole number"
        case "literal_error" | "enum":
            message = f"{details['input']!r} is not allowed: it must be {context['expected']}"
        case "value_error":
            message = str(context["error"])
        case _:
            message = details["msg"]
    return Problem(path, message)


def _real(details: ErrorDetails, raw: Any) -> Iterator[str | int]:
    """Keep the parts of pydantic's place that the file has: it puts names of union members in."""
    for key in details["loc"]:
        listed = isinstance(raw, list) and isinstance(key, int) and key < len(raw)
        if listed or (isinstance(raw, dict) and key in raw):
            raw = raw[key]
            yield key


def _fields(model: type[BaseModel], path: Place) -> list[str]:
    """Return the keys allowed beside the last part of a path, where models alone lead there."""
    for key in path[:-1]:
        field = model.model_fields.get(str(key))
        inner = field.annotation if field else None
        if not (isinstance(inner, type) and issubclass(inner, BaseModel)):
            return []
        model = inner
    return [name for name in model.model_fields if name not in ("slug", "topic")]
