"""The pattern of an area attack, drawn as text: `*` a hex that is hit, `@` the attacker's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from app.hexes.geometry import Hex, apart, minus
from app.hexes.textmap import draw_map, read_map


@dataclass(frozen=True)
class Area:
    """The hexes of a pattern: from the attacker's where it has one (`close`), else from any."""

    hits: tuple[Hex, ...]
    close: bool

    def __post_init__(self) -> None:
        """Put the hexes in the order in which they are read, one pattern being told one way."""
        hits = sorted(self.hits, key=lambda cell: (cell.r, cell.q))
        origin = Hex(0, 0) if self.close else hits[0]
        object.__setattr__(self, "hits", tuple(minus(cell, origin) for cell in hits))

    @classmethod
    def read(cls, text: str) -> Area:
        """Read a pattern; raises `ValueError` for a person."""
        drawn = read_map(text)
        wrong = [one.text for one in drawn if one.text not in ("*", "@")]
        own = [one.cell for one in drawn if one.text == "@"]
        hits = [one.cell for one in drawn if one.text == "*"]
        if wrong or len(own) > 1 or not hits:
            raise ValueError("an area is drawn with * for hexes that are hit, and at most one @")
        origin = own[0] if own else hits[0]
        return cls(tuple(minus(cell, origin) for cell in hits), close=bool(own))

    def span(self) -> int:
        """Return how far apart two hexes of the pattern may be, the attacker's own included."""
        cells = (Hex(0, 0), *self.hits)
        return max(apart(one, other) for one in cells for other in cells)

    def notation(self) -> str:
        """Return the pattern as text."""
        own = {Hex(0, 0): "@"} if self.close else {}
        return draw_map(dict.fromkeys(self.hits, "*") | own)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a pattern from text."""
        return core_schema.no_info_after_validator_function(cls.read, core_schema.str_schema())
