"""La partita: setting up, who begins, victory."""

from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.course import SetUp
from app.games.commodore.choices.fate import StartRoll
from app.games.commodore.events.course import DeckMade, MoraleChanged, MoraleSet, TurnBegun, Won
from app.games.commodore.moves import draw, shuffled
from app.games.commodore.names import PLAYERS, Player, other
from app.games.commodore.queries.table import FirstMorale
from app.games.commodore.state import State

game = Rulebook[State]("partita")

FIRST_HAND = 7
FIRST_MORALE = 7


@game.reacts(SetUp, entry="mazzo-comune")
def one_deck_serves_both(play: Play[State], action: SetUp) -> None:
    play.happen(DeckMade(shuffled(play, facts.deck(action.additional))))
    _begin(play)


def _begin(play: Play[State]) -> None:
    """Deal the hands, set the morale and let the first turn begin."""
    for player in PLAYERS:
        play.happen(MoraleSet(player, play.ask(FirstMorale(player))))
        for _ in range(FIRST_HAND):
            draw(play, player)
    play.happen(TurnBegun(_first(play)))


def _first(play: Play[State]) -> Player:
    """Return who rolls higher; equal rolls are rolled again."""
    one, two = (play.choose(StartRoll(player)) for player in PLAYERS)
    if one == two:
        return _first(play)
    return PLAYERS[0] if one > two else PLAYERS[1]


@game.sets(FirstMorale, entry="morale-iniziale")
def everyone_begins_with_seven(play: Play[State], query: FirstMorale, morale: int) -> int:
    return FIRST_MORALE


@game.reacts(MoraleChanged, entry="vittoria")
def without_morale_one_loses(play: Play[State], event: MoraleChanged) -> None:
    if play.state.morale.get(event.player, 0) <= 0:
        play.happen(Won(other(event.player)))


@game.forbids(Action, entry="vittoria")
def nothing_is_done_after_the_end(play: Play[State], action: Action[State]) -> str | None:
    return f"ha già vinto il {play.state.winner}" if play.state.winner else None
