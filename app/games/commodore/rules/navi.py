"""Le navi: Current Strength, and what becomes of a ship that has none."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore.events.ships import Struck, Sunk
from app.games.commodore.queries.ship import Dice, Strength
from app.games.commodore.state import State

ships = Rulebook[State]("navi")


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


@ships.reacts(Struck, entry="forza-zero")
def a_ship_without_strength_is_eliminated(play: Play[State], event: Struck) -> None:
    if play.state.owner(event.ship) and play.ask(Strength(event.ship)) == 0:
        play.happen(Sunk(event.ship))
