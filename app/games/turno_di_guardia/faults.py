"""Why no game reaches a state."""

from collections import Counter
from collections.abc import Iterable

from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import LAST_ROUND, MOST_FIRE, State


def faults(state: State) -> list[str]:
    """Return why no game reaches a state, a sentence each; nothing for one that is sound."""
    return [
        *_of_the_line(state),
        *_of_the_numbers(state),
        *_of_what_lies_twice(state),
        *_of_the_heroes(state),
    ]


def creature_cards(state: State) -> tuple[str, ...]:
    """Return every creature card and Summon of a state, wherever it lies."""
    return (
        *(card for card in state.line if card),
        *state.graveyard,
        *state.horde,
        *state.new_horde,
        *(state.creature_deck or ()),
        *(state.unhallowed or ()),
        *state.tamed,
        *state.box,
    )


def location_cards(state: State) -> tuple[str, ...]:
    """Return every location of a state, wherever it lies."""
    here = (state.location,) if state.location else ()
    return (*here, *(state.map or ()), *(state.unused_locations or ()), *state.visited)


def ability_cards(state: State) -> tuple[str, ...]:
    """Return every ability card of a state, in use or not."""
    held = (*state.abilities.values(), *state.spare.values())
    return tuple(card for cards in held for card in cards)


def _of_the_line(state: State) -> Iterable[str]:
    if None in state.line:
        yield "the Line has a gap"
    if not state.face_down <= set(state.line):
        yield "a card is face down outside the Line"
    summons = (card for card in state.present() if facts.creature(card) is None)
    if state.result != "lost" and any(map(state.face_up, summons)):  # lost: nobody answered it
        yield "a Summon lies face up in the Line"


def _of_the_numbers(state: State) -> Iterable[str]:
    if state.fire is not None and not 0 <= state.fire <= MOST_FIRE:
        yield f"the fire is {state.fire}, and goes from 0 to {MOST_FIRE}"
    if state.round is not None and not 0 <= state.round <= LAST_ROUND:
        yield f"round {state.round}, and there are {LAST_ROUND}"
    for die, value in state.dice.items():
        if not 1 <= value <= facts.sides(die):
            yield f"{die} shows {value}, and has {facts.sides(die)} sides"


def _of_what_lies_twice(state: State) -> Iterable[str]:
    for cards in (creature_cards(state), location_cards(state), ability_cards(state)):
        twice = sorted(card for card, times in Counter(cards).items() if times > 1)
        if twice:
            yield f"{', '.join(twice)} lies in two places"


def _of_the_heroes(state: State) -> Iterable[str]:
    for hero, held in (*state.abilities.items(), *state.spare.items()):
        known = {hero, *_learned_from(state, hero)}
        strangers = [card for card in held if facts.abilities()[card].hero not in known]
        yield from (f"{ability} is no ability of {hero}" for ability in strangers)
    if state.resting and state.resting in state.on_watch:
        yield f"{state.resting} rests and is on Watch too"


def _learned_from(state: State, hero: str) -> Iterable[str]:
    """Return the heroes whose ability cards a hero may have too: for the Bardo, the absent."""
    if facts.heroes()[hero].camp != "multi-talented":
        return ()
    return (other for other in facts.heroes() if other not in state.party())
