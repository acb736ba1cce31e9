"""The table in words: what lies where, and how a player names a good, a card or a space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.telling import plain, said

# What a key of the state is called, and what is said of it when nothing lies there.
_KEYS: dict[str, tuple[str, str]] = {}


def part(key: str, state: Any) -> str:
    """Return one key of a state in words."""
    held = getattr(state, key.replace(" ", "_"))
    title, nothing = _KEYS.get(key, (key, "niente"))
    if held is None or (isinstance(held, Mapping | tuple | frozenset) and not held):
        return f"{title}: {nothing}"
    return f"{title}: {said(held)}"


def option_name(option: Any) -> str:
    """Return a good, a card or a space as a player names it."""
    return "niente" if option is None else str(plain(option))
