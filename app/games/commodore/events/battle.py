"""What happens in an attack: the card is played, guns are fired, crews fight."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.commodore.names import Card, Player, Ship
from app.games.commodore.state import State


@dataclass(frozen=True)
class Challenged(Event[State]):
    """An attack card has been played against a player, who may still evade it."""

    player: Player
    card: Card


@dataclass(frozen=True)
class Evaded(Event[State]):
    """A player evades an attack card, which does nothing."""

    player: Player
    card: Card

    def apply(self, state: State) -> State:
        """Note which card it is."""
        return replace(state, evaded=self.card)


@dataclass(frozen=True)
class Fired(Event[State]):
    """A ship fires at another, its dice showing this; `at` is None for the enemy's morale.

    `ship` is None for an attack that no ship makes.
    """

    ship: Ship | None
    at: Ship | None
    dice: tuple[int, ...]

    def apply(self, state: State) -> State:
        """Note which ship it is."""
        return replace(state, fired=state.fired | {self.ship}) if self.ship else state


@dataclass(frozen=True)
class Boarded(Event[State]):
    """Two crews have fought hand to hand, with these totals."""

    ship: Ship
    target: Ship
    attack: int
    defence: int
