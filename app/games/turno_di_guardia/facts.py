"""What is printed on the cards, read once from their files: the engine holds no copy."""

import difflib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from app.engine.errors import NotGiven, Unreadable
from app.engine.words import Problem
from app.library.schema import Card as CardFile
from app.library.schema import DataErrors, read_cards
from app.settings import shipped

SLUG = "turno-di-guardia"
Effect = Literal["reveal", "first position"]
VARIABLE: Final = "*"


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class CreatureFacts(_Facts):
    """A creature: its types, its damage in ability cards, and each copy with its printed Life.

    `effects` names those it has to set off; `*` is a Life that only the card's own effect gives.
    """

    types: tuple[str, ...]
    damage: int
    effects: tuple[Effect, ...] = ()
    copies: dict[str, int | Literal["*"]]


class SummonFacts(_Facts):
    """A Summon: each copy with the ability cards it makes the party exhaust, `*` if unknown."""

    copies: dict[str, int | Literal["*"]]


class AbilityFacts(_Facts):
    """An ability card: the hero it belongs to, and whether it may be aimed at face-down cards."""

    hero: str
    face_down: bool = False


class HeroFacts(_Facts):
    """A hero's board: die, and the reach of a direct attack."""

    die: Literal["d6", "d8"]
    reach: Literal["melee", "ranged"]


class Facts(_Facts):
    """One card's facts under the kind of card that it is: exactly one of these."""

    creature: CreatureFacts | None = None
    unhallowed: CreatureFacts | None = None
    summon: SummonFacts | None = None
    ability: AbilityFacts | None = None
    hero: HeroFacts | None = None

    @model_validator(mode="after")
    def _one_kind(self) -> "Facts":
        if len(self.model_fields_set) != 1:
            raise ValueError("facts are of one kind: creature, unhallowed, summon, ability or hero")
        return self


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
def abilities() -> dict[str, AbilityFacts]:
    """Return the ability cards by slug."""
    return {slug: facts.ability for slug, facts in _printed().items() if facts.ability}


@cache
def heroes() -> dict[str, HeroFacts]:
    """Return the heroes by slug."""
    return {slug: facts.hero for slug, facts in _printed().items() if facts.hero}


def known_copy(name: str) -> str:
    """Return a card's name in a position as its copy's id; raises `ValueError` for a person."""
    if name in copies():
        return name
    same = [copy for copy, card in copies().items() if card == name]
    if same:
        raise ValueError(f"{name} is ambiguous: one of {', '.join(same)}")
    near = difflib.get_close_matches(name, copies(), n=1)
    hint = f"did you mean {near[0]!r}?" if near else "ids are those under `copies` in cards/*.yaml"
    raise ValueError(f"no card {name!r}: {hint}")


def known_ability(name: str) -> str:
    """Return an ability's slug; raises `ValueError` for a person."""
    if name in abilities():
        return name
    raise ValueError(f"no ability {name!r}: one of {', '.join(sorted(abilities()))}")


def known_hero(name: str) -> str:
    """Return a hero's slug; raises `ValueError` for a person."""
    if name in heroes():
        return name
    raise ValueError(f"no hero {name!r}: one of {', '.join(sorted(heroes()))}")


def known_die(name: str) -> str:
    """Return a die's id, its hero with a number: `ladro-2`; raises `ValueError`."""
    hero, _, number = name.rpartition("-")
    if hero in heroes() and number.isdecimal():
        return name
    raise ValueError(f"no die {name!r}: a die is its hero with a number, such as ladro-2")


def known_attacker(name: str) -> str:
    """Return a die or a tamed beast; raises `ValueError`."""
    return name if name in copies() else known_die(name)
