"""Why no game reaches a state."""

from __future__ import annotations

from collections import Counter

from app.games.revive import facts
from app.games.revive.state import State


def faults(state: State) -> list[str]:
    """Return why no game reaches a state, a sentence each; nothing for one that is sound."""
    found = []
    for player, stock in state.stock.items():
        for resource, held in stock.items():
            most = facts.CAPS[resource]
            if held < 0:
                found.append(f"{player} has {held} {resource}")
            if held > most and not state.acting:
                found.append(f"{player} holds {held} {resource}, of which {most} can be kept")
    lying = Counter(card for held in (*state.active.values(), *state.resting.values(), state.market)
                    for card in held)  # fmt: skip
    lying.update(one.card for slots in state.slots.values() for held in slots.values()
                 for one in held)  # fmt: skip
    found += [f"{card} lies in two places" for card, count in sorted(lying.items()) if count > 1]
    found += _misplaced(state)
    return found


def _misplaced(state: State) -> list[str]:
    found = []
    for player, held in state.buildings.items():
        for size, most in facts.BUILDINGS.items():
            count = sum(one == size for one in held.values())
            if count > most:
                found.append(f"{player} has {count} {size} buildings, of {most}")
        if state.board is not None:
            found += [f"{player} has built on {cell}, which is no desert" for cell in held
                      if state.kind(cell) != "desert"]  # fmt: skip
    taken = Counter(cell for held in state.buildings.values() for cell in held)
    found += [
        f"two buildings stand on {cell}" for cell, count in sorted(taken.items()) if count > 1
    ]
    return found
