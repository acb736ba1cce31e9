"""Il Guerriero: doubts about his abilities."""

from app.engine.kinds import Action, Binds, Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.guerriero import Berserk, GiantsBane, ThrowAxe, Wound
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.choices.dice import ToKeep
from app.games.turno_di_guardia.events.blows import (
    BlowPast,
    BlowStruck,
    DieKept,
    Overpowered,
    Recounted,
    TookEffect,
    Wounded,
)
from app.games.turno_di_guardia.events.camp import Refreshed
from app.games.turno_di_guardia.events.effects import Hurt, LifeNeeded, Triggered
from app.games.turno_di_guardia.moves import strike
from app.games.turno_di_guardia.queries.aims import FullLife
from app.games.turno_di_guardia.queries.attack import Blow
from app.games.turno_di_guardia.queries.blows import Beside, IsWeaker, Kept, Stature
from app.games.turno_di_guardia.queries.life import BaseLife, Life, LifeInPassing
from app.games.turno_di_guardia.rules.cards.guerriero import bane_bites
from app.games.turno_di_guardia.state import State

warrior_rulings = Rulebook[State]("guerriero")

BLOWS = Berserk | ThrowAxe | Wound | GiantsBane  # the abilities that may themselves defeat


def _berserker(play: Play[State]) -> str:
    """Return the hero who has Berserker."""
    return play.state.holder("berserker")


# -- Berserker: when -----------------------------------------------------------------------


@warrior_rulings.forbids(Berserk, entry="berserker-subito-dopo")
def a_berserker_follows_a_blow(play: Play[State], action: Berserk) -> str | None:
    hero = _berserker(play)
    struck = hero in play.state.last_blow
    return None if struck else f"il {facts.name(hero)} non ha appena sconfitto una creatura"


@warrior_rulings.reacts(Overpowered, entry="berserker-subito-dopo")
def the_warriors_blow_is_remembered(play: Play[State], event: Overpowered) -> None:
    place = play.state.place(event.card)
    if place and any(_strikes(play, action, event.card) for action in play.under_way):
        life = play.ask(LifeInPassing(event.card))
        play.happen(BlowStruck(_berserker(play), place, life))


@warrior_rulings.reacts(Action, entry="berserker-subito-dopo")
def anything_else_lets_the_moment_pass(play: Play[State], action: Action[State]) -> None:
    # What may itself be a blow of his is looked at below, before it falls.
    if play.state.last_blow and not isinstance(action, DirectAttack | BLOWS):
        play.happen(BlowPast())


@warrior_rulings.reacts(LifeNeeded, Hurt, Wounded, TookEffect, entry="berserker-subito-dopo")
def so_does_the_next_attempt(play: Play[State], event: Event[State]) -> None:
    if play.state.last_blow and _begins(play.under_way[0], event):
        play.happen(BlowPast())


def _begins(attempt: Event[State], event: Event[State]) -> bool:
    """Tell whether this is how an attempt at a blow begins; Berserker itself needs the last one."""
    match attempt:
        case DirectAttack(on=card):
            return event == LifeNeeded(card)
        case ThrowAxe(creature=card):
            return isinstance(event, Hurt) and event.card == card
        case Wound():
            return isinstance(event, Wounded)
    return isinstance(attempt, GiantsBane) and isinstance(event, TookEffect)


def _strikes(play: Play[State], action: Event[State], card: str) -> bool:
    """Tell whether the berserker has a hand in this action against a creature."""
    hero = _berserker(play)
    if isinstance(action, DirectAttack):
        return action.on == card and any(die in facts.dice_of(hero) for die in action.attackers)
    if not isinstance(action, BLOWS) or play.state.holder(action.card) != hero:
        return False
    return card in action.targets or isinstance(action, GiantsBane)


@warrior_rulings.reacts(BlowStruck, otherwise="berserker-dopo-un-abilita")
def an_ability_is_no_blow(play: Play[State], event: BlowStruck) -> None:
    if any(isinstance(action, Ability) for action in play.under_way):
        play.happen(BlowPast())


@warrior_rulings.forbids(Triggered, otherwise="berserker-dopo-rivela")
def a_reveal_waits_for_the_berserker(play: Play[State], event: Triggered) -> str | None:
    waits = event.effect == "reveal" and _berserker(play) in play.state.last_blow
    return "prima tocca a Berserker" if waits and "berserker" in play.state.ready() else None


@warrior_rulings.reacts(Berserk, otherwise="berserker-si-paga")
def a_berserker_costs_nothing(play: Play[State], action: Berserk) -> None:
    if not action.die:
        play.happen(Refreshed(action.card))


# -- Berserker: on whom --------------------------------------------------------------------


@warrior_rulings.forbids(Berserk, entry="berserker-posizioni-vicine")
def a_berserker_fells_a_neighbour(play: Play[State], action: Berserk) -> str | None:
    if _berserker(play) not in play.state.last_blow:
        return None
    near = play.state.place(action.creature) in play.ask(Beside(_berserker(play)))
    return None if near else f"{facts.name(action.creature)} non è accanto alla creatura sconfitta"


