"""What is chosen in the Line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class NextRevealed(Choice[State, str]):
    """Which of several cards is turned up first."""

    cards: tuple[Card, ...]
    quiet: ClassVar[bool] = True

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Ranked by distance from the fire, where a rule says so."""
        return ("distance",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all of them."""
        return self.cards


@dataclass(frozen=True)
class ToDefeat(Choice[State, str]):
    """Which revealed creature of the Line is defeated outright."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the creatures that lie face up."""
        return tuple(card for card in play.state.present() if play.state.face_up(card))
