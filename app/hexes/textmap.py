"""Maps drawn as text: one row a line, every other line set in by half a hex.

A hex takes four characters, half a hex two. What stands there is a sign, a letter or both: `#`
a wall, `%p` an obstacle whose hex the text calls p, `A` a figure. Blanks are no hex at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.hexes.geometry import Hex

WIDE = 4  # characters from one hex to the next


class Drawn(NamedTuple):
    """What is written in one hex, and its line and place from 1, which name it."""

    cell: Hex
    text: str
    name: str


def read_map(text: str) -> tuple[Drawn, ...]:
    """Return what a map shows, row by row.

    Raises `ValueError` where something stands neither on a hex's place nor half a hex beside it.
    """
    lines = text.rstrip().split("\n")
    found: list[Drawn] = []
    even: int | None = None  # whether rows with an even number begin on a whole hex
    for row, line in enumerate(lines):
        for start, token in _tokens(line):
            half, off = divmod(start, WIDE // 2)
            if off:
                raise ValueError(
                    f"line {row + 1}: {token!r} stands at character {start + 1}: hexes stand four "
                    "characters apart, every other line set in by two"
                )
            even = (half - row) % 2 if even is None else even
            if (half - row) % 2 != even:
                raise ValueError(
                    f"line {row + 1}: {token!r} should stand two characters further on or back: "
                    "every other line is set in by half a hex"
                )
            place = half // 2
            found.append(Drawn(Hex((half - row - even) // 2, row), token, f"{row + 1}-{place + 1}"))
    if not found:
        raise ValueError("a map needs at least one hex")
    return tuple(found)


def draw_map(cells: Mapping[Hex, str]) -> str:
    """Return cells as text: read again, it is the same map but for where its corner lies."""
    top = min(cell.r for cell in cells)
    halves = {cell: 2 * cell.q + cell.r for cell in cells}
    left = min(halves.values())
    left -= (left - top) % 2
    rows: dict[int, dict[int, str]] = {}
    for cell, text in cells.items():
        rows.setdefault(cell.r - top, {})[(halves[cell] - left) * (WIDE // 2)] = text
    return "\n".join(_line(rows.get(row, {})) for row in range(max(rows) + 1))


def _line(texts: Mapping[int, str]) -> str:
    line = ""
    for start in sorted(texts):
        line = line.ljust(start) + texts[start]
    return line


def _tokens(line: str) -> list[tuple[int, str]]:
    tokens: list[tuple[int, str]] = []
    for at, character in enumerate(line):
        if character == " ":
            continue
        if tokens and tokens[-1][0] + len(tokens[-1][1]) == at:
            tokens[-1] = (tokens[-1][0], tokens[-1][1] + character)
        else:
            tokens.append((at, character))
    return tokens
