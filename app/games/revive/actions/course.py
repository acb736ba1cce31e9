"""What moves a turn on."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kinds import Action
from app.games.revive.names import Player, Thing
from app.games.revive.state import State


@dataclass(frozen=True)
class NextAction(Action[State]):
    """The player ends the first action, to go on with the second."""


@dataclass(frozen=True)
class EndTurn(Action[State]):
    """The player ends the turn."""


@dataclass(frozen=True)
class SetUp(Action[State]):
    """A player is given starting cards."""

    player: Player
    cards: tuple[Thing, ...]
