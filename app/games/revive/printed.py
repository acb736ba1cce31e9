"""What is printed on the things that a position names, as no source lists them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from app.engine.table import Table
from app.games.revive.names import (
    Cell,
    Cells,
    Colour,
    Good,
    Half,
    Kind,
    Resource,
    Size,
    Thing,
    Track,
)

Goods = Table[Good, int]


@dataclass(frozen=True)
class Card:
    """A citizen card: its colour (none on a Scyphoz card), its halves, its stacking symbols."""

    colour: Colour | None = None
    top: Goods = Table()
    bottom: Goods = Table()
    symbols: tuple[Half, ...] = ()  # the borders that let another card lie on it
    starting: bool = False
    scyphoz: bool = False

    def effect(self, half: Half) -> Goods:
        """Return what a half gives."""
        return self.top if half == "top" else self.bottom


@dataclass(frozen=True)
class Module:
    """A module: one or two colours, and what it gives with a card of one of them."""

    colours: tuple[Colour, ...]
    gives: Goods


@dataclass(frozen=True)
class Machine:
    """A machine: what it gives, and the colour of track that it belongs to."""

    gives: Goods
    track: Track | None = None


@dataclass(frozen=True)
class Place:
    """A space joined to boxes of machine tracks: a round one for a machine, or a hexagonal one."""

    needs: Table[Track, int]
    printed: Thing | None = None  # the machine printed on a round space
    track: Track | None = None  # of a round space whose machine is chosen from the market
    gives: Goods = Table()  # of a hexagonal space
    counts: Colour | None = None  # of a hexagonal space: whose cards score at the end


@dataclass(frozen=True)
class Tile:
    """An area tile or lake: its spaces, its price and rewards while unexplored, its two faces."""

    cells: Cells
    cost: Table[Resource, int] = Table()
    reward: Goods = Table()
    faces: tuple[Table[Cell, Kind], ...] = ()  # what each space is, in either orientation
    icon: Kind | None = None  # of a space that its other side is sure to have
    vast: bool = False  # a vast crystal
    points: int | None = None  # of a large location, at the end
    wakes: Table[Size, Goods] = Table()  # of a lake: what each size of building gives hibernating


@dataclass(frozen=True)
class Trading:
    """A special trade: what it takes and what it gives."""

    takes: Table[Resource, int]
    gives: Goods


@dataclass(frozen=True)
class Technology:
    """A technology of a tribe: its row from the bottom, those it is joined to, what it is good
    for."""

    row: Annotated[int, Field(ge=1, le=3)]
    joined: tuple[Thing, ...] = ()
    gives: Goods = Table()
    trades: Trading | None = None
    opens: Literal["", "side slot"] = ""


@dataclass(frozen=True)
class Goal:
    """What an artifact card counts for a colour: how many it comes to, and the points of each."""

    points: int
    value: int | None = None  # None where `of` says what is counted
    of: Literal["", "energy"] = ""  # `energy`: all energy tokens of the player


@dataclass(frozen=True)
class Travel:
    """A travel card: of which colour a card is destroyed for it, and its devotion by level."""

    colour: Colour
    levels: tuple[int, ...]
