"""A map that a position holds as text: its hexes by name, each with the sign that stands there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Self

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from app.hexes.geometry import Hex, around
from app.hexes.paths import Neighbours
from app.hexes.textmap import read_map


@dataclass(frozen=True)
class DrawnMap:
    """A map as drawn: in each hex a sign of `SIGNS`, a small letter that names it, or both."""

    text: str
    SIGNS: ClassVar[str] = "."

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a map; raises `ValueError` for a person."""
        _cells(text, cls.SIGNS)
        lines = (line.rstrip() for line in text.rstrip().split("\n"))
        return cls("\n".join(lines))

    def notation(self) -> str:
        """Return the map as text."""
        return self.text

    @property
    def signs(self) -> dict[str, str]:
        """Return the sign of each hex by name, empty where none stands."""
        return {name: sign for name, (_, sign) in _cells(self.text, self.SIGNS).items()}

    @property
    def hexes(self) -> dict[str, Hex]:
        """Return each hex by name."""
        return {name: cell for name, (cell, _) in _cells(self.text, self.SIGNS).items()}

    @property
    def neighbours(self) -> Neighbours:
        """Return the neighbours of each hex by name."""
        return _neighbours(self.text, self.SIGNS)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a map from text."""
        return core_schema.no_info_after_validator_function(cls.read, core_schema.str_schema())


@lru_cache(maxsize=256)
def _cells(text: str, signs: str) -> dict[str, tuple[Hex, str]]:
    found: dict[str, tuple[Hex, str]] = {}
    for drawn in read_map(text):
        token = re.fullmatch(rf"([{re.escape(signs)}]?)([a-z]?)", drawn.text)
        if token is None:
            raise ValueError(
                f"hex {drawn.name} holds {drawn.text!r}: a sign of {signs}, a small letter for "
                "its name, or both in this order"
            )
        sign, letter = token.groups()
        name = letter or drawn.name
        if name in found:
            raise ValueError(f"two hexes are called {name}")
        found[name] = (drawn.cell, sign)
    return found


@lru_cache(maxsize=256)
def _neighbours(text: str, signs: str) -> Neighbours:
    cells = _cells(text, signs)
    names = {cell: name for name, (cell, _) in cells.items()}
    return {
        name: tuple(names[other] for other in around(cell) if other in names)
        for name, (cell, _) in cells.items()
    }
