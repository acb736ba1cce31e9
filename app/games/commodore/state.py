"""A state of the game: two hands, two fleets, the common deck, morale and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from typing_extensions import Doc

from app.engine.errors import NotGiven
from app.engine.table import Table
from app.games.commodore.names import PLAYERS, Card, Player, Ship

Phase = Literal["draw", "deploy", "attack", "end"]
Mark = Literal["rigging", "captain", "assets", "hardened"]
LOSSES: tuple[Mark, Mark] = ("rigging", "captain")  # the markers that weaken a ship


@dataclass(frozen=True)
class State:
    """Everything on the table; what a position leaves out is empty, or not known (None)."""

    turn: Annotated[Player | None, Doc("whose turn it is: rosso or blu")] = None
    phase: Annotated[Phase | None, Doc("draw, deploy, attack or end")] = None
    turns: Annotated[Table[Player, int], Doc("how many turns each player has begun")] = Table()
    morale: Annotated[Table[Player, int], Doc("the morale of each player")] = Table()
    hands: Annotated[Table[Player, tuple[Card, ...]], Doc("the cards in each hand")] = Table()
    fleets: Annotated[Table[Player, tuple[Ship, ...]], Doc("the ships of each player")] = Table()
    deck: Annotated[tuple[Card, ...] | None, Doc("the common deck, top first")] = None
    discards: Annotated[tuple[Card, ...], Doc("the discards, the last one first")] = ()
    damage: Annotated[Table[Ship, int], Doc("damage tokens by ship")] = Table()
    marks: Annotated[
        Table[Ship, tuple[Mark, ...]],
        Doc("markers by ship: rigging (gone), captain (killed), assets (+1), hardened (+1)"),
    ] = Table()
    hit: Annotated[frozenset[Ship], Doc("ships that have just been hit")] = frozenset()
    evaded: Annotated[Card | None, Doc("the attack card that has just been evaded")] = None
    fresh: Annotated[frozenset[Ship], Doc("ships deployed this turn")] = frozenset()
    fired: Annotated[frozenset[Ship], Doc("ships that have fired this turn")] = frozenset()
    taken: Annotated[frozenset[Ship], Doc("ships captured this turn")] = frozenset()
    drawn: Annotated[bool, Doc("whether the card of this turn has been drawn")] = False
    winner: Annotated[Player | None, Doc("who has won")] = None

    def hand(self, player: Player) -> tuple[str, ...]:
        """Return a player's hand."""
        return self.hands.get(player, ())

    def fleet(self, player: Player) -> tuple[str, ...]:
        """Return a player's ships in play."""
        return self.fleets.get(player, ())

    def owner(self, ship: str) -> Player | None:
        """Return whose fleet a ship is in, None where it is not in play."""
        return next((player for player in PLAYERS if ship in self.fleet(player)), None)

    def marked(self, ship: str, mark: Mark) -> int:
        """Return how many markers of a kind lie on a ship."""
        return self.marks.get(ship, ()).count(mark)

    def active(self) -> Player:
        """Return whose turn it is; raises `NotGiven` where the position leaves it out."""
        if self.turn is None:
            raise NotGiven("turn")
        return self.turn
