"""The data that the repository ships, read once for all tests that are about them."""

import pytest

from app.engine.rulebook import Rule
from app.games.all import GAMES
from app.library.load import read
from app.library.schema import Card, Ruling
from app.proofs.judge import validator
from app.settings import shipped

CONTENT = read(shipped("data"), {slug: validator(game) for slug, game in GAMES.items()})
ENTRIES = [(slug, entry) for slug, game in CONTENT.games.items() for entry in game.entries.values()]
CHECKED = [
    pytest.param(game, entry, id=f"{game}/{entry.slug}")
    for game, entry in ENTRIES
    if entry.check_kind in ("played", "shown")
]
RULINGS = [
    pytest.param(game, entry, id=f"{game}/{entry.slug}")
    for game, entry in ENTRIES
    if isinstance(entry, Ruling)
]
CARDS = [
    pytest.param(game, entry, id=f"{game}/{entry.slug}")
    for game, entry in ENTRIES
    if isinstance(entry, Card)
]


def _name(rule: Rule) -> str:
    return f"{rule.owner}:{rule.name}"


RULES = [
    pytest.param(slug, rule, id=f"{slug}/{_name(rule)}")
    for slug, game in GAMES.items()
    for rule in game.rulebook.rules
]
