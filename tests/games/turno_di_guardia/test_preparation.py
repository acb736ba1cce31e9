"""A campaign as it is laid out, whatever the cards and dice do."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.campaign import SetUp
from app.games.turno_di_guardia.faults import creature_cards, faults, location_cards
from app.games.turno_di_guardia.game import TURNO_DI_GUARDIA
from app.games.turno_di_guardia.queries.preparation import Difficulty
from app.games.turno_di_guardia.rules.preparazione import SUMMONS
from app.games.turno_di_guardia.state import State

RULES = TURNO_DI_GUARDIA.rulebook.played()
PARTY = ("mago", "ranger", "guerriero", "chierico")


def laid_out(seed: int, difficulty: Difficulty = "normal", deluxe: bool = False) -> State:
    """Return the table of a campaign that has been set up by chance."""
    chance = Random(seed)

    def decide(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        assert choice.by == "fate"
        return chance.choice(options)

    play = Play(RULES, State(), decide)
    assert play.do(SetUp(PARTY, difficulty, deluxe))
    return play.state


seeds = st.integers(0, 10_000)


@settings(max_examples=20)
@given(seeds, st.booleans())
def test_what_is_laid_out_is_sound_and_waits_for_a_location(seed: int, deluxe: bool) -> None:
    state = laid_out(seed, deluxe=deluxe)
    assert faults(state) == []
    assert (state.phase, state.round, state.location, state.fire) == ("location", 0, None, 7)
    assert state.line == state.graveyard == ()


@settings(max_examples=8)
@given(seeds)
@pytest.mark.parametrize("difficulty", SUMMONS)
def test_the_creature_deck_is_as_hard_as_asked(difficulty: Difficulty, seed: int) -> None:
    deck = laid_out(seed, difficulty).creature_deck or ()
    summons = [place for place, card in enumerate(deck) if facts.creature(card) is None]
    assert len(deck) - len(summons) == 30
    assert len(summons) == SUMMONS[difficulty]
    assert set(facts.copies_of("accolito")) <= set(deck)
    # One in each pile, wherever it lies there.
    size = len(deck) // len(summons)
    assert all(abs(place // (size + 1) - pile) <= 1 for pile, place in enumerate(summons))


@settings(max_examples=10)
@given(seeds)
def test_the_map_ends_at_a_final_location(seed: int) -> None:
    state = laid_out(seed, deluxe=True)
    kinds = [facts.locations()[card].place for card in state.map or ()]
    assert kinds == ["regular"] * 8 + ["final"]
    assert {"final"}.isdisjoint(facts.locations()[c].place for c in state.unused_locations or ())


@settings(max_examples=10)
@given(seeds)
def test_no_deluxe_card_is_in_the_plain_game(seed: int) -> None:
    state = laid_out(seed)
    assert not any(map(facts.is_deluxe, (*creature_cards(state), *location_cards(state))))


@settings(max_examples=10)
@given(seeds)
def test_every_hero_has_three_cards_and_one_is_exhausted(seed: int) -> None:
    state = laid_out(seed)
    assert tuple(state.abilities) == PARTY
    for hero, held in state.abilities.items():
        assert len(held) == 3
        assert {*held, *state.spare[hero]} == set(facts.abilities_of(hero))
        assert len(state.exhausted & set(held)) == 1


def test_one_unhallowed_begins_in_the_horde_and_seven_are_left() -> None:
    state = laid_out(1)
    assert len(state.horde) == 1
    assert len(state.unhallowed or ()) == 7
