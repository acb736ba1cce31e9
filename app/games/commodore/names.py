"""The ids by which positions name cards, ships and players, each checked as it is read."""

import difflib
from typing import Annotated, Literal

from pydantic import AfterValidator

from app.games.commodore import facts

Player = Literal["rosso", "blu"]
PLAYERS: tuple[Player, Player] = ("rosso", "blu")


def other(player: Player) -> Player:
    """Return the opponent."""
    return "blu" if player == "rosso" else "rosso"


def known_copy(name: str) -> str:
    """Return a copy's id; raises `ValueError` for a person."""
    if name in facts.copies():
        return name
    same = facts.copies_of(name)
    if same:
        raise ValueError(f"{name} is ambiguous: one of {', '.join(same)}")
    near = difflib.get_close_matches(name, facts.copies(), n=1)
    hint = f"did you mean {near[0]!r}?" if near else "ids are a card with a number: frigate-1"
    raise ValueError(f"no card {name!r}: {hint}")


def known_ship(name: str) -> str:
    """Return a ship's id; raises `ValueError` for a person."""
    if facts.ship(known_copy(name)):
        return name
    raise ValueError(f"{name} is no ship")


Card = Annotated[str, AfterValidator(known_copy)]
Ship = Annotated[str, AfterValidator(known_ship)]
