"""What players choose while an action is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.commodore import facts
from app.games.commodore.names import Card, Player, Ship, other
from app.games.commodore.state import State

MORALE = "morale"


@dataclass(frozen=True)
class Evade(Choice[State, "str | None"]):
    """With which Outmaneuver a player evades an attack card; None for letting it come."""

    player: Player
    card: Card

    @property
    def by(self) -> str:
        """The player who is attacked chooses."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[str | None]:
        """Return the player's Outmaneuver cards, and none."""
        held = (card for card in play.state.hand(self.player) if facts.is_a(card, "outmaneuver"))
        return (None, *held)


@dataclass(frozen=True)
class Grapeshot(Choice[State, "str | None"]):
    """Which card a player discards to sweep the decks; None for none."""

    player: Player

    @property
    def by(self) -> str:
        """Each player chooses for the own crew."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[str | None]:
        """Return the player's attack cards, and none: rules say which of them will do."""
        held = (card for card in play.state.hand(self.player) if facts.is_attack(card))
        return (None, *held)


@dataclass(frozen=True)
class Surplus(Choice[State, str]):
    """What a ship without a partner does in a General Melee: a ship to fire at, or `morale`."""

    ship: Ship

    @property
    def by(self) -> str:
        """Its owner chooses."""
        return "owner"

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the enemy's ships, and the enemy's morale where there are none."""
        owner = play.state.owner(self.ship)
        return (owner and play.state.fleet(other(owner))) or (MORALE,)


@dataclass(frozen=True)
class ToDiscard(Choice[State, str]):
    """Which card of a player's hand is discarded, as `chooser` decides."""

    player: Player
    chooser: Player

    @property
    def by(self) -> str:
        """Whoever may decide."""
        return self.chooser

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the hand."""
        return play.state.hand(self.player)
