"""The abilities of the Bardo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class SirenSong(Active):
    """Canto della Sirena: tame a revealed Human or Goblin."""

    creature: Card
    die: Die | None = None
    card: ClassVar[str] = "canto-della-sirena"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to tame."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line."""
        yield from ({"creature": card} for card in state.present())
