"""Figures as text: tables in Markdown, which read well on a terminal too."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict


class Table(BaseModel):
    """A table of text, its caption above it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        """Return the table in Markdown, its columns in line, figures to the right."""
        widths = [max(map(len, column)) for column in zip(self.head, *self.rows, strict=True)]
        rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
        lines = [_line(row, widths) for row in (self.head, rule, *self.rows)]
        return "\n".join([self.caption, "", *lines])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = (cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True))
    return f"| {' | '.join((first, *rest))} |"


def figure(value: float | None) -> str:
    """Return a number with about three telling digits, a dash for none."""
    if value is None:
        return "–"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
    return f"{value:,.{digits}f}"


def ratio(value: float, to: float) -> str:
    """Return how many times as much something is as something else."""
    return f"{figure(value / to)}×"


def share(value: float | None) -> str:
    """Return a share from 0 to 1 with two digits, as `.46`."""
    return "–" if value is None else f"{value:.2f}".removeprefix("0")


def megabytes(size: int | None) -> str:
    """Return a number of bytes in megabytes."""
    return "–" if size is None else f"{figure(size / 1e6)} MB"
