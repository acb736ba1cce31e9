"""What all actions of a kind have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from app.engine.kinds import Action
from app.games.revive.queries.money import Doing
from app.games.revive.state import State


class Deed(Action[State]):
    """What a player does in a turn: where it is done and by what means."""

    doing: ClassVar[Doing]

    @property
    def place(self) -> str | None:
        """Return the space or tile where it is done, if any."""
        return None

    @property
    def means(self) -> str | None:
        """Return the size of a building or the technology, if any."""
        return None


class MainAction(Deed):
    """One of the two main actions of a turn."""


class OnTheMap(MainAction):
    """A main action for which range is paid."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Return the space or tile where it is done."""


class FreeAction(Deed):
    """What may be done at any time of one's turn, beside the main actions."""
