"""La partita: the deck, the hands, who begins, victory."""

from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.course import SetUp
from app.games.commodore.choices.fate import StartRoll
from app.games.commodore.events.cards import HandsDealt
from app.games.commodore.events.course import DeckMade, MoraleChanged, MoraleSet, TurnBegun, Won
from app.games.commodore.events.ships import Lost
from app.games.commodore.moves import draw, shuffled
from app.games.commodore.names import PLAYERS, Player, other
from app.games.commodore.queries.table import First, FirstMorale, InDeck, RollsAgain
from app.games.commodore.state import State

game = Rulebook[State]("partita")

FIRST_HAND = 7
FIRST_MORALE = 7


# -- setting up ----------------------------------------------------------------------------


@game.forbids(SetUp, entry="due-giocatori")
def two_play(play: Play[State], action: SetUp) -> str | None:
    return None if action.players == len(PLAYERS) else "si gioca in due"


@game.reacts(SetUp, entry="mazzo-comune")
def one_deck_serves_both(play: Play[State], action: SetUp) -> None:
    held = [card for card in facts.copies() if play.ask(InDeck(card, action.additional))]
    play.happen(DeckMade(shuffled(play, held)))


@game.reacts(DeckMade, entry="carte-iniziali")
def everyone_is_dealt_seven(play: Play[State], event: DeckMade) -> None:
    for player in PLAYERS:
        for _ in range(FIRST_HAND):
            draw(play, player)
    play.happen(HandsDealt())


@game.sets(FirstMorale, entry="morale-iniziale")
def everyone_begins_with_seven(play: Play[State], query: FirstMorale, morale: int) -> int:
    return FIRST_MORALE


@game.reacts(HandsDealt, entry="morale-iniziale")
def morale_is_set(play: Play[State], event: HandsDealt) -> None:
    for player in PLAYERS:
        play.happen(MoraleSet(player, play.ask(FirstMorale(player))))


@game.reacts(HandsDealt, entry="preparazione")
def the_first_turn_begins(play: Play[State], event: HandsDealt) -> None:
    first = play.ask(First(*_start_rolls(play)))
    if first:
        play.happen(TurnBegun(first))


def _start_rolls(play: Play[State]) -> tuple[int, int]:
    """Return what the two players roll, the last time that they do."""
    one, two = (play.choose(StartRoll(player)) for player in PLAYERS)
    return _start_rolls(play) if play.ask(RollsAgain(one, two)) else (one, two)


@game.sets(First, entry="chi-comincia")
def the_higher_roll_begins(play: Play[State], query: First, first: object) -> Player | None:
    if query.one == query.two:
        return None
    return PLAYERS[0] if query.one > query.two else PLAYERS[1]


@game.sets(First, otherwise="chi-comincia")
def the_lower_roll_begins(play: Play[State], query: First, first: object) -> Player | None:
    if query.one == query.two:
        return None
    return PLAYERS[0] if query.one < query.two else PLAYERS[1]


@game.sets(RollsAgain, entry="pareggio-iniziale")
def equal_rolls_are_rolled_again(play: Play[State], query: RollsAgain, again: bool) -> bool:
    return query.one == query.two


@game.sets(First, otherwise="pareggio-iniziale")
def who_rolled_first_begins(play: Play[State], query: First, first: object) -> Player | None:
    return PLAYERS[0] if query.one == query.two else None


# -- the end -------------------------------------------------------------------------------


@game.reacts(MoraleChanged, entry="vittoria")
def without_morale_one_loses(play: Play[State], event: MoraleChanged) -> None:
    if play.state.morale.get(event.player, 0) <= 0:
        play.happen(Won(other(event.player)))


@game.forbids(Action, entry="vittoria")
def nothing_is_done_after_the_end(play: Play[State], action: Action[State]) -> str | None:
    return f"ha già vinto il {play.state.winner}" if play.state.winner else None


@game.reacts(Lost, otherwise="senza-navi-non-si-perde")
def without_ships_one_loses(play: Play[State], event: Lost) -> None:
    for player in PLAYERS:
        if not play.state.fleet(player):
            play.happen(Won(other(player)))
