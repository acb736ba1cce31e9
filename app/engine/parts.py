"""A value as far as a claim speaks of it: mappings in part, sets in any order."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from app.engine.kinds import Worded
from app.engine.telling import field_names, plain, spaced


def part(seen: Any, want: Any) -> Any:
    """Return in words as much of a value as `want` speaks of; it agrees if the two are equal."""
    if isinstance(want, Mapping) and want:
        held = _held(seen)
        if held is not None:
            return {key: part(held[key], wanted) for key, wanted in want.items() if key in held}
    told = plain(seen)
    if isinstance(seen, frozenset | set) and isinstance(want, list) and _same(told, want):
        return want
    return told


def excludes(one: Any, other: Any) -> bool:
    """Tell whether no value can agree with both."""
    if isinstance(one, Mapping) and isinstance(other, Mapping) and one and other:
        return any(key in other and excludes(held, other[key]) for key, held in one.items())
    return bool(one != other)


def _held(seen: Any) -> Mapping[Any, Any] | None:
    """Return what lies under the keys of a mapping or a state, those at their default too."""
    if isinstance(seen, Mapping):
        return {plain(key): held for key, held in seen.items()}
    if dataclasses.is_dataclass(seen) and not isinstance(seen, Worded):
        return {spaced(name): getattr(seen, name) for name in field_names(seen)}
    return None


def _same(some: list[Any], others: list[Any]) -> bool:
    return len(some) == len(others) and all(thing in others for thing in some)
