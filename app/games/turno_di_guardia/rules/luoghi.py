"""I Luoghi: reaching one, what it does to fire and Line, and what may change the map."""

from collections.abc import Sequence

from app.engine.kinds import Query
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.campaign import BeginWatch, GoOn
from app.games.turno_di_guardia.choices.journey import NextLocation
from app.games.turno_di_guardia.events.camp import LocationsOrdered, WatchPosted
from app.games.turno_di_guardia.events.campaign import CampBroken, LocationReached
from app.games.turno_di_guardia.moves import change_fire, deal_line
from app.games.turno_di_guardia.queries.campaign import LineLength, LocationFire, Watchers
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.state import State

places = Rulebook[State]("luoghi")


@places.reacts(GoOn, entry="luogo-del-turno")
def the_next_location_is_reached(play: Play[State], action: GoOn) -> None:
    if play.state.map:
        play.happen(LocationReached(play.choose(NextLocation())))


@places.limits(NextLocation, entry="luogo-del-turno")
def the_map_says_which_is_next(
    play: Play[State], choice: NextLocation, locations: Sequence[str]
) -> tuple[str, ...]:
    return tuple(locations[:1])


@places.reacts(GoOn, otherwise="luogo-del-turno")
def the_players_say_which_is_next(play: Play[State], action: GoOn) -> None:
    if play.state.map:
        play.happen(LocationReached(play.choose(NextLocation())))


# -- what a location does ------------------------------------------------------------------


@places.reacts(LocationReached, entry="luogo-e-fuoco")
def a_location_changes_the_fire_when_it_is_reached(
    play: Play[State], event: LocationReached
) -> None:
    change_fire(play, play.ask(LocationFire()))


@places.reacts(CampBroken, otherwise="luogo-e-fuoco")
def a_location_changes_the_fire_after_the_camp(play: Play[State], event: CampBroken) -> None:
    change_fire(play, play.ask(LocationFire()))


@places.limits(LocationFire, entry="primo-luogo-e-fuoco")
def the_first_location_leaves_the_fire(
    play: Play[State], query: LocationFire, change: int
) -> int | None:
    return 0 if play.state.round == 1 else None


@places.reacts(BeginWatch, entry="linea-quante-creature")
def the_location_says_how_long_the_line_is(play: Play[State], action: BeginWatch) -> None:
    _set_the_watch(play, LineLength())


@places.reacts(BeginWatch, otherwise="linea-quante-creature")
def the_fire_says_how_long_the_line_is(play: Play[State], action: BeginWatch) -> None:
    _set_the_watch(play, Sight())


def _set_the_watch(play: Play[State], creatures: Query[State, int]) -> None:
    """Break the camp, post those who watch, and deal as many creatures as the query says."""
    watchers = play.ask(Watchers())
    if watchers:
        play.happen(CampBroken())
        play.happen(WatchPosted(watchers))
        deal_line(play, play.ask(creatures))


# -- the map -------------------------------------------------------------------------------


@places.forbids(LocationsOrdered, entry="luogo-finale-fisso")
def the_final_location_stays_where_it_is(play: Play[State], event: LocationsOrdered) -> str | None:
    last = (play.state.map or ("",))[-1:]
    if not last[0] or facts.locations()[last[0]].place != "final" or event.map[-1:] == last:
        return None
    return f"{facts.name(last[0])} è il Luogo Finale, e resta in fondo alla mappa"
