"""What is printed on the ability cards of the Guerriero: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.guerriero import Berserk, GiantsBane, ThrowAxe, Wound
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.choices.dice import ToKeep
from app.games.turno_di_guardia.events.blows import (
    BlowPast,
    DieKept,
    Overpowered,
    Recounted,
    TookEffect,
    Wounded,
)
from app.games.turno_di_guardia.events.effects import LifeNeeded
from app.games.turno_di_guardia.moves import hit, overpower
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.attack import Blow
from app.games.turno_di_guardia.queries.blows import IsWeaker, Kept, Stature
from app.games.turno_di_guardia.state import State

warrior = Rulebook[State]("cards")

AXE = 8  # the damage of a thrown axe
GIANT = 10  # the Life from which Giants Bane bites


# -- Berserker -----------------------------------------------------------------------------


@warrior.reacts(Berserk, entry="berserker")
def the_berserker_fells_another(play: Play[State], action: Berserk) -> None:
    before = play.state
    play.happen(LifeNeeded(action.creature))
    hero = play.state.holder(action.card)
    # Who stands behind a Giant, once turned up, may make it too strong after all.
    if play.state == before or play.ask(IsWeaker(action.creature, hero)):
        overpower(play, action.creature)
    else:
        play.happen(BlowPast())


@warrior.reacts(Berserk, otherwise="berserker")
def the_berserker_strikes_with_the_die(play: Play[State], action: Berserk) -> None:
    hit(play, action.creature, play.state.dice.get(action.die, 0) if action.die else 0)


# -- Ascia da Guerra -----------------------------------------------------------------------


@warrior.reacts(ThrowAxe, entry="ascia-da-guerra")
def the_axe_hits(play: Play[State], action: ThrowAxe) -> None:
    hit(play, action.creature, AXE)


@warrior.reacts(ThrowAxe, otherwise="ascia-da-guerra")
def the_axe_hits_anyone(play: Play[State], action: ThrowAxe) -> None:
    hit(play, action.creature, AXE)


@warrior.forbids(ThrowAxe, entry="ascia-da-guerra")
def the_axe_flies_to_the_second(play: Play[State], action: ThrowAxe) -> str | None:
    second = play.state.place(action.creature) == 2
    return None if second else f"{facts.name(action.creature)} non è in seconda posizione"


# -- Fendente ------------------------------------------------------------------------------


@warrior.reacts(Overpowered, entry="fendente")
def the_rest_stays_on_the_die(play: Play[State], event: Overpowered) -> None:
    dice = _dice_of_the_blow(play, event)
    if event.left and play.ask(Holds("fendente")) and play.ask(ToKeep(event.card, dice)):
        die = play.choose(ToKeep(event.card, dice))
        play.happen(DieKept(die, play.ask(Kept(die, event.left))))


@warrior.reacts(Overpowered, otherwise="fendente")
def the_rest_goes_through_to_the_next(play: Play[State], event: Overpowered) -> None:
    behind = play.state.at((play.state.place(event.card) or 0) + 1)
    if behind and event.left and _dice_of_the_blow(play, event):
        hit(play, behind, event.left)


def _dice_of_the_blow(play: Play[State], event: Overpowered) -> tuple[str, ...]:
    """Return the Guerriero's dice in the direct attack that defeats a creature."""
    hero = play.state.holder("fendente")
    return tuple(
        die
        for attack in play.under_way
        if isinstance(attack, DirectAttack) and attack.on == event.card
        for die in attack.attackers
        if die in facts.dice_of(hero)
    )


# -- Ferita --------------------------------------------------------------------------------


@warrior.reacts(Wound, entry="ferita")
def the_creature_is_wounded(play: Play[State], action: Wound) -> None:
    play.happen(Wounded(action.creature))
    play.happen(Recounted((action.creature,)))


@warrior.reacts(Wound, otherwise="ferita")
def the_die_is_dealt_as_damage(play: Play[State], action: Wound) -> None:
    hit(play, action.creature, play.state.dice.get(action.die, 0) if action.die else 0)


# -- Giants Bane ---------------------------------------------------------------------------


@warrior.reacts(GiantsBane, entry="giants-bane")
def the_bane_lasts_for_the_round(play: Play[State], action: GiantsBane) -> None:
    play.happen(TookEffect(action.card))
    play.happen(Recounted(play.state.present()))


@warrior.reacts(GiantsBane, otherwise="giants-bane")
def the_bane_lasts_too(play: Play[State], action: GiantsBane) -> None:
    play.happen(TookEffect(action.card))


@warrior.multiplies(Blow, entry="giants-bane")
def dice_on_the_strong_count_double(play: Play[State], query: Blow, blow: int) -> int | None:
    return 2 if query.attacker in play.state.dice and bane_bites(play, query) else None


@warrior.multiplies(Blow, otherwise="giants-bane")
def only_the_warriors_dice_count_double(play: Play[State], query: Blow, blow: int) -> int | None:
    mine = query.attacker in facts.dice_of(play.state.holder("giants-bane"))
    return 2 if mine and bane_bites(play, query) else None


def bane_bites(play: Play[State], query: Blow) -> bool:
    """Tell whether Giants Bane is in force, and the creature strong enough for it."""
    return "giants-bane" in play.state.in_force and play.ask(Stature(query.on)) >= GIANT
