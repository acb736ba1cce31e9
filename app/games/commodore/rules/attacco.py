"""L'attacco: the attack cards, hits, and the morale of an empty side."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.attack import Broadsides, OneShip, RakeTheBow
from app.games.commodore.actions.played import Attack, ByShip
from app.games.commodore.choices.players import MORALE
from app.games.commodore.events.course import MoraleChanged
from app.games.commodore.events.ships import Sunk
from app.games.commodore.moves import aimed, exchange, goes_through, land
from app.games.commodore.names import other
from app.games.commodore.queries.attack import AtOnce, FiresBack, Hits, MoraleLost, Shaken
from app.games.commodore.state import State

attack = Rulebook[State]("attacco")


# -- dice ----------------------------------------------------------------------------------


@attack.sets(Hits, entry="colpi-con-l-uno")
def each_one_is_a_hit(play: Play[State], query: Hits, hits: int) -> int:
    return query.rolls.count(1)


@attack.sets(Hits, otherwise="colpi-con-l-uno")
def each_six_is_a_hit(play: Play[State], query: Hits, hits: int) -> int:
    return query.rolls.count(6)


# -- morale --------------------------------------------------------------------------------


@attack.sets(Shaken, entry="attacco-al-morale")
def every_attack_shakes_an_empty_side(play: Play[State], query: Shaken, shaken: bool) -> bool:
    return True


@attack.sets(Shaken, otherwise="attacco-al-morale")
def only_a_hit_shakes_an_empty_side(play: Play[State], query: Shaken, shaken: bool) -> bool:
    return play.ask(Hits(query.rolls)) > 0


@attack.sets(MoraleLost, entry="un-punto-di-morale")
def an_attack_costs_one(play: Play[State], query: MoraleLost, lost: int) -> int:
    return 1


@attack.sets(MoraleLost, otherwise="un-punto-di-morale")
def each_hit_costs_one(play: Play[State], query: MoraleLost, lost: int) -> int:
    return play.ask(Hits(query.rolls))


@attack.forbids(OneShip, entry="morale-solo-senza-navi")
def ships_shield_the_morale(play: Play[State], action: OneShip) -> str | None:
    shielded = action.at is None and play.state.fleet(other(play.state.active()))
    return "l'avversario ha ancora navi in gioco" if shielded else None


@attack.forbids(Broadsides, otherwise="broadsides-senza-avversari")
def broadsides_need_an_enemy(play: Play[State], action: Broadsides) -> str | None:
    return None if action.at else "serve una nave avversaria"


@attack.reacts(Sunk, otherwise="ultima-nave-eliminata")
def the_last_ship_takes_morale_with_it(play: Play[State], event: Sunk) -> None:
    opponent = other(play.state.active())
    if not play.state.fleet(opponent):
        play.happen(MoraleChanged(opponent, -1))


# -- who fires at whom ---------------------------------------------------------------------


@attack.forbids(Attack, entry="attacco-senza-navi-proprie")
def without_ships_no_attack(play: Play[State], action: Attack) -> str | None:
    return None if play.state.fleet(play.state.active()) else "non ci sono navi proprie che sparino"


@attack.forbids(ByShip, entry="nave-propria-e-avversaria")
def an_own_ship_attacks_an_enemy(play: Play[State], action: ByShip) -> str | None:
    me, target = play.state.active(), action.target
    if play.state.owner(action.ship) != me:
        return f"{facts.name(action.ship)} non è una nave propria"
    if target is not None and play.state.owner(target) != other(me):
        return f"{facts.name(target)} non è una nave avversaria"
    return None


@attack.reacts(Broadsides, RakeTheBow, entry="una-nave-spara")
def one_ship_fires(play: Play[State], action: OneShip) -> None:
    _fire(play, action, (action.ship,))


@attack.reacts(Broadsides, RakeTheBow, otherwise="una-nave-spara")
def the_whole_fleet_fires(play: Play[State], action: OneShip) -> None:
    _fire(play, action, play.state.fleet(play.state.active()))


def _fire(play: Play[State], action: OneShip, ships: tuple[str, ...]) -> None:
    """Let ships fire at the target of a card, and the target answer where it does."""
    if not goes_through(play, other(play.state.active()), action.card):
        return
    if action.at is None:
        for ship in ships:
            land(play, aimed(play, ship, MORALE))
        return
    fire = [(ship, action.at) for ship in ships]
    if play.ask(FiresBack(facts.copies()[action.card], action.at)):
        fire.append((action.at, action.ship))
    exchange(play, fire)


@attack.sets(FiresBack, entry="broadsides-reciproca")
def broadsides_are_answered(play: Play[State], query: FiresBack, back: bool) -> bool | None:
    return True if query.card == "broadsides" else None


@attack.sets(FiresBack, otherwise="rake-senza-risposta")
def a_rake_is_answered(play: Play[State], query: FiresBack, back: bool) -> bool | None:
    return True if query.card == "rake-the-bow" else None


@attack.sets(AtOnce, entry="bordate-simultanee")
def both_fire_at_once(play: Play[State], query: AtOnce, at_once: bool) -> bool:
    return True


@attack.forbids(Attack, otherwise="piu-carte-attacco")
def one_attack_a_turn(play: Play[State], action: Attack) -> str | None:
    fired = play.state.fired & set(play.state.fleet(play.state.active()))
    return "in questo turno si è già attaccato" if fired else None


@attack.forbids(OneShip, otherwise="nave-spara-ancora")
def a_ship_fires_once_a_turn(play: Play[State], action: OneShip) -> str | None:
    again = action.ship in play.state.fired
    return f"{facts.name(action.ship)} ha già sparato" if again else None
