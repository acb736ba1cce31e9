"""Why no game reaches a state."""

from collections import Counter

from app.games.commodore import facts
from app.games.commodore.state import State


def all_cards(state: State) -> tuple[str, ...]:
    """Return every card of a state, wherever it lies."""
    return (
        *(card for held in state.hands.values() for card in held),
        *(ship for fleet in state.fleets.values() for ship in fleet),
        *(state.deck or ()),
        *state.discards,
    )


def faults(state: State) -> list[str]:
    """Return why no game reaches a state, a sentence each; nothing for one that is sound."""
    found = []
    twice = sorted(card for card, times in Counter(all_cards(state)).items() if times > 1)
    if twice:
        found.append(f"{', '.join(twice)} lies in two places")
    found += [f"{player} has {morale} morale" for player, morale in state.morale.items()
              if morale < 0]  # fmt: skip
    afloat = {ship for fleet in state.fleets.values() for ship in fleet}
    for tokens in (state.damage, state.marks):
        found += [f"tokens lie on {ship}, which is not in play" for ship in tokens
                  if ship not in afloat]  # fmt: skip
    for name, damage in state.damage.items():
        ship = facts.ship(name)
        more = state.marked(name, "assets") + state.marked(name, "hardened")
        if damage < 0 or (ship and damage >= ship.hull + more):
            found.append(f"{name} has {damage} damage")
    if not state.hit <= afloat:
        found.append("a ship that has just been hit is not in play")
    return found
