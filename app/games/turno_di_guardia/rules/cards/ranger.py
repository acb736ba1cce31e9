"""What is printed on the ability cards of the Ranger: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ranger import (
    ElfSenses,
    FarSight,
    LongShot,
    Sharpshooter,
    Slumber,
)
from app.games.turno_di_guardia.choices.fate import Roll
from app.games.turno_di_guardia.events.abilities import Hushed, Recovered
from app.games.turno_di_guardia.events.blows import TookEffect
from app.games.turno_di_guardia.events.campaign import DieRolled
from app.games.turno_di_guardia.events.effects import Defeated, Triggered
from app.games.turno_di_guardia.events.line import Hidden, LineSettled
from app.games.turno_di_guardia.moves import move, turn_up
from app.games.turno_di_guardia.queries.aims import FallsUnseen, GivenBack
from app.games.turno_di_guardia.queries.attack import Range
from app.games.turno_di_guardia.state import State

ranger = Rulebook[State]("cards")


# -- Sensi dell'Elfo -----------------------------------------------------------------------


@ranger.reacts(ElfSenses, entry="sensi-dell-elfo")
def elves_see_farther_and_unheard(play: Play[State], action: ElfSenses) -> None:
    play.happen(Hushed(1))
    play.happen(TookEffect(action.card))
    play.happen(LineSettled())


@ranger.forbids(Triggered, entry="sensi-dell-elfo")
def the_next_reveal_comes_to_nothing(play: Play[State], event: Triggered) -> str | None:
    hushed = event.effect == "reveal" and play.state.hushed > 0
    return "i Sensi dell'Elfo lo impediscono" if hushed else None


@ranger.reacts(ElfSenses, otherwise="sensi-dell-elfo")
def elves_only_see_farther(play: Play[State], action: ElfSenses) -> None:
    play.happen(TookEffect(action.card))
    play.happen(LineSettled())


# -- Far Sight -----------------------------------------------------------------------------


@ranger.reacts(FarSight, entry="far-sight")
def everyone_aims_farther(play: Play[State], action: FarSight) -> None:
    play.happen(TookEffect(action.card))


@ranger.adds(Range, entry="far-sight")
def direct_attacks_reach_farther(play: Play[State], query: Range, reach: int) -> int | None:
    ranged = facts.heroes()[query.hero].reach == "ranged"
    return 1 if ranged and "far-sight" in play.state.in_force else None


@ranger.reacts(FarSight, otherwise="far-sight")
def the_ranger_aims_farther(play: Play[State], action: FarSight) -> None:
    play.happen(TookEffect(action.card))


@ranger.adds(Range, otherwise="far-sight")
def the_rangers_attacks_reach_farther(play: Play[State], query: Range, reach: int) -> int | None:
    return 1 if "far-sight" in play.state.in_force and query.hero == "ranger" else None


# -- Long Shot -----------------------------------------------------------------------------


@ranger.forbids(LongShot, entry="long-shot")
def only_the_unseen_are_shot_at(play: Play[State], action: LongShot) -> str | None:
    if action.creature in play.state.face_down:
        return None
    return f"{facts.name(action.creature)} è già rivelata"


@ranger.reacts(LongShot, entry="long-shot")
def the_unseen_are_shot(play: Play[State], action: LongShot) -> None:
    _shoot(play, action.creature)


@ranger.reacts(LongShot, otherwise="long-shot")
def anyone_is_shot(play: Play[State], action: LongShot) -> None:
    _shoot(play, action.creature)


def _shoot(play: Play[State], card: str) -> None:
    """Defeat a card as it lies, or whoever stands there once it is turned up."""
    place = play.state.place(card) or 0
    if not play.ask(FallsUnseen(card)):
        turn_up(play, card)
    struck = card if card in play.state.line else play.state.at(place)
    if struck:
        play.happen(Defeated((struck,)))


# -- Slumber -------------------------------------------------------------------------------


@ranger.reacts(Slumber, entry="slumber")
def a_sleeper_gives_back_what_it_stole(play: Play[State], action: Slumber) -> None:
    play.happen(Hidden(action.creature))
    for die in play.ask(GivenBack(action.creature)):
        play.happen(Recovered(die))
    move(play, action.creature, len(play.state.line))


@ranger.reacts(Slumber, otherwise="slumber")
def a_sleeper_keeps_what_it_stole(play: Play[State], action: Slumber) -> None:
    play.happen(Hidden(action.creature))
    move(play, action.creature, len(play.state.line))


# -- Tiro Preciso --------------------------------------------------------------------------


@ranger.reacts(Sharpshooter, entry="tiro-preciso")
def the_die_is_rolled_and_used_again(play: Play[State], action: Sharpshooter) -> None:
    play.happen(Recovered(action.spent))
    play.happen(DieRolled(action.spent, play.choose(Roll(action.spent))))


@ranger.reacts(Sharpshooter, otherwise="tiro-preciso")
def the_die_is_rolled_and_stays_spent(play: Play[State], action: Sharpshooter) -> None:
    play.happen(DieRolled(action.spent, play.choose(Roll(action.spent))))
