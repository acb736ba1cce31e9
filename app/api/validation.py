"""What is wrong with a request, as one sentence that names the field and what would be right."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fastapi.exceptions import RequestValidationError


@dataclass(frozen=True)
class Fault:
    """One thing wrong with a request."""

    sentence: str
    field: str | None = None
    allowed: list[Any] | None = None
    status: int = 422
    name: str = "invalid-request"


def faults(error: RequestValidationError) -> list[Fault]:
    """Return everything that is wrong, in the order in which it was found."""
    return [_fault(found) for found in error.errors()]


def _fault(found: Mapping[str, Any]) -> Fault:
    kind, place = found["type"], found["loc"]
    if kind == "json_invalid":
        return Fault(
            f"The body is no JSON: {found['ctx']['error']} at character {place[-1]}.",
            status=400,
            name="malformed",
        )
    if isinstance(found["input"], bytes):
        return Fault(
            "The body was not sent as JSON: set `Content-Type: application/json`.",
            status=415,
            name="not-json",
        )
    where = ".".join(str(part) for part in place[1:]) or "body"
    right = _RIGHT.get(kind)
    if right is None:
        return Fault(f"{where}: {found['msg'][0].lower()}{found['msg'][1:]}.", where)
    return Fault(
        f"{where} {right(found['input'], found.get('ctx') or {})}.", where, _allowed(found)
    )


def _allowed(found: Mapping[str, Any]) -> list[Any] | None:
    if found["type"] != "literal_error":
        return None
    expected: str = found["ctx"]["expected"]
    return [choice.strip("'") for choice in expected.replace(" or ", ", ").split(", ")]


def _unlike(kind: str) -> Callable[[Any, Any], str]:
    return lambda value, _: f"is {said(value)}: it must be {kind}"


def said(value: Any) -> str:
    """Return a value as a sentence names it, clipped."""
    match value:
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case str():
            return f"“{value[:40]}…”" if len(value) > 40 else f"“{value}”"
        case list():
            return "a list"
        case dict():
            return "an object"
    return str(value)[:40]


_RIGHT: dict[str, Callable[[Any, Any], str]] = {
    "missing": lambda _, ctx: "is missing: it must be given",
    "extra_forbidden": lambda _, ctx: "is not known here",
    "string_too_long": lambda value, ctx: (
        f"has {len(value)} characters: at most {ctx['max_length']} are read"
    ),
    "string_too_short": lambda _, ctx: "is empty: type a question or a few words",
    "int_parsing": _unlike("a whole number"),
    "int_parsing_size": lambda _, ctx: "is far too large a number",
    "int_from_float": _unlike("a whole number"),
    "int_type": _unlike("a whole number"),
    "greater_than_equal": lambda value, ctx: f"is {said(value)}: it must be {ctx['ge']} or more",
    "less_than_equal": lambda value, ctx: f"is {said(value)}: it must be {ctx['le']} or less",
    "literal_error": lambda value, ctx: f"is {said(value)}: it must be {ctx['expected']}",
    "dict_type": _unlike("an object of names and values"),
    "model_attributes_type": _unlike('an object such as {"case": 0, "knobs": {}}'),
    "string_type": _unlike("text"),
}
