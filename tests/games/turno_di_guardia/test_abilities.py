"""What players may really do with ability cards: whatever the rules allow is one of these."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.play import Play
from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability, Active, Passive
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.game import TURNO_DI_GUARDIA
from app.games.turno_di_guardia.legal import KINDS
from app.games.turno_di_guardia.state import State
from tests.games.turno_di_guardia.strategies import tables

RULES = TURNO_DI_GUARDIA.rulebook.played()


@st.composite
def watches(draw: st.DrawFn) -> State:
    """A table in the middle of a Watch: dice used and stolen, cards exhausted, one hero resting."""
    table = draw(tables())
    party = tuple(draw(st.permutations(sorted(facts.heroes()))))[:4]
    dice = [die for hero in party for die in facts.dice_of(hero)]
    hands = {hero: tuple(draw(st.permutations(facts.abilities_of(hero))))[:3] for hero in party}
    cards = [card for held in hands.values() for card in held]
    fate = {die: draw(st.sampled_from(["free", "free", "spent", "stolen", "laid"])) for die in dice}
    at = {where: [die for die in dice if fate[die] == where] for where in ("spent", "stolen")}
    laid = [die for die in dice if fate[die] == "laid" and hands[die.rpartition("-")[0]]]
    return replace(
        table,
        resting=party[0],
        on_watch=party[1:],
        dice=Table({die: draw(st.integers(1, facts.sides(die))) for die in dice}),
        spent=frozenset((*at["spent"], *laid)),
        stolen=Table(dict.fromkeys(at["stolen"], table.present()[0])),
        on_ability=Table({die: hands[die.rpartition("-")[0]][0] for die in laid}),
        abilities=Table(hands),
        exhausted=frozenset(draw(st.sets(st.sampled_from(cards)))) if cards else frozenset(),
        uses=Table(dict.fromkeys(draw(st.sets(st.sampled_from(cards))), 1) if cards else {}),
    )


def used(state: State) -> list[Ability]:
    """Return every use of an ability that the rules allow."""
    play = Play(RULES, state)
    kinds = [kind for kind in KINDS if issubclass(kind, Ability)]
    return [use for kind in kinds for use in kind.attempts(state) if play.allows(use)]


def attacking(state: State) -> list[str]:
    """Return the dice that may attack the first creature."""
    play, first = Play(RULES, state), state.present()[0]
    return [die for die in state.dice if play.allows(DirectAttack((die,), first))]


SOME = settings(max_examples=60)


@SOME
@given(watches())
def test_abilities_are_those_in_front_of_a_hero_on_watch(state: State) -> None:
    for ability in used(state):
        assert state.holder(ability.card) in state.on_watch


@SOME
@given(watches())
def test_an_exhausted_card_is_never_used(state: State) -> None:
    assert not {ability.card for ability in used(state)} & state.exhausted


@SOME
@given(watches())
def test_a_die_on_an_ability_is_a_free_one_of_its_hero(state: State) -> None:
    for ability in used(state):
        if isinstance(ability, Active) and ability.die:
            assert ability.die in facts.dice_of(state.holder(ability.card))
            assert state.available(ability.die)


@SOME
@given(watches())
def test_dice_that_attack_are_free_ones_of_heroes_on_watch(state: State) -> None:
    for die in attacking(state):
        assert state.available(die)
        assert die.rpartition("-")[0] in state.on_watch


@SOME
@given(watches())
def test_a_card_takes_one_die_a_round(state: State) -> None:
    for ability in used(state):
        if isinstance(ability, Active) and ability.die:
            assert ability.card not in state.on_ability.values()


@SOME
@given(watches())
def test_a_passive_is_used_no_more_often_than_it_says(state: State) -> None:
    for ability in used(state):
        limit = facts.abilities()[ability.card].uses
        if isinstance(ability, Passive) and limit is not None:
            assert state.uses.get(ability.card, 0) < limit


@SOME
@given(watches())
def test_abilities_act_on_revealed_creatures_of_the_line(state: State) -> None:
    for ability in used(state):
        if not facts.abilities()[ability.card].face_down:
            assert all(state.face_up(card) for card in ability.targets)


@SOME
@given(watches(), st.data())
def test_what_is_allowed_can_be_carried_out(state: State, data: st.DataObject) -> None:
    abilities = used(state)
    if abilities:
        action = data.draw(st.sampled_from(abilities))
        play = Play(RULES, state, lambda choice, options: data.draw(st.sampled_from(options)))
        assert play.do(action)
        if isinstance(action, Active) and action.die:
            assert action.die in play.state.spent or action.die not in state.dice
