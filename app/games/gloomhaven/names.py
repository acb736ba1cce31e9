"""The ids by which positions name figures, hexes and cards, each checked as it is read."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator

Condition = Literal[
    "invisible", "muddled", "disarmed", "stunned", "immobilized", "wounded", "poisoned",
    "strengthened",
]  # fmt: skip
Kind = Literal["hero", "monster", "summon"]
Rest = Literal["short", "long"]
Half = Literal["top", "bottom"]
Phase = Literal["choosing", "turns", "cleanup"]
Pile = Literal["hands", "discards", "lost", "active", "chosen"]


def _figure(name: str) -> str:
    if not re.fullmatch("[A-Z]", name):
        raise ValueError(f"{name!r} is no figure: figures are single capitals, as on the board")
    return name


def _cell(name: str) -> str:
    if not re.fullmatch(r"[a-z]|\d+-\d+", name):
        raise ValueError(
            f"{name!r} is no hex: a small letter of the board, or its line and place, as 3-5"
        )
    return name


FigureId = Annotated[str, AfterValidator(_figure)]
Cell = Annotated[str, AfterValidator(_cell)]
Card = int  # an ability card, by the initiative that is printed on it
