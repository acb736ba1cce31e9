"""The five main actions, and hibernation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Action
from app.games.revive.actions.kinds import MainAction, OnTheMap
from app.games.revive.names import Cell, Good, Size, Slot, Thing
from app.games.revive.queries.money import Doing
from app.games.revive.state import State


@dataclass(frozen=True)
class PlayCard(MainAction):
    """A card is played to a slot."""

    card: Thing
    slot: Slot
    doing: ClassVar[Doing] = "play"


@dataclass(frozen=True)
class Switch(MainAction):
    """The switch is used: for a resource, or to copy another player's card."""

    take: Good | None = None
    copy: Thing | None = None
    doing: ClassVar[Doing] = "switch"


@dataclass(frozen=True)
class TakeTravel(MainAction):
    """The switch is used for a travel card, for which a card is destroyed."""

    travel: Thing
    destroy: Thing
    doing: ClassVar[Doing] = "switch"


@dataclass(frozen=True)
class Explore(OnTheMap):
    """A tile is explored, and laid with one of its two faces."""

    tile: Thing
    face: int = 1
    doing: ClassVar[Doing] = "explore"

    @property
    def place(self) -> str:
        """Return the tile."""
        return self.tile


@dataclass(frozen=True)
class Build(OnTheMap):
    """A building is put on a space."""

    at: Cell
    size: Size = "small"
    doing: ClassVar[Doing] = "build"

    @property
    def place(self) -> str:
        """Return the space."""
        return self.at

    @property
    def means(self) -> str:
        """Return the size."""
        return self.size


@dataclass(frozen=True)
class Populate(OnTheMap):
    """The meeple beside a technology goes to a city or a large location."""

    at: Thing
    technology: Thing
    doing: ClassVar[Doing] = "populate"

    @property
    def place(self) -> str:
        """Return the city or location."""
        return self.at

    @property
    def means(self) -> str:
        """Return the technology."""
        return self.technology


@dataclass(frozen=True)
class Hibernate(Action[State]):
    """The player hibernates instead of doing two main actions."""