@warrior_rulings.sets(Beside, entry="berserker-linea-avanzata")
def the_neighbours_stand_on_either_side_of_the_gap(
    play: Play[State], query: Beside, places: tuple[int, ...]
) -> tuple[int, ...] | None:
    gap = play.state.last_blow.get(query.hero)
    return None if gap is None else _places(gap - 1, gap)


@warrior_rulings.sets(Beside, otherwise="berserker-linea-avanzata")
def the_neighbours_stand_before_and_after_the_place(
    play: Play[State], query: Beside, places: tuple[int, ...]
) -> tuple[int, ...] | None:
    gap = play.state.last_blow.get(query.hero)
    return None if gap is None else _places(gap - 1, gap + 1)


def _places(*places: int) -> tuple[int, ...]:
    """Leave out what lies before the first place."""
    return tuple(place for place in places if place)


@warrior_rulings.sets(IsWeaker, entry="berserker-vita-inferiore")
def its_life_is_less(play: Play[State], query: IsWeaker, weaker: bool) -> bool | None:
    felled = play.state.last_life.get(query.hero)
    return None if felled is None else play.ask(Life(query.card)) < felled


@warrior_rulings.forbids(Berserk, entry="berserker-vita-inferiore")
def a_berserker_fells_the_weaker(play: Play[State], action: Berserk) -> str | None:
    if play.ask(IsWeaker(action.creature, _berserker(play))):
        return None
    return f"{facts.name(action.creature)} non ha meno Vita di quella sconfitta"


# -- Ascia da Guerra -----------------------------------------------------------------------


@warrior_rulings.forbids(Hurt, otherwise="ascia-danni-che-non-bastano")
def too_little_damage_does_nothing(play: Play[State], event: Hurt) -> str | None:
    return "i danni non bastano" if event.by < play.ask(Life(event.card)) else None


# -- Fendente ------------------------------------------------------------------------------


@warrior_rulings.limits(Kept, entry="fendente-oltre-otto")
def a_die_shows_no_more_than_it_has(play: Play[State], query: Kept, value: int) -> int:
    return min(value, facts.sides(query.die))


@warrior_rulings.limits(Kept, otherwise="fendente-resto-superiore")
def a_die_shows_no_more_than_it_rolled(play: Play[State], query: Kept, value: int) -> int:
    return min(value, play.state.dice.get(query.die, value))


@warrior_rulings.limits(ToKeep, otherwise="fendente-piu-dadi")
def several_dice_leave_nothing(
    play: Play[State], choice: ToKeep, dice: tuple[str, ...]
) -> tuple[str, ...] | None:
    alone = list(play.state.assigned.values()).count(choice.on) == 1
    return None if alone else ()


@warrior_rulings.reacts(Overpowered, otherwise="fendente-non-sull-abilita")
def the_rest_of_the_axe_comes_back(play: Play[State], event: Overpowered) -> None:
    action = play.under_way[0]
    if event.left and isinstance(action, ThrowAxe) and action.die:
        play.happen(DieKept(action.die, event.left))


# -- Ferita and Giants Bane ----------------------------------------------------------------


@warrior_rulings.adds(Life, entry="ferita-vita-base")
def half_the_base_life_is_lost(play: Play[State], query: Life, life: int) -> int | None:
    times = play.state.wounds.get(query.card)
    base = play.ask(BaseLife(query.card))
    return None if times is None else base // 2**times - base


@warrior_rulings.multiplies(Life, otherwise="ferita-vita-base")
def half_the_whole_life_is_lost(play: Play[State], query: Life, life: int) -> float | None:
    times = play.state.wounds.get(query.card)
    return None if times is None else 1 / 2**times


@warrior_rulings.adds(Life, otherwise="ferita-arrotondata")
def half_a_point_stays(play: Play[State], query: Life, life: int) -> int | None:
    odd = query.card in play.state.wounds and play.ask(BaseLife(query.card)) % 2
    return 1 if odd else None


@warrior_rulings.sets(Binds, entry="ferita-e-dardo-incantato")
def a_full_life_is_counted_without_the_wound(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    halved = query.entry in ("ferita-vita-base", "ferita-arrotondata")
    return False if halved and isinstance(query.on, FullLife) else None


@warrior_rulings.forbids(Wound, entry="ferita-una-volta")
def a_creature_is_wounded_once(play: Play[State], action: Wound) -> str | None:
    wounded = action.creature in play.state.wounds
    return f"{facts.name(action.creature)} è già ferita" if wounded else None


@warrior_rulings.multiplies(Blow, entry="giants-bane-bestie")
def tamed_beasts_count_double_too(play: Play[State], query: Blow, blow: int) -> int | None:
    return 2 if query.attacker in play.state.tamed and bane_bites(play, query) else None


@warrior_rulings.sets(Stature, entry="giants-bane-vita-attuale")
def a_creature_is_as_big_as_its_life(play: Play[State], query: Stature, life: int) -> int:
    return play.ask(Life(query.card))


@warrior_rulings.reacts(Recounted, entry="dadi-gia-messi")
def what_lies_there_may_now_be_enough(play: Play[State], event: Recounted) -> None:
    for card in event.cards:
        if card in play.state.assigned.values() or card in play.state.hurt:
            strike(play, card)
