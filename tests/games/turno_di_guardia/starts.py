"""Where random campaigns begin: at the beginning, in the midst of it, before the last Watch."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from app.engine.kinds import Choice
from app.engine.play import Decide
from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import State


def start(state: State, seed: int) -> State:
    """Return a campaign just set up as it is, or as it may stand some Watches later."""
    chance = Random(seed)
    match seed % 4:
        case 1 | 3:
            return _in_the_midst(state, seed // 2, chance)
        case 2:
            return _before_the_last_watch(state, chance)
    return state


def luck(seed: int) -> Decide:
    """Return who decides: fair chance, or one that likes the first of what there is."""
    chance = Random(seed)
    bad = 0.6 if seed % 8 in (3, 5) else 0.0

    def decide(choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        return options[0] if chance.random() < bad else chance.choice(options)

    return decide


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
    played = chance.randint(1, 7)
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
    deck, unhallowed = list(state.creature_deck or ()), state.unhallowed or ()
    if chance.random() < 0.5:  # the Summons are about to come
        summons = [card for card in deck if not facts.creature(card)]
        rest = [card for card in deck if card not in summons]
        deck = rest[:20] + chance.sample([*summons, *rest[20:]], len(deck) - len(rest[:20]))
    thin = chance.random() < 0.4  # most creatures are out of the game
    left, held = chance.randint(0, 4), chance.randint(2, 5) if thin else len(deck)
    horde, dead = (0, 0) if thin else (chance.randint(0, 3), chance.randint(3, 18))
    drawn = deck[-held:]
    return replace(
        state,
        fire=chance.randint(0, 15),
        exhausted=frozenset(),
        box=(*state.box, *deck[:-held]) if thin else state.box,
        horde=() if thin else (*state.horde, *drawn[:horde]),
        graveyard=(*unhallowed[left:], *(state.horde if thin else ()), *drawn[horde:dead]),
        creature_deck=tuple(drawn[max(horde, dead) :]),
        unhallowed=unhallowed[:left],
    )
