"""The abilities of the Ladro."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class Backstab(Active):
    """Attacco alle Spalle: turn up two cards, then defeat one that is weak enough."""

    cards: tuple[Card, ...]
    defeat: Card | None = None
    die: Die | None = None
    card: ClassVar[str] = "attacco-alle-spalle"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the cards to turn up."""
        return self.cards

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line and each two of them, with each one as the victim."""
        for number in (1, 2):
            for cards in combinations(state.present(), number):
                yield from ({"cards": cards, "defeat": victim} for victim in cards)
