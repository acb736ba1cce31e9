"""What is asked of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.commodore.names import Player, Ship, other
from app.games.commodore.state import State

Pair = tuple[Ship, Ship]  # a ship of the player whose turn it is, and the enemy that it faces


@dataclass(frozen=True)
class Hits(Query[State, int]):
    """How many damage tokens the dice of an attack are worth."""

    rolls: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return none: dice mean nothing by themselves."""
        return 0


@dataclass(frozen=True)
class Suffers(Query[State, "str | None"]):
    """Which ship takes the damage of an attack, if any; `ship` is the one that fires, if any."""

    ship: Ship | None
    at: Ship
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str | None:
        """Return none: the rules say which."""
        return None


@dataclass(frozen=True)
class FiresBack(Query[State, bool]):
    """Whether the ship attacked fires at its attacker too."""

    card: str
    ship: Ship | None = None
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does not, unless the card says so."""
        return False


@dataclass(frozen=True)
class AtOnce(Query[State, bool]):
    """Whether ships that fire at each other do so at the same time."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """One fires after the other."""
        return False


@dataclass(frozen=True)
class Shaken(Query[State, bool]):
    """Whether an attack with these dice costs morale, where it is aimed at that."""

    rolls: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does not, unless a rule says so."""
        return False


@dataclass(frozen=True)
class MoraleLost(Query[State, int]):
    """How much morale an attack costs that costs any."""

    rolls: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return nothing: the rules say how much."""
        return 0


@dataclass(frozen=True)
class BoardingTotal(Query[State, int]):
    """What a crew comes to in a boarding: its roll, and what is added to it.

    `swept` is how many Broadsides cards were discarded to sweep the decks.
    """

    ship: Ship
    roll: int
    swept: int = 0

    def default(self, play: Play[State]) -> int:
        """Return the roll."""
        return self.roll


@dataclass(frozen=True)
class BoardingWon(Query[State, bool]):
    """Whether the attacker wins a boarding with these totals."""

    attack: int
    defence: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """The higher total wins."""
        return self.attack > self.defence


@dataclass(frozen=True)
class MaySweep(Query[State, bool]):
    """Whether a player may sweep the decks with grapeshot, after having done so that often."""

    player: Player
    times: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """The player may not, unless a rule says so."""
        return False


@dataclass(frozen=True)
class MeleePairs(Query[State, "tuple[Pair, ...]"]):
    """Which ships face each other in a General Melee, its player having `chosen` these pairs."""

    chosen: tuple[Pair, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[Pair, ...]:
        """Return the ships as they lie, each with the one in front of it."""
        me = play.state.active()
        return tuple(zip(play.state.fleet(me), play.state.fleet(other(me)), strict=False))


@dataclass(frozen=True)
class FiresAlone(Query[State, bool]):
    """Whether a ship that no pair takes in fires in a General Melee."""

    ship: Ship
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does not, unless a rule says so."""
        return False


@dataclass(frozen=True)
class JoinsMelee(Query[State, bool]):
    """Whether a ship fires in a General Melee."""

    ship: Ship
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """All ships do."""
        return True
