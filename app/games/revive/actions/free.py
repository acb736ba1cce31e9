"""Free actions."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.revive.actions.kinds import FreeAction
from app.games.revive.names import Basic, Thing


@dataclass(frozen=True)
class UseMachine(FreeAction):
    """A machine is used by putting an energy token on it."""

    machine: Thing


@dataclass(frozen=True)
class UseCrate(FreeAction):
    """A crate is used."""

    crate: Thing


@dataclass(frozen=True)
class Trade(FreeAction):
    """A special trade of a technology is used."""

    technology: Thing


@dataclass(frozen=True)
class ConvertCrystal(FreeAction):
    """A crystal is turned into a basic resource."""

    into: Basic
