"""The abilities of the Chierico."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from app.games.turno_di_guardia.actions.ability import Active, Aim, AtNothing, Passive
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class Rebuke(Active):
    """Rebuke: move a revealed creature further back, or with no place, defeat an Undead."""

    creature: Card
    to: int | None = None
    die: Die | None = None
    card: ClassVar[str] = "rebuke"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to move or to defeat."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line with each place of it, and with none."""
        for card in state.present():
            for place in (None, *range(1, len(state.line) + 1)):
                yield {"creature": card, "to": place}


@dataclass(frozen=True)
class CleanseUndead(AtNothing):
    """Cleanse Undead: defeat all revealed Undead."""

    card: ClassVar[str] = "cleanse-undead"


@dataclass(frozen=True)
class Banish(Active):
    """Banish: put an Unhallowed or an Undead under the creature deck."""

    creature: Card
    die: Die | None = None
    card: ClassVar[str] = "banish"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to put away."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line and each card of the Graveyard."""
        yield from ({"creature": card} for card in (*state.present(), *state.graveyard))


@dataclass(frozen=True)
class BlindingLight(Active):
    """Blinding Light: turn up one or two cards, whose Reveal effects come to nothing."""

    cards: tuple[Card, ...]
    die: Die | None = None
    card: ClassVar[str] = "blinding-light"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the cards to turn up."""
        return self.cards

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each card of the Line, and each two of them."""
        for number in (1, 2):
            yield from ({"cards": cards} for cards in combinations(state.present(), number))


@dataclass(frozen=True)
class ProtectiveWard(Passive):
    """Protective Ward: once a round, the first creature goes to the Horde and does no damage."""

    creature: Card
    card: ClassVar[str] = "protective-ward"

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature to let through."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line."""
        yield from ({"creature": card} for card in state.present())
