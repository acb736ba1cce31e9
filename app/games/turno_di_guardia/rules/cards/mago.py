"""What is printed on the ability cards of the Mago: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.mago import (
    ChaosBlast,
    Curse,
    Illuminate,
    Polymorph,
    Shockbolt,
)
from app.games.turno_di_guardia.choices.piles import GraveyardPlace
from app.games.turno_di_guardia.events.effects import Defeated, LifeNeeded
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.moves import (
    add_at_end,
    change_fire,
    draw_creature,
    enter,
    hit,
    move,
    turn_up,
)
from app.games.turno_di_guardia.queries.aims import DiceAgainst, FullLife
from app.games.turno_di_guardia.state import State

wizard = Rulebook[State]("cards")

BOLT = 8  # the highest Life that the Shockbolt defeats


# -- Colpo Caotico -------------------------------------------------------------------------


@wizard.forbids(ChaosBlast, entry="colpo-caotico")
def chaos_takes_no_more_than_two(play: Play[State], action: ChaosBlast) -> str | None:
    return "colpisce due creature, non di più" if len(action.creatures) > 2 else None


@wizard.reacts(ChaosBlast, entry="colpo-caotico")
def chaos_defeats_then_adds_one(play: Play[State], action: ChaosBlast) -> None:
    play.happen(Defeated(action.creatures))
    card = draw_creature(play)
    if card:
        add_at_end(play, card)


@wizard.reacts(ChaosBlast, otherwise="colpo-caotico")
def chaos_only_defeats(play: Play[State], action: ChaosBlast) -> None:
    play.happen(Defeated(action.creatures))


# -- Mutaforma -----------------------------------------------------------------------------


@wizard.reacts(Polymorph, entry="mutaforma")
def the_dead_takes_the_place_of_the_living(play: Play[State], action: Polymorph) -> None:
    place = play.choose(GraveyardPlace(action.creature, swapped=True))
    enter(play, Swapped(action.creature, action.into, place))


@wizard.reacts(Polymorph, otherwise="mutaforma")
def the_dead_joins_the_end_of_the_line(play: Play[State], action: Polymorph) -> None:
    place = play.choose(GraveyardPlace(action.creature, swapped=True))
    enter(play, Swapped(action.creature, action.into, place))
    if action.into:
        move(play, action.into, len(play.state.line))


# -- Luce ----------------------------------------------------------------------------------


@wizard.reacts(Illuminate, entry="luce")
def firewood_is_spent_to_see(play: Play[State], action: Illuminate) -> None:
    change_fire(play, -1)
    if action.creature in play.state.face_down:
        turn_up(play, action.creature)


@wizard.reacts(Illuminate, otherwise="luce")
def seeing_costs_nothing(play: Play[State], action: Illuminate) -> None:
    turn_up(play, action.creature)


# -- Dardo Incantato -----------------------------------------------------------------------


def _is_weak_enough(play: Play[State], card: str) -> bool:
    return play.ask(FullLife(card)) <= BOLT


@wizard.forbids(Shockbolt, entry="dardo-incantato")
def the_bolt_is_for_a_low_life(play: Play[State], action: Shockbolt) -> str | None:
    if action.creature not in play.state.line or _is_weak_enough(play, action.creature):
        return None
    return f"la Vita di {facts.name(action.creature)} supera {BOLT}"


@wizard.reacts(Shockbolt, entry="dardo-incantato")
def the_bolt_defeats(play: Play[State], action: Shockbolt) -> None:
    # Who is turned up to count the Life may show that it is too high after all.
    play.happen(LifeNeeded(action.creature))
    if action.creature in play.state.line and _is_weak_enough(play, action.creature):
        play.happen(Defeated((action.creature,)))


@wizard.reacts(Shockbolt, otherwise="dardo-incantato")
def the_bolt_deals_eight(play: Play[State], action: Shockbolt) -> None:
    hit(play, action.creature, BOLT)


# -- Maledizione ---------------------------------------------------------------------------


@wizard.forbids(Curse, entry="maledizione")
def the_curse_needs_an_attack_die(play: Play[State], action: Curse) -> str | None:
    if play.ask(DiceAgainst(action.creature)):
        return None
    return f"su {facts.name(action.creature)} non c'è nessun dado d'attacco"


@wizard.reacts(Curse, entry="maledizione")
def the_curse_defeats(play: Play[State], action: Curse) -> None:
    play.happen(Defeated((action.creature,)))


@wizard.reacts(Curse, otherwise="maledizione")
def the_curse_defeats_anyone(play: Play[State], action: Curse) -> None:
    play.happen(Defeated((action.creature,)))
