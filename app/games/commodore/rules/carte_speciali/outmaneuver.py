"""Outmaneuver: an attack evaded, or two cards that the opponent discards."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore.actions.special import NavalSuperiority
from app.games.commodore.choices.players import Evade, ToDiscard
from app.games.commodore.events.battle import Challenged, Evaded
from app.games.commodore.events.cards import Discarded
from app.games.commodore.moves import draw
from app.games.commodore.names import Player, other
from app.games.commodore.queries.special import Evadable, WhoDiscards
from app.games.commodore.state import State

outmaneuver = Rulebook[State]("carte-speciali")


# -- keeping one's distance ----------------------------------------------------------------


@outmaneuver.reacts(Challenged, entry="mantenere-le-distanze")
def an_attack_may_be_evaded(play: Play[State], event: Challenged) -> None:
    card = play.choose(Evade(event.player, event.card))
    if card:
        play.happen(Discarded(event.player, card))
        play.happen(Evaded(event.player, event.card))


@outmaneuver.reacts(Evaded, entry="mantenere-le-distanze-si-pesca")
def who_evades_draws(play: Play[State], event: Evaded) -> None:
    draw(play, event.player)


@outmaneuver.sets(Evadable, entry="evitare-un-abbordaggio")
def a_boarding_is_not_evaded(play: Play[State], query: Evadable, may: bool) -> bool | None:
    return False if query.card == "boarding-action" else None


@outmaneuver.sets(Evadable, entry="evitare-un-potenziamento")
def rarities_are_not_evaded(play: Play[State], query: Evadable, may: bool) -> bool | None:
    return False if query.card == "rarities" else None


# -- naval superiority ---------------------------------------------------------------------


@outmaneuver.reacts(NavalSuperiority, entry="superiorita-navale")
def the_opponent_discards_two(play: Play[State], action: NavalSuperiority) -> None:
    opponent = other(play.state.active())
    for _ in range(2):
        if play.state.hand(opponent):
            chooser = play.ask(WhoDiscards(opponent))
            play.happen(Discarded(opponent, play.choose(ToDiscard(opponent, chooser))))


@outmaneuver.sets(WhoDiscards, entry="superiorita-navale-chi-sceglie")
def one_chooses_among_the_own_cards(
    play: Play[State], query: WhoDiscards, who: Player
) -> Player | None:
    return query.player


@outmaneuver.forbids(NavalSuperiority, entry="superiorita-navale-fase")
def it_is_played_while_deploying(play: Play[State], action: NavalSuperiority) -> str | None:
    elsewhere = play.state.phase not in ("deploy", None)
    return "si gioca nella fase 2, in cui entrano le navi" if elsewhere else None


@outmaneuver.forbids(NavalSuperiority, otherwise="superiorita-navale-fase")
def it_is_played_while_drawing(play: Play[State], action: NavalSuperiority) -> str | None:
    elsewhere = play.state.phase not in ("draw", None)
    return "si gioca nella fase 1, in cui si pesca" if elsewhere else None


@outmaneuver.forbids(NavalSuperiority, otherwise="superiorita-navale-mano-corta")
def two_cards_must_be_held(play: Play[State], action: NavalSuperiority) -> str | None:
    few = len(play.state.hand(other(play.state.active()))) < 2
    return "l'avversario non ha due carte" if few else None
