"""Le navi: which there are, Current Strength, damage, and what becomes of a ship without any."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.events.cards import PutAway
from app.games.commodore.events.course import TurnBegun
from app.games.commodore.events.ships import Lost, Repaired, Struck, Sunk
from app.games.commodore.queries.attack import Suffers
from app.games.commodore.queries.ship import Dice, Strength
from app.games.commodore.queries.table import InDeck
from app.games.commodore.state import State

ships = Rulebook[State]("navi")


@ships.sets(InDeck, entry="navi-addizionali")
def additional_ships_are_an_option(play: Play[State], query: InDeck, held: bool) -> bool | None:
    ship = facts.ship(query.card)
    return query.additional if ship and ship.additional else None


# -- strength ------------------------------------------------------------------------------


@ships.adds(Strength, entry="forza-attuale")
def damage_weakens(play: Play[State], query: Strength, strength: int) -> int | None:
    damage = play.state.damage.get(query.ship, 0)
    return -damage if damage else None


@ships.limits(Strength, entry="forza-mai-sotto-zero")
def strength_stops_at_nothing(play: Play[State], query: Strength, strength: int) -> int:
    return max(strength, 0)


@ships.sets(Dice, entry="quanti-dadi")
def a_ship_rolls_its_strength(play: Play[State], query: Dice, dice: int) -> int:
    return play.ask(Strength(query.ship))


@ships.sets(Dice, otherwise="quanti-dadi")
def a_ship_rolls_its_hull(play: Play[State], query: Dice, dice: int) -> int:
    ship = facts.ship(query.ship)
    return ship.hull if ship else 0


# -- damage --------------------------------------------------------------------------------


@ships.sets(Suffers, entry="chi-subisce-il-danno")
def the_ship_fired_at_is_damaged(
    play: Play[State], query: Suffers, struck: str | None
) -> str | None:
    return query.at


@ships.sets(Suffers, otherwise="chi-subisce-il-danno")
def the_ship_that_fires_is_damaged(
    play: Play[State], query: Suffers, struck: str | None
) -> str | None:
    return query.ship


@ships.reacts(TurnBegun, otherwise="danni-restano")
def a_new_turn_repairs_all(play: Play[State], event: TurnBegun) -> None:
    for ship, damage in play.state.damage.items():
        for _ in range(damage):
            play.happen(Repaired(ship))


@ships.reacts(Struck, entry="forza-zero")
def a_ship_without_strength_is_eliminated(play: Play[State], event: Struck) -> None:
    if play.state.owner(event.ship) and play.ask(Strength(event.ship)) == 0:
        play.happen(Sunk(event.ship))


@ships.reacts(Lost, otherwise="nave-eliminata-dove-va")
def a_lost_ship_leaves_the_game(play: Play[State], event: Lost) -> None:
    if event.ship in play.state.discards:
        play.happen(PutAway(event.ship))
