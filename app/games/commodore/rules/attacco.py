"""L'attacco: the attack cards, hits, and the morale of an empty side."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.attack import (
    Broadsides,
    GeneralMelee,
    OneShip,
    RakeTheBow,
)
from app.games.commodore.actions.played import ByShip
from app.games.commodore.choices.players import MORALE, Surplus
from app.games.commodore.moves import aimed, exchange, goes_through, land
from app.games.commodore.names import other
from app.games.commodore.queries.attack import AtOnce, FiresBack, Hits, JoinsMelee, MoraleLost
from app.games.commodore.state import State

attack = Rulebook[State]("attacco")


# -- dice ----------------------------------------------------------------------------------


@attack.sets(Hits, entry="colpi-con-l-uno")
def each_one_is_a_hit(play: Play[State], query: Hits, hits: int) -> int:
    return query.rolls.count(1)


@attack.sets(MoraleLost, entry="attacco-al-morale")
def every_attack_shakes_an_empty_side(play: Play[State], query: MoraleLost, lost: int) -> int:
    return 1


@attack.sets(MoraleLost, otherwise="attacco-al-morale")
def only_a_hit_shakes_an_empty_side(play: Play[State], query: MoraleLost, lost: int) -> int:
    return 1 if play.ask(Hits(query.rolls)) else 0


# -- who fires at whom ---------------------------------------------------------------------


@attack.forbids(ByShip, entry="nave-propria-e-avversaria")
def an_own_ship_attacks_an_enemy(play: Play[State], action: ByShip) -> str | None:
    me, target = play.state.active(), action.target
    if play.state.owner(action.ship) != me:
        return f"{facts.name(action.ship)} non è una nave propria"
    if target is not None and play.state.owner(target) != other(me):
        return f"{facts.name(target)} non è una nave avversaria"
    return None


@attack.forbids(OneShip, entry="morale-solo-senza-navi")
def ships_shield_the_morale(play: Play[State], action: OneShip) -> str | None:
    shielded = action.at is None and play.state.fleet(other(play.state.active()))
    return "l'avversario ha ancora navi in gioco" if shielded else None


@attack.reacts(Broadsides, RakeTheBow, entry="carte-attacco")
def ships_fire(play: Play[State], action: OneShip) -> None:
    if not goes_through(play, other(play.state.active()), action.card):
        return
    if action.at is None:
        land(play, aimed(play, action.ship, MORALE))
        return
    fire = [(action.ship, action.at)]
    if play.ask(FiresBack(facts.copies()[action.card], action.at)):
        fire.append((action.at, action.ship))
    exchange(play, fire)


@attack.sets(FiresBack, entry="broadsides-reciproca")
def broadsides_are_answered(play: Play[State], query: FiresBack, back: bool) -> bool | None:
    return True if query.card == "broadsides" else None


@attack.sets(AtOnce, entry="bordate-simultanee")
def both_fire_at_once(play: Play[State], query: AtOnce, at_once: bool) -> bool:
    return True


# -- General Melee -------------------------------------------------------------------------


@attack.forbids(GeneralMelee, entry="mischia-coppie")
def ships_are_paired_as_far_as_they_go(play: Play[State], action: GeneralMelee) -> str | None:
    me = play.state.active()
    mine, theirs = play.state.fleet(me), play.state.fleet(other(me))
    own = {ship for ship, _ in action.pairs}
    enemies = {ship for _, ship in action.pairs}
    paired = min(len(mine), len(theirs))
    sound = own <= set(mine) and enemies <= set(theirs) and len(own) == len(enemies)
    if sound and len(action.pairs) == len(own) == paired:
        return None
    return f"vanno formate {paired} coppie, ognuna di una nave propria e una avversaria"


@attack.reacts(GeneralMelee, entry="mischia-tutte-le-navi")
def all_ships_attack(play: Play[State], action: GeneralMelee) -> None:
    me = play.state.active()
    if not goes_through(play, other(me), action.card):
        return
    fire = [shot for mine, theirs in action.pairs for shot in ((mine, theirs), (theirs, mine))]
    engaged = {ship for ship, _ in fire}
    for ship in (*play.state.fleet(me), *play.state.fleet(other(me))):
        if ship not in engaged and play.ask(JoinsMelee(ship)):
            fire.append((ship, play.choose(Surplus(ship))))
    exchange(play, [shot for shot in fire if play.ask(JoinsMelee(shot[0]))])
