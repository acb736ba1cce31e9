"""The names by which positions speak of players, spaces, goods and things, each checked."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator

Player = Literal["rosso", "blu", "verde", "giallo"]
PLAYERS: tuple[Player, ...] = ("rosso", "blu", "verde", "giallo")
Basic = Literal["gear", "book", "food"]
BASICS: tuple[Basic, ...] = ("gear", "book", "food")
Resource = Literal["gear", "book", "food", "crystal"]
RESOURCES: tuple[Resource, ...] = (*BASICS, "crystal")
Track = Literal["forest", "mountain", "field"]
TRACKS: tuple[Track, ...] = ("forest", "mountain", "field")
Colour = Literal["yellow", "green", "red"]
COLOURS: tuple[Colour, ...] = ("yellow", "green", "red")
Good = Literal[
    "gear", "book", "food", "crystal", "energy", "point", "devotion",
    "forest", "mountain", "field", "card", "star", "artifact",
]  # fmt: skip
GOODS: tuple[Good, ...] = (
    "gear", "book", "food", "crystal", "energy", "point", "devotion",
    "forest", "mountain", "field", "card", "star", "artifact",
)  # fmt: skip
Kind = Literal[
    "desert", "forest", "mountain", "field", "crystals", "water", "city", "location", "start",
    "unexplored", "vast crystal", "lake",
]  # fmt: skip
Slot = Literal["top-1", "top-2", "bottom-1", "bottom-2", "side"]
Half = Literal["top", "bottom"]
Size = Literal["small", "large"]


def _thing(name: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ValueError(f"{name!r} names nothing: small letters, digits and dashes, as carta-1")
    return name


def _cell(name: str) -> str:
    if not re.fullmatch(r"[a-z]|\d+-\d+", name):
        raise ValueError(
            f"{name!r} is no space: a small letter of the board, or its line and place, as 3-5"
        )
    return name


def _spaces(cells: tuple[str, ...]) -> tuple[str, ...]:
    if not cells:
        raise ValueError("a tile covers at least one space")
    return cells


Thing = Annotated[str, AfterValidator(_thing)]  # a card, module, machine, crate, tile, technology
Cell = Annotated[str, AfterValidator(_cell)]
Cells = Annotated[tuple[Cell, ...], AfterValidator(_spaces)]  # of a tile
