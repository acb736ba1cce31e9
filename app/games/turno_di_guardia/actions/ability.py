"""What all abilities have in common: the card, what it is aimed at, and its price."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from app.engine.kinds import Action
from app.engine.table import Table
from app.games.turno_di_guardia.state import Card, Die, State

Aim = Mapping[str, Any]  # the fields of an ability besides its die


class Ability(Action[State], ABC):
    """An ability card is used."""

    card: ClassVar[str]

    @property
    @abstractmethod
    def targets(self) -> tuple[str, ...]:
        """Return the creatures of the Line that it is aimed at."""

    @classmethod
    @abstractmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield every way of aiming it, whether or not the rules allow it."""

    @classmethod
    @abstractmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every way of using it, whether or not the rules allow it."""


def _is_held(state: State, card: str) -> bool:
    """Tell whether somebody has an ability card in front of it."""
    return any(card in held for held in state.abilities.values())


class Active(Ability, ABC):
    """An ability that takes a die of its hero, or else its card is exhausted."""

    die: Die | None

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every aim with every die of the hero, and with the card exhausted."""
        if not _is_held(state, cls.card):
            return
        hero = state.holder(cls.card)
        dice = [die for die in state.dice if die.startswith(f"{hero}-") and state.available(die)]
        for aim in cls.aims(state):
            for die in (*dice, None):
                yield cls(**{**aim, "die": die})

    def apply(self, state: State) -> State:
        """Spend the die and lay it on the card, or turn the card."""
        after = replace(state, last_attack=Table())
        if self.die:
            laid = after.on_ability.with_(self.die, self.card)
            return replace(after, spent=after.spent | {self.die}, on_ability=laid)
        return replace(after, exhausted=after.exhausted | {self.card})


@dataclass(frozen=True)
class AtOneCreature(Active, ABC):
    """An ability that takes a die or its card, and is aimed at one creature of the Line."""

    creature: Card
    die: Die | None = None

    @property
    def targets(self) -> tuple[str, ...]:
        """Return the creature."""
        return (self.creature,)

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield each creature of the Line."""
        yield from ({"creature": card} for card in state.present())


@dataclass(frozen=True)
class AtNothing(Active, ABC):
    """An ability that takes a die or its card, and is aimed at no card of the Line."""

    die: Die | None = None

    @property
    def targets(self) -> tuple[str, ...]:
        """Return nothing."""
        return ()

    @classmethod
    def aims(cls, state: State) -> Iterator[Aim]:
        """Yield the one way of using it."""
        yield {}


class Passive(Ability, ABC):
    """A passive ability that the players choose to use: it takes neither a die nor its card."""

    @classmethod
    def attempts(cls, state: State) -> Iterator[Self]:
        """Yield every aim."""
        if _is_held(state, cls.card):
            for aim in cls.aims(state):
                yield cls(**aim)

    def apply(self, state: State) -> State:
        """Count the use."""
        times = state.uses.get(self.card, 0) + 1
        return replace(state, uses=state.uses.with_(self.card, times))
