"""L'Accampamento: who rests, what the camp's dice do, how far the fire goes."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.camp import CampAct
from app.games.turno_di_guardia.actions.campaign import BeginWatch, Rest
from app.games.turno_di_guardia.choices.cost import ToExhaust
from app.games.turno_di_guardia.events.camp import Refreshed, RestBegun
from app.games.turno_di_guardia.events.effects import Exhausted, FireOut, FireStarved
from app.games.turno_di_guardia.moves import change_fire
from app.games.turno_di_guardia.queries.campaign import FireAfter, FireRelit
from app.games.turno_di_guardia.state import LAST_ROUND, MOST_FIRE, State

camp = Rulebook[State]("accampamento")

RESTS = 2  # that each hero has in a campaign


# -- who rests -----------------------------------------------------------------------------


@camp.reacts(Rest, entry="chi-riposa-rinfresca")
def who_rests_refreshes_a_card(play: Play[State], action: Rest) -> None:
    if action.refreshing:
        play.happen(Refreshed(action.refreshing))
    play.happen(RestBegun(action.hero))


@camp.forbids(Rest, entry="riposare-due-volte")
def nobody_rests_a_third_time(play: Play[State], action: Rest) -> str | None:
    if play.state.rested.get(action.hero, 0) < RESTS:
        return None
    return f"{facts.name(action.hero)} ha già riposato due volte"


@camp.forbids(Rest, entry="riposa-uno-solo")
def one_hero_rests_a_round(play: Play[State], action: Rest) -> str | None:
    return "riposa già un altro" if play.state.resting else None


@camp.forbids(Rest, entry="ultimo-turno-tutti-di-guardia")
def nobody_rests_in_the_last_round(play: Play[State], action: Rest) -> str | None:
    return "nell'ultimo turno tutti fanno la guardia" if play.state.round == LAST_ROUND else None


@camp.forbids(BeginWatch, entry="riposa-uno-solo")
def somebody_has_to_rest(play: Play[State], action: BeginWatch) -> str | None:
    missing = play.state.resting is None and play.state.round != LAST_ROUND
    return "prima qualcuno va a riposare" if missing else None


@camp.forbids(CampAct, entry="dadi-dell-accampamento")
def the_camp_takes_the_dice_of_who_rests(play: Play[State], action: CampAct) -> str | None:
    for die in action.laid:
        if die.rpartition("-")[0] != play.state.resting:
            return f"{facts.name(die.rpartition('-')[0])} non è nell'accampamento"
        if not play.state.available(die):
            return "quel dado è già usato"
    return None


# -- the fire ------------------------------------------------------------------------------


@camp.limits(FireAfter, entry="fuoco-al-massimo-15")
def the_fire_goes_no_higher(play: Play[State], query: FireAfter, fire: int) -> int:
    return min(fire, MOST_FIRE)


@camp.limits(FireAfter, entry="fuoco-sotto-zero")
def the_fire_stops_at_nothing(play: Play[State], query: FireAfter, fire: int) -> int:
    return max(fire, 0)


@camp.sets(FireRelit, entry="fuoco-sotto-zero")
def a_card_relights_the_fire(play: Play[State], query: FireRelit, by: int) -> int:
    return 2


@camp.reacts(FireStarved, entry="fuoco-sotto-zero")
def a_starved_fire_costs_a_card(play: Play[State], event: FireStarved) -> None:
    _feed(play)


@camp.reacts(FireOut, entry="fuoco-a-zero")
def a_fire_gone_out_costs_a_card(play: Play[State], event: FireOut) -> None:
    _feed(play)


def _feed(play: Play[State]) -> None:
    """Exhaust a card, if one is left, and let the fire grow by what it gives."""
    if play.state.ready():
        play.happen(Exhausted(play.choose(ToExhaust())))
        change_fire(play, play.ask(FireRelit()))
