"""Il Ranger: how the abilities of the Ranger are ruled."""

from app.engine.kinds import Prevented
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ranger import Sharpshooter
from app.games.turno_di_guardia.events.abilities import Assigned, Hushed, Recovered
from app.games.turno_di_guardia.events.blows import TookEffect
from app.games.turno_di_guardia.events.campaign import DieRolled
from app.games.turno_di_guardia.events.effects import Hurt, Summoned, Triggered
from app.games.turno_di_guardia.events.line import Revealed
from app.games.turno_di_guardia.moves import strike, turn_up
from app.games.turno_di_guardia.queries.aims import FallsUnseen, GivenBack
from app.games.turno_di_guardia.queries.attack import Range
from app.games.turno_di_guardia.queries.life import IsCreature
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.state import State

ranger_rulings = Rulebook[State]("ranger")


# -- Sensi dell'Elfo -----------------------------------------------------------------------


@ranger_rulings.adds(Sight, entry="sensi-dell-elfo-tutto-il-turno")
def elves_see_one_more_all_round(play: Play[State], query: Sight, places: int) -> int | None:
    return 1 if "sensi-dell-elfo" in play.state.in_force else None


@ranger_rulings.reacts(TookEffect, otherwise="sensi-dell-elfo-tutto-il-turno")
def elves_see_one_more_once(play: Play[State], event: TookEffect) -> None:
    hidden = [card for card in play.state.present() if card in play.state.face_down]
    if hidden and event.ability == "sensi-dell-elfo":
        turn_up(play, hidden[0])


@ranger_rulings.limits(Sight, otherwise="sensi-dell-elfo-quattro")
def three_is_the_most_to_be_seen(play: Play[State], query: Sight, places: int) -> int:
    return min(places, 3)


@ranger_rulings.reacts(Prevented, entry="sensi-dell-elfo-solo-il-primo")
def one_reveal_is_prevented_only(play: Play[State], event: Prevented[State]) -> None:
    prevented = event.event
    if isinstance(prevented, Triggered) and prevented.effect == "reveal" and play.state.hushed:
        play.happen(Hushed(-1))


@ranger_rulings.reacts(Revealed, otherwise="sensi-dell-elfo-senza-rivela")
def any_card_turned_up_counts(play: Play[State], event: Revealed) -> None:
    if play.state.hushed and not facts.has_effect(event.card, "reveal"):
        play.happen(Hushed(-1))


@ranger_rulings.forbids(Summoned, otherwise="sensi-dell-elfo-evocazione")
def a_summon_is_prevented_too(play: Play[State], event: Summoned) -> str | None:
    return "i Sensi dell'Elfo lo impediscono" if play.state.hushed else None


# -- Far Sight -----------------------------------------------------------------------------


@ranger_rulings.adds(Range, entry="far-sight-corpo-a-corpo")
def far_sight_is_for_melee_too(play: Play[State], query: Range, reach: int) -> int | None:
    melee = facts.heroes()[query.hero].reach == "melee"
    return 1 if melee and "far-sight" in play.state.in_force else None


# -- Long Shot -----------------------------------------------------------------------------


@ranger_rulings.sets(FallsUnseen, entry="long-shot-non-gira")
def who_is_shot_is_not_turned_up(
    play: Play[State], query: FallsUnseen, unseen: bool
) -> bool | None:
    return True if play.ask(IsCreature(query.card)) else None


@ranger_rulings.sets(FallsUnseen, entry="long-shot-evocazione")
def a_summon_is_not_turned_up_either(
    play: Play[State], query: FallsUnseen, unseen: bool
) -> bool | None:
    return None if play.ask(IsCreature(query.card)) else True


# -- Slumber -------------------------------------------------------------------------------


@ranger_rulings.limits(GivenBack, entry="slumber-dadi-assegnati")
def only_stolen_dice_come_back(
    play: Play[State], query: GivenBack, dice: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(die for die in dice if die in play.state.stolen)


# -- Tiro Preciso --------------------------------------------------------------------------


@ranger_rulings.forbids(Sharpshooter, entry="tiro-preciso-solo-attacchi")
def only_a_die_of_a_direct_attack(play: Play[State], action: Sharpshooter) -> str | None:
    attacked = play.state.attacked_with(action.spent)
    return None if attacked else "quel dado non è stato speso in un attacco diretto"


@ranger_rulings.forbids(Sharpshooter, entry="tiro-preciso-appena-speso")
def only_a_die_just_spent(play: Play[State], action: Sharpshooter) -> str | None:
    earlier = play.state.attacked_with(action.spent) and action.spent not in play.state.last_attack
    return "quel dado non è dell'attacco appena fatto" if earlier else None


@ranger_rulings.forbids(Sharpshooter, entry="tiro-preciso-di-chi")
def only_a_die_of_the_ranger(play: Play[State], action: Sharpshooter) -> str | None:
    owner = action.spent.rpartition("-")[0]
    mine = owner == play.state.holder(action.card)
    return None if mine else f"il dado è del {facts.name(owner)}"


def _again_against(play: Play[State], die: str) -> str:
    """Return the creature that a die which Tiro Preciso rolls again was spent on, if it stands."""
    thrown = any(isinstance(action, Sharpshooter) for action in play.under_way)
    on = play.state.last_attack.get(die, "") if thrown else ""
    return on if on in play.state.line else ""


@ranger_rulings.reacts(DieRolled, otherwise="tiro-preciso-dove-si-riusa")
def the_new_roll_stays_in_the_attack(play: Play[State], event: DieRolled) -> None:
    on = _again_against(play, event.die)
    if on:
        play.happen(Assigned(event.die, on))
        strike(play, on)


@ranger_rulings.reacts(Recovered, otherwise="tiro-preciso-primo-tiro")
def the_first_roll_still_counts(play: Play[State], event: Recovered) -> None:
    on = _again_against(play, event.die)
    if on:
        play.happen(Hurt(on, play.state.dice[event.die]))
