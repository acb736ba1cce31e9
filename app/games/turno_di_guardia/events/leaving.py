"""Taking cards from where they lie, for the events that move them."""

from dataclasses import replace

from app.engine.table import Table
from app.games.turno_di_guardia.state import State


def without(state: State, cards: tuple[str, ...]) -> State:
    """Leave gaps in the Line where these cards were; what lay on them is used up."""
    freed = {attacker for attacker, on in state.assigned.items() if on in cards}
    return replace(
        state,
        spent=state.spent | {one for one in freed if one in state.dice or one in state.tamed},
        assigned=Table({die: on for die, on in state.assigned.items() if on not in cards}),
        line=tuple(None if card in cards else card for card in state.line),
        face_down=state.face_down - set(cards),
        poisoned=Table({card: by for card, by in state.poisoned.items() if card not in cards}),
        harmonized=Table({hero: on for hero, on in state.harmonized.items() if on not in cards}),
        hurt=Table({card: by for card, by in state.hurt.items() if card not in cards}),
        wounds=Table({card: by for card, by in state.wounds.items() if card not in cards}),
    )


def undrawn(state: State, card: str) -> State:
    """Take a card from the creature deck, if it is there."""
    if state.creature_deck is None:
        return state
    return replace(state, creature_deck=tuple(c for c in state.creature_deck if c != card))
