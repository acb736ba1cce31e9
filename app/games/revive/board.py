"""The map of a position, drawn as text."""

from typing import ClassVar

from app.games.revive.names import Kind
from app.hexes.drawn import DrawnMap

KINDS: dict[str, Kind] = {
    "": "start", ":": "desert", "&": "forest", "^": "mountain", "=": "field",
    "*": "crystals", "~": "water", "@": "city", "$": "location", "?": "unexplored",
    "#": "vast crystal", "%": "lake",
}  # fmt: skip


class Map(DrawnMap):
    """Spaces: `.` the start, `:` desert, `&` forest, `^` mountain, `=` field, `*` crystals, `~`
    water, `@` city, `$` large location, `?` unexplored, `#` vast crystal, `%` lake."""

    SIGNS: ClassVar[str] = ".:&^=*~@$?#%"

    def kinds(self) -> dict[str, Kind]:
        """Return what each space is, as drawn."""
        return {name: KINDS[sign] for name, sign in self.signs.items()}
