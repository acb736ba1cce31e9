"""What a load says of itself: apart from the load, which needs the whole of SQLAlchemy."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class LoadReport:
    """What a load did: whether anything changed, and what the database now holds.

    `content` is the content's hash; `entries` counts them by game, then by kind.
    """

    changed: bool
    content: str
    code: str
    entries: Mapping[str, Mapping[str, int]]


class NotStored(RuntimeError):
    """The content could not be stored, and nothing was changed; the message says why."""
