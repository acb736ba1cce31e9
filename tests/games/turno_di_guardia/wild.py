"""What players try that they may not: an attempt with somebody else's dice, cards or heroes."""

from dataclasses import fields, replace
from itertools import islice
from random import Random
from typing import Any

from app.engine.kinds import Action
from app.games.turno_di_guardia.actions.ability import Active
from app.games.turno_di_guardia.actions.campaign import GoOn, SetUp
from app.games.turno_di_guardia.legal import KINDS
from app.games.turno_di_guardia.state import State


def wild(state: State, chance: Random) -> list[Action[State]]:
    """Return some things that could be tried, with a field of each changed for another."""
    tried: list[Action[State]] = [GoOn(), SetUp(("mago", "mago", "ladro"))]
    for kind in chance.sample(KINDS, len(KINDS)):
        known = list(kind.attempts(state))
        if known:
            tried.append(_changed(chance.choice(known), state, chance))
        elif issubclass(kind, Active):
            tried += [kind(**aim) for aim in islice(kind.aims(state), 1)]
    return tried


def _changed(action: Any, state: State, chance: Random) -> Action[State]:
    """Return an action with other dice, cards or heroes where it has some."""
    dice, held = list(state.dice), [card for cards in state.abilities.values() for card in cards]
    others: dict[str, Any] = {}
    for field in fields(action):
        match field.name:
            case "die" if dice:
                others["die"] = chance.choice(dice)
            case "dice" | "attackers" if dice:
                others[field.name] = tuple(chance.sample(dice, min(len(dice), 2)))
            case "exhausting" | "refreshing" | "ability" if held:
                several = tuple(chance.sample(held, min(len(held), chance.randint(0, 3))))
                others[field.name] = several if field.name == "exhausting" else chance.choice(held)
            case "hero":
                others["hero"] = chance.choice(state.party() or (action.hero,))
            case "creatures" if len(state.present()) > 2:
                others["creatures"] = tuple(chance.sample(state.present(), 3))
    changed: Action[State] = replace(action, **others)
    return changed
