"""Special Damage: on which ship it is played, panic, surrender, or the die."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.special import Panic, SpecialDamage, SpecialRoll, Surrender
from app.games.commodore.choices.fate import Roll
from app.games.commodore.events.ships import Captured, Fled, SpecialRolled, Sunk
from app.games.commodore.names import other
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State

special_damage = Rulebook[State]("carte-speciali")


@special_damage.forbids(SpecialDamage, entry="danno-speciale-nave-colpita")
def the_ship_has_just_been_hit(play: Play[State], action: SpecialDamage) -> str | None:
    if action.ship in play.state.hit:
        return None
    return f"{facts.name(action.ship)} non è appena stata colpita"


@special_damage.forbids(SpecialDamage, entry="danno-speciale-nave-propria")
def the_ship_is_an_enemy(play: Play[State], action: SpecialDamage) -> str | None:
    if play.state.owner(action.ship) == other(play.state.active()):
        return None
    return f"{facts.name(action.ship)} non è una nave avversaria"


# -- panic ---------------------------------------------------------------------------------


@special_damage.reacts(Panic, entry="panico")
def the_ship_flees(play: Play[State], action: Panic) -> None:
    play.happen(Fled(action.ship))


@special_damage.forbids(Panic, entry="panico-altra-forza")
def panic_takes_strength_two(play: Play[State], action: Panic) -> str | None:
    if play.ask(Strength(action.ship)) == 2:
        return None
    return f"{facts.name(action.ship)} non ha Forza 2"


@special_damage.forbids(Panic, entry="panico-senza-sartiame")
def without_rigging_no_ship_flees(play: Play[State], action: Panic) -> str | None:
    cut = play.state.marked(action.ship, "rigging")
    return f"{facts.name(action.ship)} ha il sartiame distrutto" if cut else None


# -- surrender -----------------------------------------------------------------------------


@special_damage.reacts(Surrender, entry="resa")
def the_ship_surrenders(play: Play[State], action: Surrender) -> None:
    play.happen(Captured(action.ship, play.state.active()))


@special_damage.reacts(Surrender, otherwise="resa")
def the_ship_is_lost_to_both(play: Play[State], action: Surrender) -> None:
    play.happen(Sunk(action.ship))


@special_damage.forbids(Surrender, entry="resa-altra-forza")
def surrender_takes_strength_one(play: Play[State], action: Surrender) -> str | None:
    if play.ask(Strength(action.ship)) == 1:
        return None
    return f"{facts.name(action.ship)} non ha Forza 1"


# -- the die -------------------------------------------------------------------------------


@special_damage.reacts(SpecialRoll, entry="danno-speciale-dado")
def a_die_is_rolled_instead(play: Play[State], action: SpecialRoll) -> None:
    play.happen(SpecialRolled(action.ship, play.choose(Roll(action.ship))))


@special_damage.forbids(SpecialRoll, otherwise="danno-speciale-scelta")
def the_die_is_for_stronger_ships(play: Play[State], action: SpecialRoll) -> str | None:
    if play.ask(Strength(action.ship)) > 2:
        return None
    return f"{facts.name(action.ship)} ha Forza 1 o 2"
