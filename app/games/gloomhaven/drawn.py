"""What a picture of the map and of the cards beside it is made of."""

from __future__ import annotations

from dataclasses import dataclass

from app.hexes.drawing import Box


@dataclass(frozen=True)
class DrawnHex:
    """A hex: what lies there, and its letter where the text has one for it."""

    name: str
    letter: str
    ground: str
    points: str
    x: float
    y: float
    taken: bool
    goal: bool
    money: bool


@dataclass(frozen=True)
class DrawnToken:
    """A figure on the map; numbers are empty where they are not known."""

    figure: str
    kind: str
    elite: bool
    x: float
    y: float
    initiative: str
    life: str
    acting: bool
    focused: bool
    struck: bool


@dataclass(frozen=True)
class DrawnStroke:
    """A line over the map: a wall, a way, a focus, an attack or a line of sight."""

    kind: str
    line: str
    head: str = ""


@dataclass(frozen=True)
class DrawnFigure:
    """What is known of a figure, in words, and the pattern of its attack."""

    figure: str
    kind: str
    elite: bool
    name: str
    facts: tuple[str, ...]
    marks: tuple[str, ...]
    area: DrawnArea | None
    acting: bool


@dataclass(frozen=True)
class DrawnArea:
    """The pattern of an area attack: the attacker's own hex, and those that it hits."""

    box: Box
    own: str
    hits: tuple[str, ...]


@dataclass(frozen=True)
class DrawnPile:
    """Some of a hero's cards, by what is printed on them."""

    title: str
    slug: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class DrawnHand:
    """A hero's cards, pile by pile, and what is said of the hero beside them."""

    hero: str
    piles: tuple[DrawnPile, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True)
class DrawnMap:
    """The map: how large it is drawn, and what lies on it from the bottom up."""

    box: Box
    width: int
    wide: bool
    hexes: tuple[DrawnHex, ...]
    walls: tuple[DrawnStroke, ...]
    strokes: tuple[DrawnStroke, ...]
    tokens: tuple[DrawnToken, ...]
    legend: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Table:
    """All that is shown; `told` says in words what the map shows."""

    map: DrawnMap | None
    figures: tuple[DrawnFigure, ...]
    hands: tuple[DrawnHand, ...]
    phase: str
    over: bool
    told: tuple[str, ...]
