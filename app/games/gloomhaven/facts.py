"""The game's slug, and its cards: none of them has a page of its own, so no facts are read."""

from collections.abc import Mapping
from typing import Any

from app.engine.words import Problem

SLUG = "gloomhaven"


def problems(given: Mapping[str, Any]) -> list[Problem]:
    """Return what is wrong with a card file's facts: that there are any."""
    return [Problem((), "cards of Gloomhaven have no facts yet")]


def copies_of(card: str) -> tuple[str, ...]:
    """Return the copies of a card: positions name none."""
    return ()
