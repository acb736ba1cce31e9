"""What a picture of the table is made of: the map, players' things, bills."""

from __future__ import annotations

from dataclasses import dataclass

from app.hexes.drawing import Box


@dataclass(frozen=True)
class DrawnHex:
    """A space: what it is, its letter where the text has one for it, the bonus of its water."""

    name: str
    letter: str
    kind: str
    points: str
    x: float
    y: float
    taken: bool
    bonus: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class DrawnPiece:
    """A building, a meeple or what else a tribe counts range from, in a player's colour."""

    kind: str
    player: str
    letter: str
    cell: str
    x: float
    y: float


@dataclass(frozen=True)
class DrawnTile:
    """The edge around a tile of several spaces, or an unexplored one."""

    name: str
    kind: str
    edge: str


@dataclass(frozen=True)
class DrawnStep:
    """A space that range counts on its way, and how many it makes."""

    number: str
    x: float
    y: float


@dataclass(frozen=True)
class DrawnPath:
    """The way by which range is counted."""

    line: str
    head: str
    steps: tuple[DrawnStep, ...]
    told: str


@dataclass(frozen=True)
class DrawnMap:
    """The map: how large it is drawn, and what lies on it from the bottom up."""

    box: Box
    width: int
    wide: bool
    hexes: tuple[DrawnHex, ...]
    tiles: tuple[DrawnTile, ...]
    pieces: tuple[DrawnPiece, ...]
    path: DrawnPath | None
    legend: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class DrawnStock:
    """So much of a resource, and whether that is more than may be kept."""

    good: str
    label: str
    held: int
    cap: int
    over: bool


@dataclass(frozen=True)
class DrawnCard:
    """A card: its colour, what its halves give, and which of them shows where it lies."""

    card: str
    name: str
    colour: str
    colour_name: str
    top: str
    bottom: str
    shown: str
    marks: tuple[str, ...]


@dataclass(frozen=True)
class DrawnThing:
    """A thing with a name and what is printed on it."""

    thing: str
    name: str
    told: str
    kind: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class DrawnSlot:
    """A slot of a player's board: its cards, the top one first, and its modules."""

    slot: str
    label: str
    cards: tuple[DrawnCard, ...]
    modules: tuple[DrawnThing, ...]
    room: int | None


@dataclass(frozen=True)
class DrawnTrack:
    """A machine track: how many steps were made, of how many."""

    track: str
    label: str
    made: int
    end: int | None


@dataclass(frozen=True)
class DrawnRow:
    """A line of a table: in words, or as cards or things."""

    title: str
    text: str = ""
    cards: tuple[DrawnCard, ...] = ()
    things: tuple[DrawnThing, ...] = ()


@dataclass(frozen=True)
class DrawnSheet:
    """All that a position tells of a player."""

    player: str
    letter: str
    part: str
    switch_used: bool
    stock: tuple[DrawnStock, ...]
    counters: tuple[tuple[str, str, str], ...]
    slots: tuple[DrawnSlot, ...]
    tracks: tuple[DrawnTrack, ...]
    rows: tuple[DrawnRow, ...]


@dataclass(frozen=True)
class DrawnSum:
    """One sum of a bill: what it is of, its lines, what it comes to."""

    label: str
    good: str
    lines: tuple[tuple[str, str], ...]
    total: str


@dataclass(frozen=True)
class DrawnBill:
    """A bill: what for, its sums, and what was paid in the end."""

    title: str
    sums: tuple[DrawnSum, ...]
    paid: str = ""


@dataclass(frozen=True)
class Table:
    """All that is shown; `told` says in words what the map shows."""

    map: DrawnMap | None
    bills: tuple[DrawnBill, ...]
    sheets: tuple[DrawnSheet, ...]
    common: tuple[DrawnRow, ...]
    finished: bool
    told: tuple[str, ...]
