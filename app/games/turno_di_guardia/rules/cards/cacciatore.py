"""What is printed on the ability cards of the Cacciatore: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.cacciatore import (
    AnimalSentry,
    Hunt,
    SetSnares,
    TameBeast,
    Tracking,
)
from app.games.turno_di_guardia.events.effects import BeastSent, Defeated
from app.games.turno_di_guardia.events.piles import PutIntoDeck, Tamed
from app.games.turno_di_guardia.moves import strike
from app.games.turno_di_guardia.state import State

beast_master = Rulebook[State]("cards")


def _wild(card: str) -> str | None:
    """Say why a card is no Creatura della Foresta, or nothing where it is one."""
    if facts.has_type(card, "Creatura della Foresta"):
        return None
    return f"{facts.name(card)} non è una Creatura della Foresta"


# -- taming --------------------------------------------------------------------------------


@beast_master.reacts(TameBeast, entry="tame-beast")
@beast_master.reacts(TameBeast, otherwise="tame-beast")
def the_beast_is_tamed(play: Play[State], action: TameBeast) -> None:
    play.happen(Tamed(action.creature, play.state.holder(action.card)))


@beast_master.forbids(TameBeast, entry="tame-beast")
def only_forest_creatures_are_tamed(play: Play[State], action: TameBeast) -> str | None:
    return _wild(action.creature)


@beast_master.reacts(Hunt, entry="hunt")
@beast_master.reacts(Hunt, otherwise="hunt")
def a_dead_beast_is_tamed(play: Play[State], action: Hunt) -> None:
    play.happen(Tamed(action.creature, play.state.holder(action.card)))


@beast_master.forbids(Hunt, entry="hunt")
def the_hunt_is_for_dead_forest_creatures(play: Play[State], action: Hunt) -> str | None:
    if action.creature not in play.state.graveyard:
        return f"{facts.name(action.creature)} non è nel Cimitero"
    return _wild(action.creature)


@beast_master.forbids(Hunt, otherwise="hunt")
def the_hunt_takes_the_top_card(play: Play[State], action: Hunt) -> str | None:
    on_top = play.state.graveyard[:1] == (action.creature,)
    return None if on_top else f"{facts.name(action.creature)} non è in cima al Cimitero"


@beast_master.reacts(Tracking, entry="tracking")
@beast_master.reacts(Tracking, otherwise="tracking")
def the_first_is_tamed(play: Play[State], action: Tracking) -> None:
    play.happen(Tamed(action.creature, play.state.holder(action.card)))


@beast_master.forbids(Tracking, entry="tracking")
def tracking_finds_the_first_only(play: Play[State], action: Tracking) -> str | None:
    if play.state.place(action.creature) != 1:
        return f"{facts.name(action.creature)} non è in prima posizione"
    return _wild(action.creature)


# -- traps and sentries --------------------------------------------------------------------


@beast_master.reacts(SetSnares, entry="set-snares")
def the_snared_goes_on_top_of_the_deck(play: Play[State], action: SetSnares) -> None:
    play.happen(PutIntoDeck((action.creature,), "top"))


@beast_master.reacts(SetSnares, otherwise="set-snares")
def the_snared_goes_under_the_deck(play: Play[State], action: SetSnares) -> None:
    play.happen(PutIntoDeck((action.creature,), "bottom"))


@beast_master.reacts(AnimalSentry, entry="sentinella-animale")
def a_beast_defeats_the_last(play: Play[State], action: AnimalSentry) -> None:
    place = play.state.place(action.creature)
    if action.beast:
        play.happen(BeastSent(action.beast, action.creature))
    there = play.state.at(place) if place else None
    if there and action.beast and there != action.creature:
        play.happen(BeastSent(action.beast, there))
    if there:
        play.happen(Defeated((there,)))


@beast_master.reacts(AnimalSentry, otherwise="sentinella-animale")
def a_beast_attacks_the_last(play: Play[State], action: AnimalSentry) -> None:
    if action.beast:
        play.happen(BeastSent(action.beast, action.creature))
        strike(play, action.creature)
