"""What players try that they may not: an attempt with another card, ship or target."""

from dataclasses import fields, replace
from random import Random
from typing import Any

from app.engine.kinds import Action
from app.games.commodore import facts
from app.games.commodore.actions.course import SetUp
from app.games.commodore.legal import KINDS
from app.games.commodore.names import PLAYERS
from app.games.commodore.state import State

CARDS = tuple(facts.copies())
SHIPS = tuple(card for card in CARDS if facts.ship(card))


def wild(state: State, chance: Random) -> list[Action[State]]:
    """Return some things that could be tried, with the fields of each changed for others."""
    tried: list[Action[State]] = [SetUp(players=chance.randint(1, 4))]
    afloat = [ship for player in PLAYERS for ship in state.fleet(player)] or list(SHIPS)
    for kind in chance.sample(KINDS, len(KINDS)):
        known = list(kind.attempts(state))
        if known:
            tried.append(_changed(chance.choice(known), afloat, state, chance))
    return tried


def _changed(action: Any, afloat: list[str], state: State, chance: Random) -> Action[State]:
    """Return an action with one of its fields changed."""
    others: dict[str, Any] = {}
    names = [field.name for field in fields(action)]
    for name in chance.sample(names, min(len(names), 1)):
        match name:
            case "card" if not hasattr(action, "of"):
                others[name] = chance.choice(CARDS)
            case "card":
                others[name] = chance.choice(facts.copies_of(action.of))
            case "ship" | "against":
                others[name] = chance.choice([*afloat, *SHIPS])
            case "at":
                others[name] = chance.choice([*afloat, None])
            case "pairs":
                others[name] = tuple((chance.choice(afloat), chance.choice(afloat))
                                     for _ in range(chance.randint(0, 2)))  # fmt: skip
            case "discarding":
                hand = state.hand(state.active())
                others[name] = tuple(chance.choice([*hand, *CARDS[:2]]) for _ in range(2))
    changed: Action[State] = replace(action, **others)
    return changed
