"""What things cost and give, what can be held, and how it is paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.engine.table import Table
from app.games.revive.names import Cell, Good, Player, Resource
from app.games.revive.state import State

Doing = Literal[
    "explore", "build", "populate", "play", "switch", "hibernate",
    "machine", "crate", "trade", "convert", "colour", "travel",
]  # fmt: skip


@dataclass(frozen=True)
class Cost(Query[State, int]):
    """How much of a resource an action costs: where (`at` a space or tile), by what means.

    `using` is the size of a building or the technology that is unlocked; the player is the one
    whose turn it is unless named.
    """

    doing: Doing
    of: Resource
    at: str | None = None
    using: str | None = None
    player: Player | None = None

    def default(self, play: Play[State]) -> int:
        """Return nothing: the rules add up the bill."""
        return 0

    def payer(self, play: Play[State]) -> Player:
        """Return who pays."""
        return self.player or play.state.active_player()


@dataclass(frozen=True)
class Reward(Query[State, int]):
    """How much of a good an action gives a player: where, by what means, for which spaces beside.

    `beside` names the only neighbouring spaces that count, where not all of them do.
    """

    doing: Doing
    of: Good
    at: str | None = None
    using: str | None = None
    player: Player | None = None
    beside: tuple[Cell, ...] | None = None

    def default(self, play: Play[State]) -> int:
        """Return nothing: the rules add up the rewards."""
        return 0


@dataclass(frozen=True)
class Cap(Query[State, "int | None"]):
    """How much of a resource a player may keep; None for as much as there is."""

    of: Resource

    def default(self, play: Play[State]) -> int | None:
        """Return no limit."""
        return None


@dataclass(frozen=True)
class Payment(Query[State, Table[Resource, int]]):
    """What a player pays for a price: the resources named, and crystals for what is missing."""

    price: Table[Resource, int]
    player: Player | None = None

    def default(self, play: Play[State]) -> Table[Resource, int]:
        """Return the price as it stands."""
        return self.price

    def payer(self, play: Play[State]) -> Player:
        """Return who pays."""
        return self.player or play.state.active_player()


@dataclass(frozen=True)
class Excess(Query[State, int]):
    """How much a player holds of a resource over what may be kept."""

    of: Resource
    player: Player | None = None

    def default(self, play: Play[State]) -> int:
        """Compare the stock with the limit."""
        cap = play.ask(Cap(self.of))
        held = play.state.has(self.player or play.state.active_player(), self.of)
        return 0 if cap is None else max(0, held - cap)


@dataclass(frozen=True)
class Convertible(Query[State, int]):
    """How many crystals a player may freely turn into basic resources now."""

    player: Player | None = None

    def default(self, play: Play[State]) -> int:
        """Return none, unless a rule says so."""
        return 0


@dataclass(frozen=True)
class SwitchTakes(Query[State, tuple[Resource, ...]]):
    """The resources that the switch may give."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[Resource, ...]:
        """Return none: the rules say which."""
        return ()
