"""The abilities of the Ladro."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Active, Aim, AtNothing, AtOneCreature
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class Backstab(Active):
    """Attacco alle Spalle: turn up two cards, then defeat one of them that is weak enough."""

    cards: tuple[Card, ...]
    die: Die | None = None
    card: ClassVar[str] = "attacco-alle-spalle"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the cards to turn up."""
        return self.cards

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line and each two of them."""
        for number in (1, 2):
            yield from ({"cards": cards} for cards in combinations(state.present(), number))


@dataclass(frozen=True)
class SmokeBomb(AtOneCreature):
    """Bomba Fumogena: the text of a revealed creature counts as blank."""

    card: ClassVar[str] = "bomba-fumogena"


@dataclass(frozen=True)
class PoisonBlade(AtNothing):
    """Lama Avvelenata: the next two direct attacks grow with the creatures in sight."""

    card: ClassVar[str] = "lama-avvelenata"


@dataclass(frozen=True)
class ThrowingDaggers(Active):
    """Throwing Daggers: turn up a card, turn a die to its highest side, attack from afar."""

    raising: Die
    reveal: Card | None = None
    die: Die | None = None
    card: ClassVar[str] = "throwing-daggers"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the card to turn up, if there is one."""
        return (self.reveal,) if self.reveal else ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line, or none, with each die of the hero."""
        dice = facts.dice_of(state.holder(cls.card))
        for card in (*state.present(), None):
            yield from ({"raising": die, "reveal": card} for die in dice if die in state.dice)
