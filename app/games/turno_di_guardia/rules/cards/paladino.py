"""What is printed on the ability cards of the Paladino: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.paladino import (
    DragonLance,
    Inspire,
    MagicSword,
    ShieldBash,
    Taunt,
)
from app.games.turno_di_guardia.events.campaign import DieRolled
from app.games.turno_di_guardia.events.effects import LifeNeeded, Triggered
from app.games.turno_di_guardia.moves import hit, move, overpower
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.state import State

knight = Rulebook[State]("cards")

LANCE = 6  # the damage of a lance to what is no Dragon


# -- Shield Bash ---------------------------------------------------------------------------


@knight.reacts(ShieldBash, entry="shield-bash")
def the_first_is_thrown_at_the_second(play: Play[State], action: ShieldBash) -> None:
    first = play.state.at(1)
    if first:
        play.happen(LifeNeeded(first))
        hit(play, action.creature, play.ask(Life(first)))


@knight.reacts(ShieldBash, otherwise="shield-bash")
def the_die_is_thrown_at_the_second(play: Play[State], action: ShieldBash) -> None:
    hit(play, action.creature, play.state.dice.get(action.die, 0) if action.die else 0)


@knight.forbids(ShieldBash, entry="shield-bash")
def the_second_is_hit(play: Play[State], action: ShieldBash) -> str | None:
    return _not_at(play, action.creature, 2)


# -- Magic Sword ---------------------------------------------------------------------------


@knight.reacts(MagicSword, entry="magic-sword")
def the_sword_defeats(play: Play[State], action: MagicSword) -> None:
    overpower(play, action.creature)


@knight.reacts(MagicSword, otherwise="magic-sword")
def the_sword_defeats_anyone(play: Play[State], action: MagicSword) -> None:
    overpower(play, action.creature)


@knight.forbids(MagicSword, entry="magic-sword")
def the_sword_reaches_the_first(play: Play[State], action: MagicSword) -> str | None:
    return _not_at(play, action.creature, 1)


# -- Taunt ---------------------------------------------------------------------------------


@knight.reacts(Taunt, entry="taunt")
def the_taunted_comes_first(play: Play[State], action: Taunt) -> None:
    move(play, action.creature, 1)


@knight.reacts(Taunt, otherwise="taunt")
def the_taunted_comes_first_too(play: Play[State], action: Taunt) -> None:
    move(play, action.creature, 1)


@knight.forbids(Triggered, entry="taunt")
def the_taunted_sets_nothing_off(play: Play[State], event: Triggered) -> str | None:
    taunted = any(isinstance(a, Taunt) and a.creature == event.card for a in play.under_way)
    return "l'ha tirata davanti Taunt" if taunted and event.effect == "first position" else None


# -- Dragon Lance --------------------------------------------------------------------------


@knight.reacts(DragonLance, entry="dragon-lance")
def the_lance_slays_dragons(play: Play[State], action: DragonLance) -> None:
    if _is_dragon(action.creature):
        overpower(play, action.creature)
    else:
        hit(play, action.creature, LANCE)


@knight.reacts(DragonLance, otherwise="dragon-lance")
def the_lance_hits_dragons_too(play: Play[State], action: DragonLance) -> None:
    hit(play, action.creature, LANCE)


@knight.forbids(DragonLance, entry="dragon-lance")
def the_lance_hits_the_second(play: Play[State], action: DragonLance) -> str | None:
    return None if _is_dragon(action.creature) else _not_at(play, action.creature, 2)


def _is_dragon(card: str) -> bool:
    creature = facts.creature(card)
    return creature is not None and "Drago" in creature.types


# -- Inspire -------------------------------------------------------------------------------


@knight.reacts(Inspire, entry="inspire")
def the_die_shows_its_most(play: Play[State], action: Inspire) -> None:
    play.happen(DieRolled(action.raised, facts.sides(action.raised)))


@knight.reacts(Inspire, otherwise="inspire")
def any_die_shows_its_most(play: Play[State], action: Inspire) -> None:
    play.happen(DieRolled(action.raised, facts.sides(action.raised)))


@knight.forbids(Inspire, entry="inspire")
def the_lowest_die_is_raised(play: Play[State], action: Inspire) -> str | None:
    hero = action.raised.rpartition("-")[0]
    rolled = [play.state.dice[die] for die in facts.dice_of(hero) if die in play.state.dice]
    lowest = play.state.dice.get(action.raised) == min(rolled, default=0)
    return None if lowest else f"non è il dado più basso del {facts.name(hero)}"


def _not_at(play: Play[State], card: str, place: int) -> str | None:
    """Return why a creature is no target of what reaches only this place, None if it is one."""
    where = "prima" if place == 1 else "seconda"
    there = play.state.place(card) == place
    return None if there else f"{facts.name(card)} non è in {where} posizione"
