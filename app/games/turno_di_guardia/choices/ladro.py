"""What is chosen for the abilities of the Ladro."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class SecondTarget(Choice[State, str]):
    """Which card Backstab turns up after its first, `named` being the one it was aimed at."""

    named: Card

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return every card that lies face down."""
        return tuple(card for card in play.state.present() if card in play.state.face_down)


@dataclass(frozen=True)
class Stabbed(Choice[State, str]):
    """Which creature Backstab defeats with a roll of this strength, these having been shown."""

    shown: tuple[Card, ...]
    strength: int

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the cards that lie face up."""
        return tuple(card for card in play.state.present() if play.state.face_up(card))
