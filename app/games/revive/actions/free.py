"""Free actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.games.revive.actions.kinds import FreeAction
from app.games.revive.names import Basic, Thing
from app.games.revive.queries.money import Doing


@dataclass(frozen=True)
class UseMachine(FreeAction):
    """A machine is used by putting an energy token on it."""

    machine: Thing
    doing: ClassVar[Doing] = "machine"


@dataclass(frozen=True)
class UseCrate(FreeAction):
    """A crate is used."""

    crate: Thing
    doing: ClassVar[Doing] = "crate"


@dataclass(frozen=True)
class Trade(FreeAction):
    """A special trade of a technology is used."""

    technology: Thing
    doing: ClassVar[Doing] = "trade"

    @property
    def means(self) -> str:
        """Return the technology."""
        return self.technology


@dataclass(frozen=True)
class ConvertCrystal(FreeAction):
    """A crystal is turned into a basic resource."""

    into: Basic
    doing: ClassVar[Doing] = "convert"
