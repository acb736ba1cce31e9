"""What pages and API share: addresses of pages, the version of an answer, the rule's own code."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from app.engine.game import Game
from app.library.views import Version

LONGEST = 500  # characters of a question
KINDS_CALLED: Mapping[str, str] = {
    "game": "gioco",
    "card": "carta",
    "term": "glossario",
    "rule": "regola",
    "ruling": "regola",
}


@lru_cache(maxsize=8192)
def page_path(game: str, slug: str = "") -> str:
    """Return the path of a game's page or of an entry's."""
    return f"/{quote(game)}/{quote(slug)}" if slug else f"/{quote(game)}"


def etag(version: Version, code: str, *parts: str) -> str:
    """Return the ETag of an answer: content and code versions, and what was asked.

    It is a weak one, for the answer may be compressed or not.
    """
    versions = (version.content, code, *parts)
    return f'W/"{hashlib.sha256(chr(0).join(versions).encode()).hexdigest()[:32]}"'


@dataclass(frozen=True)
class RuleCode:
    """The source code of one rule function, and whether it is another reading."""

    entry: str
    name: str
    source: str
    reading: bool


def rule_code(game: Game[Any], entries: tuple[str, ...]) -> tuple[RuleCode, ...]:
    """Return the functions owned by these entries, as they stand in the rulebook."""
    return tuple(
        RuleCode(rule.owner, rule.name, inspect.getsource(rule.function), rule.reading)
        for entry in entries
        for rule in game.rulebook.owned_by(entry)
    )
