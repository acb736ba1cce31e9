"""L'abbordaggio: Boarding Action and Grapeshot."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore.actions.attack import BoardingAction
from app.games.commodore.choices.fate import Roll
from app.games.commodore.choices.players import Grapeshot
from app.games.commodore.events.battle import Boarded
from app.games.commodore.events.cards import Discarded
from app.games.commodore.events.ships import Captured
from app.games.commodore.moves import goes_through
from app.games.commodore.names import Player, other
from app.games.commodore.queries.attack import BoardingTotal, BoardingWon, MaySweep
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State

boarding = Rulebook[State]("abbordaggio")


@boarding.reacts(BoardingAction, entry="abbordaggio-tiri")
def two_crews_fight(play: Play[State], action: BoardingAction) -> None:
    me = play.state.active()
    if not goes_through(play, other(me), action.card):
        return
    attack = _total(play, me, action.ship)
    defence = _total(play, other(me), action.against)
    play.happen(Boarded(action.ship, action.against, attack, defence))


def _total(play: Play[State], player: Player, ship: str) -> int:
    """Return what a crew comes to, a Broadsides thrown in for each grapeshot."""
    swept = 0
    while play.ask(MaySweep(swept)) and (card := play.choose(Grapeshot(player))):
        play.happen(Discarded(player, card))
        swept += 1
    return play.ask(BoardingTotal(ship, play.choose(Roll(ship)), swept))


@boarding.adds(BoardingTotal, entry="abbordaggio-tiri")
def strength_is_added(play: Play[State], query: BoardingTotal, total: int) -> int:
    return play.ask(Strength(query.ship))


@boarding.sets(MaySweep, entry="grapeshot")
def decks_may_be_swept(play: Play[State], query: MaySweep, may: bool) -> bool | None:
    return True if query.times == 0 else None


@boarding.sets(MaySweep, otherwise="grapeshot-ripetuta")
def decks_may_be_swept_again(play: Play[State], query: MaySweep, may: bool) -> bool | None:
    return True if query.times > 0 else None


@boarding.adds(BoardingTotal, entry="grapeshot")
def grapeshot_adds_one(play: Play[State], query: BoardingTotal, total: int) -> int | None:
    return query.swept or None


@boarding.sets(BoardingWon, entry="abbordaggio-parita")
def the_attacker_wins_a_draw(play: Play[State], query: BoardingWon, won: bool) -> bool | None:
    return True if query.attack == query.defence else None


@boarding.reacts(Boarded, entry="abbordaggio-cattura")
def the_defeated_enemy_is_captured(play: Play[State], event: Boarded) -> None:
    if play.ask(BoardingWon(event.attack, event.defence)):
        _capture(play, event.target, event.ship)


@boarding.reacts(Boarded, entry="abbordaggio-attaccante-sconfitto")
def a_defeated_attacker_is_captured(play: Play[State], event: Boarded) -> None:
    if not play.ask(BoardingWon(event.attack, event.defence)):
        _capture(play, event.ship, event.target)


def _capture(play: Play[State], ship: str, by: str) -> None:
    winner = play.state.owner(by)
    if winner:
        play.happen(Captured(ship, winner))
