"""What is printed on every copy of the game, and what no source tells: points in positions."""

from collections.abc import Mapping
from typing import Any

from app.engine.words import Problem
from app.games.revive.names import Slot

SLUG = "revive"
CAPS = {"gear": 6, "book": 6, "food": 6, "crystal": 3}
BUILDINGS = {"small": 5, "large": 3}  # of each player
GEARS = {"small": 3, "large": 5}
SLOTS: tuple[Slot, ...] = ("top-1", "top-2", "bottom-1", "bottom-2", "side")
MODULES = (2, 3)  # places in a slot: at least, at most


def problems(given: Mapping[str, Any]) -> list[Problem]:
    """Return what is wrong with a card file's facts: that there are any."""
    return [Problem((), "the cards of Revive have no files: their effects come from positions")]


def copies_of(card: str) -> tuple[str, ...]:
    """Return the copies of a card: a position names its own."""
    return ()
