"""The ids by which positions name cards, heroes, dice and places, each checked as it is read."""

import difflib
from collections.abc import Iterable
from typing import Annotated

from pydantic import AfterValidator

from app.games.turno_di_guardia import facts


def _known(kind: str, slug: str, slugs: Iterable[str]) -> str:
    """Return a slug that is among those of a kind; raises `ValueError` for a person."""
    if slug in slugs:
        return slug
    raise ValueError(f"no {kind} {slug!r}: one of {', '.join(sorted(slugs))}")


def known_copy(name: str) -> str:
    """Return a card's name in a position as its copy's id; raises `ValueError` for a person."""
    if name in facts.copies():
        return name
    same = [copy for copy, card in facts.copies().items() if card == name]
    if same:
        raise ValueError(f"{name} is ambiguous: one of {', '.join(same)}")
    near = difflib.get_close_matches(name, facts.copies(), n=1)
    hint = f"did you mean {near[0]!r}?" if near else "ids are those under `copies` in cards/*.yaml"
    raise ValueError(f"no card {name!r}: {hint}")


def known_ability(name: str) -> str:
    """Return an ability's slug; raises `ValueError` for a person."""
    return _known("ability", name, facts.abilities())


def known_hero(name: str) -> str:
    """Return a hero's slug; raises `ValueError` for a person."""
    return _known("hero", name, facts.heroes())


def known_location(name: str) -> str:
    """Return a location's slug; raises `ValueError` for a person."""
    return _known("location", name, facts.locations())


def known_camp_action(name: str) -> str:
    """Return a camp action's slug; raises `ValueError` for a person."""
    return _known("camp action", name, facts.camp_actions())


def known_die(name: str) -> str:
    """Return a die's id, its hero with a number: `ladro-2`; raises `ValueError`."""
    hero, _, number = name.rpartition("-")
    if hero in facts.heroes() and number.isdecimal():
        return name
    raise ValueError(f"no die {name!r}: a die is its hero with a number, such as ladro-2")


def known_attacker(name: str) -> str:
    """Return a die or a tamed beast; raises `ValueError`."""
    return name if name in facts.copies() else known_die(name)


Card = Annotated[str, AfterValidator(known_copy)]
Ability = Annotated[str, AfterValidator(known_ability)]
Hero = Annotated[str, AfterValidator(known_hero)]
Die = Annotated[str, AfterValidator(known_die)]
Attacker = Annotated[str, AfterValidator(known_attacker)]
Location = Annotated[str, AfterValidator(known_location)]
CampAction = Annotated[str, AfterValidator(known_camp_action)]
