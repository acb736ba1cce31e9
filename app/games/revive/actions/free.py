"""Free actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.games.revive.actions.kinds import FreeAction
from app.games.revive.names import Basic, Colour, Thing
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


@dataclass(frozen=True)
class Recolour(FreeAction):
    """A card is made to count as of a colour until the action is over."""

    card: Thing
    colour: Colour
    doing: ClassVar[Doing] = "colour"


@dataclass(frozen=True)
class ChooseColour(FreeAction):
    """A Scyphoz card is given a colour."""

    card: Thing
    colour: Colour
    doing: ClassVar[Doing] = "colour"


@dataclass(frozen=True)
class ConvertPoints(FreeAction):
    """Points made in this action are turned into devotion, or the other way round."""

    amount: Annotated[int, Field(gt=0)]
    into: Literal["point", "devotion"]
    doing: ClassVar[Doing] = "convert"


@dataclass(frozen=True)
class ResolveTravel(FreeAction):
    """A travel card is resolved."""

    travel: Thing
    doing: ClassVar[Doing] = "travel"
