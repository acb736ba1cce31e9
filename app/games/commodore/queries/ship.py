"""What is asked of a ship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.commodore import facts
from app.games.commodore.names import Ship
from app.games.commodore.state import State


@dataclass(frozen=True)
class Strength(Query[State, int]):
    """A ship's Current Strength (Forza Attuale)."""

    ship: Ship

    def default(self, play: Play[State]) -> int:
        """Return the printed hull."""
        ship = facts.ship(self.ship)
        return ship.hull if ship else 0


@dataclass(frozen=True)
class Dice(Query[State, int]):
    """How many dice a ship rolls when it fires."""

    ship: Ship
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return one: a shot is a shot."""
        return 1
