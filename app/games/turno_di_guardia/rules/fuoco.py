"""L'Accampamento: how far the fire goes, and what happens when it dies down."""

from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.actions.watch import FeedFire
from app.games.turno_di_guardia.events.camp import WatchPosted
from app.games.turno_di_guardia.events.effects import FireOut, FireStarved
from app.games.turno_di_guardia.moves import change_fire, exhaust_cards
from app.games.turno_di_guardia.queries.campaign import FireAfter, FireRelit
from app.games.turno_di_guardia.state import MOST_FIRE, State

fire = Rulebook[State]("accampamento")


@fire.limits(FireAfter, entry="fuoco-al-massimo-15")
def the_fire_goes_no_higher(play: Play[State], query: FireAfter, value: int) -> int:
    return min(value, MOST_FIRE)


@fire.limits(FireAfter, entry="fuoco-sotto-zero")
def the_fire_stops_at_nothing(play: Play[State], query: FireAfter, value: int) -> int:
    return max(value, 0)


@fire.sets(FireRelit, entry="fuoco-sotto-zero")
def a_card_relights_the_fire(play: Play[State], query: FireRelit, by: int) -> int:
    return 2


@fire.reacts(FireStarved, entry="fuoco-sotto-zero")
def a_starved_fire_costs_a_card(play: Play[State], event: FireStarved) -> None:
    _feed(play)


@fire.limits(FireAfter, otherwise="fuoco-sotto-zero")
def the_fire_stops_at_nothing_for_free(play: Play[State], query: FireAfter, value: int) -> int:
    return max(value, 0)


@fire.reacts(FireOut, entry="fuoco-a-zero")
def a_fire_gone_out_costs_a_card(play: Play[State], event: FireOut) -> None:
    _feed(play)


@fire.forbids(FireStarved, FireOut, entry="fuoco-spento-prima-della-guardia")
def before_the_watch_nobody_pays(play: Play[State], event: Event[State]) -> str | None:
    on_watch = play.state.phase in (None, "watch")
    return None if on_watch else "la guardia non è ancora cominciata"


@fire.reacts(WatchPosted, entry="fuoco-spento-prima-della-guardia")
def the_watch_begins_in_the_dark(play: Play[State], event: WatchPosted) -> None:
    if play.state.fire == 0:
        play.happen(FireOut())


@fire.reacts(FeedFire, entry="fuoco-con-una-carta")
def a_card_is_burned_at_will(play: Play[State], action: FeedFire) -> None:
    _feed(play)


@fire.forbids(FeedFire, otherwise="fuoco-con-una-carta")
def only_a_dying_fire_takes_cards(play: Play[State], action: FeedFire) -> str:
    return "si esaurisce una carta solo quando il fuoco si spegne"


def _feed(play: Play[State]) -> None:
    """Exhaust a card, if one is left, and let the fire grow by what it gives."""
    is_left = bool(play.state.ready())
    exhaust_cards(play, 1)
    if is_left:
        change_fire(play, play.ask(FireRelit()))
