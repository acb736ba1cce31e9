"""The check of an entry: cases, which the game's own words fill, and what sort of check it is."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.library.shapes import Line, Shape

Case = dict[str, Any]
CheckKind = Literal["played", "shown", "none", "absent"]


class Shown(Shape):
    """A check of counts or set-up: cases that are computed and shown, not misread."""

    facts: list[Case] = Field(min_length=1)


class Unchecked(Shape):
    """A check that is none, and why."""

    none: Line


def _are_cases(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(c, dict) for c in value)


def _known_check(value: object) -> object:
    """Refuse what is neither of the three forms, in one message instead of pydantic's three."""
    match value:
        case Shown() | Unchecked():
            return value
        case {"facts": facts, **rest} if not rest and _are_cases(facts):
            return value
        case {"none": str(), **rest} if not rest:
            return value
        case _ if _are_cases(value):
            return value
    raise ValueError("must be a list of cases, or {facts: [cases]}, or {none: reason}")


Check = Annotated[list[Case] | Shown | Unchecked, BeforeValidator(_known_check)]
