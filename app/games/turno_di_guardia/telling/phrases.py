"""Turns of phrase that sentences share: names of cards and dice, lists, articles."""

from collections.abc import Sequence
from typing import Any

from app.engine.trace import Line
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability, Active

name = facts.name


def listed(names: Sequence[str] | Any) -> str:
    """Join names as Italian does, card ids being turned into names."""
    said = [name(one) if one in facts.copies() else one for one in names]
    return " e ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def to(card: str) -> str:
    """Return a card with its preposition: `ad Aquila`."""
    return f"{'ad' if name(card).startswith('A') else 'a'} {name(card)}"


def attacker(attacker: str) -> str:
    """Return a die or a tamed beast as a player names it."""
    if attacker in facts.copies():
        return f"la Bestia addomesticata {name(attacker)}"
    return f"un dado {of(attacker.rpartition('-')[0])}"


def of(hero: str) -> str:
    """Return a hero with its preposition: `del Mago`."""
    return f"del {name(hero)}"


def ability(action: Ability, line: Line) -> str:
    """Return which ability is used, on what and at which price."""
    on = f" su {listed(list(map(name, action.targets)))}" if action.targets else ""
    if not isinstance(action, Active):
        return f"{name(action.card)}{on}"
    return f"{name(action.card)}{on}, {'con un dado' if action.die else 'esaurendo la carta'}"
