"""From the data folder to the SQLite file: read everything, then replace the content at once."""

from collections.abc import Mapping
from pathlib import Path

from app.library.content import Content, GameContent, read_content
from app.library.schema import DataErrors, Entry, Problem, Validator


def read(data: Path, validators: Mapping[str, Validator]) -> Content:
    """Read and check all games of a data folder.

    `validators` holds, by game slug, what checks the words of that game in an entry. Raises
    `DataErrors` with all problems, each as `file:line: field: what is wrong`.
    """
    return read_content(data, validators)


__all__ = ["Content", "DataErrors", "Entry", "GameContent", "Problem", "Validator", "read"]
