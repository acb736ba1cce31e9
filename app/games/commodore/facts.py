"""What is printed on the cards, read once from their files: the engine holds no copy."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from app.engine.errors import Unreadable
from app.engine.words import Problem
from app.library.schema import Card as CardFile
from app.library.schema import DataErrors, read_cards
from app.settings import shipped

SLUG = "commodore"


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class ShipFacts(_Facts):
    """A ship: its hull, its copies in the deck, and whether it is one of the additional types."""

    hull: int = Field(ge=1)
    copies: int = Field(ge=1)
    additional: bool = False


class ActionFacts(_Facts):
    """A card that is played and discarded: its copies, and whether it is an attack."""

    copies: int = Field(ge=1)
    use: Literal["attack", "special"]


class Facts(_Facts):
    """One card's facts under the kind of card that it is: exactly one of these."""

    ship: ShipFacts | None = None
    action: ActionFacts | None = None

    @model_validator(mode="after")
    def _one_kind(self) -> "Facts":
        if len(self.model_fields_set) != 1:
            raise ValueError("facts are of one kind: ship or action")
        return self


@cache
def _cards() -> dict[str, CardFile]:
    try:
        return read_cards(shipped("data") / SLUG)
    except DataErrors as error:
        raise Unreadable(str(error)) from error


@cache
def all_cards() -> dict[str, Facts]:
    """Return the facts of every card by slug."""
    return {slug: facts_of(card.facts) for slug, card in _cards().items()}


def facts_of(given: Mapping[str, Any]) -> Facts:
    """Return a card file's facts; raises pydantic's `ValidationError`."""
    return Facts.model_validate_json(json.dumps(dict(given)))


def problems(given: Mapping[str, Any]) -> list[Problem]:
    """Return what is wrong with a card file's facts, for the loader."""
    try:
        facts_of(given)
    except ValidationError as error:
        return [Problem(found["loc"], found["msg"]) for found in error.errors()]
    return []


@cache
def copies() -> dict[str, str]:
    """Return the card that each copy is of: `broadsides-3` is a `broadsides`."""
    return {
        f"{slug}-{number}": slug
        for slug, facts in all_cards().items()
        for number in range(1, _count(facts) + 1)
    }


def _count(facts: Facts) -> int:
    held = facts.ship or facts.action
    return held.copies if held else 0


def copies_of(card: str) -> tuple[str, ...]:
    """Return the copies of a card."""
    return tuple(copy for copy, of in copies().items() if of == card)


def is_a(copy: str, card: str) -> bool:
    """Tell whether a copy is of a card."""
    return copies().get(copy) == card


def ship(copy: str) -> ShipFacts | None:
    """Return a copy's facts as a ship; None for another card."""
    return all_cards()[copies()[copy]].ship


def is_attack(copy: str) -> bool:
    """Tell whether a copy is one of the attack cards."""
    action = all_cards()[copies()[copy]].action
    return action is not None and action.use == "attack"


def name(card: str) -> str:
    """Return the name of a card, or of a copy of it."""
    return _cards()[copies().get(card, card)].name
