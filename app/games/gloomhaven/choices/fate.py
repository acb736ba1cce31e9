"""What chance decides: modifier cards, and the card lost in a short rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.gloomhaven.modifiers import MODIFIERS
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Modifier(Choice[State, str]):
    """The modifier card on top of a deck."""

    deck: str

    @property
    def by(self) -> str:
        """Return fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the kinds of modifier card."""
        return MODIFIERS
