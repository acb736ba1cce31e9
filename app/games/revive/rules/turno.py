"""The course of a turn: two actions, or hibernation, and free actions."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.course import EndTurn, NextAction
from app.games.revive.actions.free import Trade
from app.games.revive.actions.kinds import FreeAction, MainAction
from app.games.revive.actions.main import Hibernate
from app.games.revive.events.course import ActionOver, PartBegan
from app.games.revive.events.goods import Gained
from app.games.revive.events.tracks import TradeUsed
from app.games.revive.moves import done, gain, pay, price, rewards
from app.games.revive.queries.course import TakesUp
from app.games.revive.queries.money import Cost, Reward
from app.games.revive.state import DEEDS, State

turn: Rulebook[State] = Rulebook("turno")


# -- the two parts of a turn -------------------------------------------------------------------


@turn.sets(TakesUp, entry="azioni-principali-quali")
def these_five_are_main_actions(play: Play[State], query: TakesUp, takes_up: bool) -> bool | None:
    return True if query.doing in DEEDS else None


@turn.forbids(MainAction, entry="due-azioni-principali")
def one_main_action_a_part(play: Play[State], action: MainAction) -> str | None:
    if not play.ask(TakesUp(action.doing)) or play.state.part == "hibernation":
        return None
    if play.state.part == "over":
        return "il turno è finito"
    if not play.state.acting:
        return None
    return "in questa parte del turno l'azione principale è già stata fatta"


@turn.forbids(MainAction, otherwise="stessa-azione-due-volte")
def the_second_action_is_another(play: Play[State], action: MainAction) -> str | None:
    if action.doing in play.state.deeds:
        return "la stessa azione principale è già stata fatta in questo turno"
    return None


@turn.reacts(NextAction, entry="azione-successiva")
def the_first_action_ends(play: Play[State], action: NextAction) -> None:
    play.happen(ActionOver(play.state.active_player()))
    play.happen(PartBegan("second"))


@turn.reacts(NextAction, otherwise="azione-successiva")
def the_second_begins_and_nothing_ends(play: Play[State], action: NextAction) -> None:
    play.happen(PartBegan("second"))


@turn.forbids(NextAction, entry="azione-successiva")
def only_a_first_action_has_a_next(play: Play[State], action: NextAction) -> str | None:
    return None if play.state.part == "first" else "non c'è un'azione successiva in questo turno"


@turn.reacts(EndTurn, entry="fine-del-turno")
def the_turn_ends(play: Play[State], action: EndTurn) -> None:
    play.happen(ActionOver(play.state.active_player()))
    play.happen(PartBegan("over"))


@turn.forbids(FreeAction, entry="fine-del-turno")
def nothing_is_free_after_the_turn(play: Play[State], action: FreeAction) -> str | None:
    return "il turno è finito" if play.state.part == "over" else None


@turn.forbids(EndTurn, otherwise="una-sola-azione")
def both_actions_have_to_be_done(play: Play[State], action: EndTurn) -> str | None:
    if play.state.part == "hibernation" or len(play.state.deeds) >= 2:
        return None
    return "mancano ancora azioni principali da fare"


# -- hibernation -------------------------------------------------------------------------------


@turn.forbids(Hibernate, entry="ibernazione-al-posto-delle-azioni")
def hibernation_takes_the_place_of_both_actions(play: Play[State], action: Hibernate) -> str | None:
    if play.state.part == "first" and not play.state.acting:
        return None
    return "si iberna al posto delle due azioni principali, non dopo una di esse"


@turn.forbids(MainAction, entry="azioni-dopo-l-ibernazione")
def no_main_action_follows_hibernation(play: Play[State], action: MainAction) -> str | None:
    if play.state.part != "hibernation":
        return None
    return "chi iberna non fa azioni principali in quel turno"


# -- free actions ------------------------------------------------------------------------------


@turn.reacts(FreeAction, otherwise="azioni-gratuite-quali")
def a_free_action_takes_up_an_action(play: Play[State], action: FreeAction) -> None:
    done(play)


@turn.forbids(FreeAction, otherwise="azioni-gratuite-quando")
def free_actions_come_before_the_main_one(play: Play[State], action: FreeAction) -> str | None:
    return "l'azione principale è già stata fatta" if play.state.acting else None


@turn.forbids(FreeAction, otherwise="azioni-gratuite-e-ibernazione")
def hibernation_ends_the_turn(play: Play[State], action: FreeAction) -> str | None:
    return "con l'ibernazione il turno è finito" if play.state.part == "hibernation" else None


@turn.reacts(Gained, otherwise="azione-gratuita-di-quale-azione")
def a_free_action_ends_by_itself(play: Play[State], gained: Gained) -> None:
    if any(isinstance(one, FreeAction) for one in play.under_way):
        play.happen(ActionOver(gained.player))


# -- special trades ----------------------------------------------------------------------------


@turn.adds(Cost, entry="scambio-speciale")
def a_trade_takes_what_it_shows(play: Play[State], query: Cost, amount: int) -> int | None:
    if query.doing != "trade" or query.using is None:
        return None
    trading = play.state.technology(query.using).trades
    return trading.takes.get(query.of, 0) or None if trading else None


@turn.adds(Reward, entry="scambio-speciale")
def a_trade_gives_what_it_shows(play: Play[State], query: Reward, amount: int) -> int | None:
    if query.doing != "trade" or query.using is None:
        return None
    trading = play.state.technology(query.using).trades
    return trading.gives.get(query.of, 0) or None if trading else None


@turn.reacts(Trade, entry="scambio-speciale")
def a_trade_is_paid_for_and_pays(play: Play[State], action: Trade) -> None:
    player = play.state.active_player()
    due, given = price(play, action), rewards(play, action, player)
    play.happen(TradeUsed(player, action.technology))
    pay(play, due)
    gain(play, player, given)


@turn.forbids(Trade, entry="scambio-speciale")
def only_a_technology_that_trades_is_used(play: Play[State], action: Trade) -> str | None:
    if play.state.technology(action.technology).trades is not None:
        return None
    return "quella tecnologia non è un'azione di scambio"


@turn.forbids(Trade, entry="scambio-da-sbloccare")
def a_trade_has_to_be_unlocked(play: Play[State], action: Trade) -> str | None:
    if action.technology in play.state.unlocked.get(play.state.active_player(), ()):
        return None
    return "la tecnologia dello scambio non è ancora sbloccata"


@turn.forbids(Trade, otherwise="scambio-piu-volte")
def a_trade_is_used_once_a_turn(play: Play[State], action: Trade) -> str | None:
    used = action.technology in play.state.traded
    return "questo scambio è già stato usato in questo turno" if used else None
