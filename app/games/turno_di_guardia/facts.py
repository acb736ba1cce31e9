"""What is printed on the cards, read once from their files: the engine holds no copy."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from pydantic import ValidationError

from app.engine.errors import NotGiven, NotModelled, Unreadable
from app.engine.words import Problem
from app.games.turno_di_guardia.printed import (
    VARIABLE,
    AbilityFacts,
    CampFacts,
    CreatureFacts,
    Effect,
    Facts,
    HeroFacts,
    LocationFacts,
)
from app.library.schema import Card as CardFile
from app.library.schema import DataErrors, read_cards
from app.settings import shipped

SLUG = "turno-di-guardia"


@cache
def _cards() -> dict[str, CardFile]:
    try:
        return read_cards(shipped("data") / SLUG)
    except DataErrors as error:
        raise Unreadable(str(error)) from error


@cache
def _printed() -> dict[str, Facts]:
    return {slug: facts_of(card.facts) for slug, card in _cards().items()}


def facts_of(given: dict[str, Any]) -> Facts:
    """Return a card file's facts; raises pydantic's `ValidationError`."""
    return Facts.model_validate_json(json.dumps(given))


def problems(given: Mapping[str, Any]) -> list[Problem]:
    """Return what is wrong with a card file's facts, for the loader."""
    try:
        facts = facts_of(dict(given))
    except ValidationError as error:
        return [Problem(found["loc"], found["msg"]) for found in error.errors()]
    return [
        Problem((kind, "copies", copy), f"{copy} is a copy of {' and of '.join(owners)}")
        for kind, held in facts
        for copy in getattr(held, "copies", ())
        if len(owners := _owners(copy)) > 1
    ]


def _owners(copy: str) -> list[str]:
    """Return the cards among whose copies one is: more than one is a mistake."""
    return [
        slug
        for slug, facts in _printed().items()
        for _, held in facts
        if copy in getattr(held, "copies", ())
    ]


def name(card: str) -> str:
    """Return the Italian name of a card, or of a copy of it."""
    return _cards()[copies().get(card, card)].name


@cache
def copies() -> dict[str, str]:
    """Return the card that each copy in the game is of: `orso-4` is an `orso`."""
    found = {}
    for slug, facts in _printed().items():
        held = facts.creature or facts.unhallowed or facts.summon
        found.update(dict.fromkeys(held.copies if held else (), slug))
    return found


def copies_of(card: str) -> tuple[str, ...]:
    """Return the copies of a card, or the card itself where it has none (an ability, a hero)."""
    return tuple(copy for copy, of in copies().items() if of == card) or (card,)


def creature(copy: str) -> CreatureFacts | None:
    """Return a copy's facts as a creature, Unhallowed included; None for a Summon."""
    facts = _printed()[copies()[copy]]
    return facts.creature or facts.unhallowed


def is_unhallowed(copy: str) -> bool:
    """Tell whether a copy is one of the Creature Maledette."""
    return _printed()[copies()[copy]].unhallowed is not None


def printed_life(copy: str) -> int | Literal["*"]:
    """Return the Life printed on a copy; 0 for a Summon, which has none."""
    held = creature(copy)
    return held.copies[copy] if held else 0


def has_effect(copy: str, effect: Effect) -> bool:
    """Tell whether such an effect is printed on a creature."""
    held = creature(copy)
    return held is not None and effect in held.effects


def has_type(copy: str, kind: str) -> bool:
    """Tell whether a copy is a creature of a type, such as `Umano`."""
    held = creature(copy)
    return held is not None and kind in held.types


def damage(copy: str) -> int:
    """Return how many ability cards a creature makes the party exhaust when it gets through."""
    held = creature(copy)
    return held.damage if held else 0


def summon_cost(copy: str) -> int:
    """Return how many ability cards a Summon exhausts; raises `NotGiven` where nobody knows."""
    held = _printed()[copies()[copy]].summon
    cost = held.copies[copy] if held else 0
    if cost == VARIABLE:
        raise NotGiven(f"how many ability cards {copy} exhausts (`exhausts`)")
    return cost


@cache
def copies_of_kind(kind: Literal["creature", "unhallowed", "summon"]) -> tuple[str, ...]:
    """Return the copies of every card of a kind, the deluxe set included."""
    return tuple(
        copy for slug, held in _printed().items() if getattr(held, kind) for copy in copies_of(slug)
    )


@cache
def abilities() -> dict[str, AbilityFacts]:
    """Return the ability cards by slug."""
    return {slug: facts.ability for slug, facts in _printed().items() if facts.ability}


@cache
def heroes() -> dict[str, HeroFacts]:
    """Return the heroes by slug."""
    return {slug: facts.hero for slug, facts in _printed().items() if facts.hero}


def sides(die: str) -> int:
    """Return how many sides a die has: `ladro-2` is a d6."""
    return int(heroes()[die.rpartition("-")[0]].die[1:])


def dice_of(hero: str) -> tuple[str, ...]:
    """Return the three dice of a hero."""
    return tuple(f"{hero}-{number}" for number in (1, 2, 3))


@cache
def locations() -> dict[str, LocationFacts]:
    """Return the locations by slug."""
    return {slug: facts.location for slug, facts in _printed().items() if facts.location}


@cache
def camp_actions() -> dict[str, CampFacts]:
    """Return the actions of the camp by slug, runes and class actions included."""
    return {slug: facts.camp for slug, facts in _printed().items() if facts.camp}


def abilities_of(hero: str) -> tuple[str, ...]:
    """Return the ability cards of a hero, those apart of which nobody knows what they do."""
    mine = (slug for slug, held in abilities().items() if held.hero == hero)
    return tuple(slug for slug in mine if not lacks(slug))


def is_deluxe(card: str) -> bool:
    """Tell whether a card, or the card that a copy is of, comes with the deluxe set."""
    return _printed()[copies().get(card, card)].held.deluxe


def lacks(card: str) -> str | None:
    """Return the fact without which a card or a copy of one cannot be played, None for none."""
    return _printed()[copies().get(card, card)].held.lacks


def must_be_known(card: str) -> None:
    """Raise `NotModelled`, with the fact that is lacking, for a card that cannot be played."""
    if lacking := lacks(card):
        raise NotModelled(f"{name(card)}: {lacking}")


def all_cards() -> dict[str, Facts]:
    """Return the facts of every card by slug."""
    return _printed()
