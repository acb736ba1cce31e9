"""Where random campaigns begin: at the beginning, in the midst of it, before the last Watch."""

from dataclasses import replace
from random import Random

from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import State


def start(state: State, seed: int) -> State:
    """Return a campaign just set up as it is, or as it may stand some Watches later."""
    chance = Random(seed)
    match seed % 3:
        case 1:
            return _in_the_midst(state, seed // 3, chance)
        case 2:
            return _before_the_last_watch(state, chance)
    return state


def _in_the_midst(state: State, turn: int, chance: Random) -> State:
    """Return the campaign before the Watch at the location whose turn it is."""
    places = [
        *(state.map or ())[:-1],
        *(state.unused_locations or ()),
    ]
    wanted = sorted(facts.locations())[turn % len(facts.locations())]
    here = wanted if wanted in places else places[0]
    others = [place for place in places if place != here]
    final = (state.map or ())[-1]
    played = chance.randint(1, 6)
    return replace(
        _worn(state, chance),
        round=played,
        location=others[0],
        visited=tuple(others[1:played]),
        map=(here, *others[played:8], final),
        unused_locations=tuple(others[8:]),
        rested=Table({hero: chance.randint(0, 1) for hero in state.party()}),
    )


def _before_the_last_watch(state: State, chance: Random) -> State:
    way = state.map or ()
    return replace(
        _worn(state, chance),
        round=8,
        location=way[-2],
        visited=way[:-2],
        map=way[-1:],
        rested=Table(dict.fromkeys(state.party(), 2)),
    )


def _worn(state: State, chance: Random) -> State:
    """Return the piles as some Watches leave them, and the cards all refreshed."""
    deck, unhallowed = state.creature_deck or (), state.unhallowed or ()
    horde, dead, left = chance.randint(0, 3), chance.randint(0, 18), chance.randint(0, 4)
    return replace(
        state,
        fire=chance.randint(3, 15),
        exhausted=frozenset(),
        horde=(*state.horde, *deck[:horde]),
        graveyard=(*unhallowed[left:], *deck[horde:dead]),
        creature_deck=deck[max(horde, dead) :],
        unhallowed=unhallowed[:left],
    )
