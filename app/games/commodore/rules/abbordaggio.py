"""L'abbordaggio: Boarding Action and Grapeshot."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.attack import BoardingAction
from app.games.commodore.actions.played import ByShip
from app.games.commodore.choices.fate import Roll
from app.games.commodore.choices.players import Grapeshot
from app.games.commodore.events.battle import Boarded
from app.games.commodore.events.cards import Discarded
from app.games.commodore.events.course import MoraleChanged
from app.games.commodore.events.ships import Captured, Repaired, Sunk
from app.games.commodore.moves import goes_through
from app.games.commodore.names import Player, other
from app.games.commodore.queries.attack import BoardingTotal, BoardingWon, MaySweep
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State

boarding = Rulebook[State]("abbordaggio")


# -- two crews -----------------------------------------------------------------------------


@boarding.forbids(BoardingAction, entry="abbordaggio-due-navi")
def it_takes_an_enemy_ship(play: Play[State], action: BoardingAction) -> str | None:
    return None if action.against else "serve una nave avversaria da abbordare"


@boarding.reacts(BoardingAction, otherwise="abbordaggio-due-navi")
def an_empty_side_is_boarded(play: Play[State], action: BoardingAction) -> None:
    if not action.against:
        play.happen(MoraleChanged(other(play.state.active()), -1))


@boarding.reacts(BoardingAction, entry="abbordaggio-tiri")
def both_crews_roll(play: Play[State], action: BoardingAction) -> None:
    _fight(play, action, defence_rolls=True)


@boarding.reacts(BoardingAction, otherwise="abbordaggio-tiri")
def only_the_boarders_roll(play: Play[State], action: BoardingAction) -> None:
    _fight(play, action, defence_rolls=False)


def _fight(play: Play[State], action: BoardingAction, *, defence_rolls: bool) -> None:
    """Let two crews sweep the decks, roll, and fight."""
    ship, target = action.ship, action.against
    if target is None or not goes_through(play, other(play.state.active()), action.card):
        return
    swept, swept_back = _swept(play, ship), _swept(play, target)
    attack = play.ask(BoardingTotal(ship, play.choose(Roll(ship)), swept))
    roll = play.choose(Roll(target)) if defence_rolls else 0
    defence = play.ask(BoardingTotal(target, roll, swept_back))
    play.happen(Boarded(ship, target, attack, defence))


@boarding.adds(BoardingTotal, entry="abbordaggio-forza")
def strength_is_added(play: Play[State], query: BoardingTotal, total: int) -> int:
    return play.ask(Strength(query.ship))


@boarding.adds(BoardingTotal, otherwise="abbordaggio-forza")
def the_hull_is_added(play: Play[State], query: BoardingTotal, total: int) -> int | None:
    ship = facts.ship(query.ship)
    return ship.hull if ship else None


@boarding.sets(BoardingWon, entry="abbordaggio-parita")
def the_attacker_wins_a_draw(play: Play[State], query: BoardingWon, won: bool) -> bool | None:
    return True if query.attack == query.defence else None


# -- grapeshot -----------------------------------------------------------------------------


def _swept(play: Play[State], ship: str) -> int:
    """Let a ship's owner sweep the decks; return how often."""
    player, times = play.state.owner(ship) or play.state.active(), 0
    while _may(play, player, times) and (card := play.choose(Grapeshot(player))):
        play.happen(Discarded(player, card))
        times += 1
    return times


def _may(play: Play[State], player: Player, times: int) -> bool:
    return play.ask(MaySweep(player, times))


@boarding.sets(MaySweep, entry="grapeshot")
def the_boarders_may_sweep(play: Play[State], query: MaySweep, may: bool) -> bool | None:
    return _once(query, play.state.active())


@boarding.sets(MaySweep, entry="grapeshot-chi-si-difende")
def the_defenders_may_sweep(play: Play[State], query: MaySweep, may: bool) -> bool | None:
    return _once(query, other(play.state.active()))


def _once(query: MaySweep, player: Player) -> bool | None:
    return True if query.player == player and query.times == 0 else None


@boarding.sets(MaySweep, otherwise="grapeshot-ripetuta")
def decks_may_be_swept_again(play: Play[State], query: MaySweep, may: bool) -> bool | None:
    return True if query.times > 0 else None


@boarding.limits(Grapeshot, entry="grapeshot-quale-carta")
def only_broadsides_will_do(
    play: Play[State], query: Grapeshot, cards: tuple[str | None, ...]
) -> tuple[str | None, ...]:
    return tuple(card for card in cards if card is None or facts.is_a(card, "broadsides"))


@boarding.adds(BoardingTotal, entry="grapeshot")
def grapeshot_adds_one(play: Play[State], query: BoardingTotal, total: int) -> int | None:
    return query.swept or None


# -- the ship that loses -------------------------------------------------------------------


@boarding.reacts(Boarded, entry="abbordaggio-cattura")
def the_defeated_enemy_is_captured(play: Play[State], event: Boarded) -> None:
    if play.ask(BoardingWon(event.attack, event.defence)):
        _capture(play, event.target, event.ship)


@boarding.reacts(Boarded, otherwise="abbordaggio-cattura")
def the_defeated_enemy_is_eliminated(play: Play[State], event: Boarded) -> None:
    if play.ask(BoardingWon(event.attack, event.defence)):
        play.happen(Sunk(event.target))


@boarding.reacts(Boarded, entry="abbordaggio-attaccante-sconfitto")
def a_defeated_attacker_is_captured(play: Play[State], event: Boarded) -> None:
    if not play.ask(BoardingWon(event.attack, event.defence)):
        _capture(play, event.ship, event.target)


def _capture(play: Play[State], ship: str, by: str) -> None:
    winner = play.state.owner(by)
    if winner:
        play.happen(Captured(ship, winner))


@boarding.reacts(Captured, otherwise="nave-catturata-danni")
def a_prize_is_made_good(play: Play[State], event: Captured) -> None:
    for _ in range(play.state.damage.get(event.ship, 0)):
        play.happen(Repaired(event.ship))


@boarding.forbids(ByShip, otherwise="nave-catturata-subito")
def a_prize_waits_for_the_next_turn(play: Play[State], action: ByShip) -> str | None:
    return "è stata catturata in questo turno" if action.ship in play.state.taken else None
