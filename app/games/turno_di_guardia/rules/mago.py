"""Il Mago: how the abilities of the Wizard are ruled."""

from itertools import combinations, pairwise

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.mago import ChaosBlast, Curse, Illuminate, Polymorph
from app.games.turno_di_guardia.events.abilities import Recovered
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.moves import set_off
from app.games.turno_di_guardia.queries.aims import DiceAgainst, FullLife
from app.games.turno_di_guardia.queries.attack import AttackValue
from app.games.turno_di_guardia.state import State

wizard_rulings = Rulebook[State]("mago")


# -- Colpo Caotico -------------------------------------------------------------------------


@wizard_rulings.forbids(ChaosBlast, entry="colpo-caotico-due-se-si-puo")
def chaos_takes_two(play: Play[State], action: ChaosBlast) -> str | None:
    return "vanno colpite due creature" if len(action.creatures) < 2 else None


@wizard_rulings.sets(Binds, entry="colpo-caotico-una-sola")
def chaos_takes_one_where_two_cannot_be(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    blast = query.on
    if query.entry != "colpo-caotico-due-se-si-puo" or not isinstance(blast, ChaosBlast):
        return None
    seen = [card for card in play.state.present() if play.state.face_up(card)]
    pairs = (ChaosBlast(pair, blast.die) for pair in combinations(seen, 2))
    return None if any(map(play.allows, pairs)) else False


@wizard_rulings.forbids(ChaosBlast, entry="colpo-caotico-vicine")
def chaos_takes_neighbours(play: Play[State], action: ChaosBlast) -> str | None:
    places = sorted(play.state.place(card) or 0 for card in action.creatures)
    apart = [one for one, other in pairwise(places) if other != one + 1]
    return "le due creature non sono vicine" if apart else None


# -- Mutaforma -----------------------------------------------------------------------------


@wizard_rulings.reacts(Swapped, otherwise="mutaforma-non-sconfigge")
def who_is_swapped_away_is_defeated(play: Play[State], event: Swapped) -> None:
    if any(isinstance(action, Polymorph) for action in play.under_way):
        set_off(play, event.card, "defeated")


@wizard_rulings.forbids(Polymorph, otherwise="mutaforma-maledetta")
def an_unhallowed_is_not_swapped(play: Play[State], action: Polymorph) -> str | None:
    strong = facts.is_unhallowed(action.creature)
    return f"{facts.name(action.creature)} è una Creatura Maledetta" if strong else None


@wizard_rulings.reacts(Swapped, otherwise="mutaforma-dado-rubato")
def who_leaves_gives_back_what_it_stole(play: Play[State], event: Swapped) -> None:
    for die, by in play.state.stolen.items():
        if by == event.card:
            play.happen(Recovered(die))


# -- Luce ----------------------------------------------------------------------------------


@wizard_rulings.forbids(Illuminate, entry="luce-quale-creatura")
def light_falls_on_the_next_one(play: Play[State], action: Illuminate) -> str | None:
    hidden = [card for card in play.state.present() if card in play.state.face_down]
    return "si rivela la prima carta coperta" if [action.creature] != hidden[:1] else None


@wizard_rulings.forbids(Illuminate, entry="luce-senza-fuoco")
def no_light_without_a_fire(play: Play[State], action: Illuminate) -> str | None:
    return "non c'è fuoco da spendere" if play.state.known_fire() < 1 else None


# -- Dardo Incantato -----------------------------------------------------------------------


@wizard_rulings.limits(FullLife, otherwise="dardo-vita-ridotta")
def what_is_left_of_a_life_counts(play: Play[State], query: FullLife, life: int) -> int:
    return life - play.ask(AttackValue(query.card))


# -- Maledizione ---------------------------------------------------------------------------


@wizard_rulings.sets(DiceAgainst, entry="maledizione-dado-rubato")
def a_stolen_die_attacks_nobody(
    play: Play[State], query: DiceAgainst, dice: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(die for die in dice if die not in play.state.stolen)


@wizard_rulings.adds(DiceAgainst, otherwise="maledizione-danni-da-abilita")
def what_an_ability_dealt_counts_too(
    play: Play[State], query: DiceAgainst, dice: tuple[str, ...]
) -> tuple[str, ...] | None:
    return ("",) if query.card in play.state.hurt else None


@wizard_rulings.adds(DiceAgainst, entry="maledizione-bestia-addomesticata")
def a_beast_counts_as_a_die(
    play: Play[State], query: DiceAgainst, dice: tuple[str, ...]
) -> tuple[str, ...] | None:
    assigned = play.state.assigned.items()
    beasts = (beast for beast, on in assigned if on == query.card and beast in play.state.tamed)
    return tuple(beasts) or None


@wizard_rulings.forbids(Curse, otherwise="maledizione-dado-altrui")
def the_curse_wants_a_die_of_the_wizard(play: Play[State], action: Curse) -> str | None:
    mine = any(die.startswith("mago-") for die in play.ask(DiceAgainst(action.creature)))
    return None if mine else "nessun dado del Mago l'ha attaccata"
