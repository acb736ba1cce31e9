"""A map that a position holds as text: its hexes by name, each with the sign that stands there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, Self

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from app.hexes.geometry import Hex, around
from app.hexes.paths import Neighbours
from app.hexes.textmap import draw_map, read_map


@dataclass(frozen=True)
class DrawnMap:
    """A map as drawn, without its figures, and where figures were drawn on it.

    A game names its `SIGNS`, of which `.` is a hex with nothing on it, and whether capitals stand
    for `FIGURES`; small letters name hexes.
    """

    text: str
    placed: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    SIGNS: ClassVar[str] = "."
    FIGURES: ClassVar[bool] = False

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a map; raises `ValueError` for a person."""
        placed: dict[str, str] = {}
        for name, cell in _cells(text, cls.SIGNS, cls.FIGURES).items():
            if cell.figure in placed:
                raise ValueError(f"{cell.figure} stands in two hexes")
            if cell.figure:
                placed[cell.figure] = name
        return cls(_redrawn(text), tuple(placed.items()))

    @classmethod
    def of(cls, cells: Mapping[Hex, str]) -> Self:
        """Return the map on which these cells stand as written."""
        return cls.read(draw_map(cells))

    def notation(self) -> str:
        """Return the map as text, without its figures."""
        return self.text

    @property
    def hexes(self) -> dict[str, Hex]:
        """Return each hex by name."""
        return {name: cell.at for name, cell in self._named.items()}

    @property
    def signs(self) -> dict[str, str]:
        """Return the sign of each hex by name, empty where nothing is on it."""
        return {name: cell.sign for name, cell in self._named.items()}

    @property
    def neighbours(self) -> Neighbours:
        """Return the neighbours of each hex by name."""
        return _neighbours(self.text, self.SIGNS)

    @property
    def _named(self) -> Mapping[str, _Cell]:
        return _cells(self.text, self.SIGNS, False)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a map from text."""
        return core_schema.no_info_after_validator_function(cls.read, core_schema.str_schema())


class _Cell(NamedTuple):
    at: Hex
    sign: str
    figure: str


@lru_cache(maxsize=256)
def _cells(text: str, signs: str, figures: bool) -> Mapping[str, _Cell]:
    found: dict[str, _Cell] = {}
    capital = "[A-Z]?" if figures else ""
    for drawn in read_map(text):
        token = re.fullmatch(rf"([{re.escape(signs)}]?)({capital})([a-z]?)", drawn.text)
        if token is None:
            raise ValueError(
                f"hex {drawn.name} holds {drawn.text!r}: a sign of {signs}, "
                f"{'a capital for a figure, ' if figures else ''}a small letter for its name, in "
                "this order and each at most once"
            )
        sign, figure, letter = token.groups()
        if letter in found:
            raise ValueError(f"two hexes are called {letter}")
        found[letter or drawn.name] = _Cell(drawn.cell, sign if sign != "." else "", figure)
    return found


@lru_cache(maxsize=256)
def _neighbours(text: str, signs: str) -> Neighbours:
    cells = _cells(text, signs, False)
    names = {cell.at: name for name, cell in cells.items()}
    return {
        name: tuple(names[other] for other in around(cell.at) if other in names)
        for name, cell in cells.items()
    }


def _redrawn(text: str) -> str:
    """Return a map with its figures taken off, every hex in its place."""

    def bare(token: re.Match[str]) -> str:
        kept = re.sub("[A-Z]", "", token[0]) or "."
        return kept.ljust(len(token[0]))

    lines = (re.sub(r"\S+", bare, line).rstrip() for line in text.rstrip().split("\n"))
    return "\n".join(lines)
