"""Range: from where it is counted, how far things are, and the food that it costs."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.kinds import OnTheMap
from app.games.revive.queries.ground import Distance, Goals, Passable, Sources
from app.games.revive.queries.money import Cost
from app.games.revive.state import State

reach: Rulebook[State] = Rulebook("gittata")
ON_THE_MAP = ("explore", "build", "populate")


def _own(play: Play[State], query: Sources) -> tuple[str, ...]:
    player = query.whose(play)
    settled = [place for place in play.state.meeples.get(player, ())
               if place != play.state.beside_board]  # fmt: skip
    return (
        *play.state.buildings.get(player, {}),
        *(cell for place in settled for cell in play.state.cells(place)),
    )


@reach.adds(Sources, entry="gittata-dallo-spazio-iniziale")
def range_begins_at_the_start(
    play: Play[State], query: Sources, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if _own(play, query):
        return None
    return tuple(cell for cell in play.state.map().hexes if play.state.kind(cell) == "start")


@reach.adds(Sources, otherwise="spazio-iniziale-non-vale-piu")
def range_may_always_begin_at_the_start(
    play: Play[State], query: Sources, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(cell for cell in play.state.map().hexes if play.state.kind(cell) == "start")


@reach.adds(Sources, entry="gittata-da-edifici-e-meeple")
def range_begins_at_own_buildings_and_meeples(
    play: Play[State], query: Sources, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return _own(play, query)


@reach.adds(Sources, otherwise="gittata-da-edifici-e-meeple")
def range_begins_at_own_buildings_only(
    play: Play[State], query: Sources, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(play.state.buildings.get(query.whose(play), {}))


@reach.adds(Sources, entry="gittata-da-elementi-della-tribu")
def range_begins_at_what_a_tribe_adds(
    play: Play[State], query: Sources, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.sources.get(query.whose(play), ())


@reach.sets(Passable, entry="gittata-spazi-bloccati")
def range_goes_through_no_vast_crystal_lake_or_unexplored_tile(
    play: Play[State], query: Passable, passable: bool
) -> bool | None:
    return False if query.kind in ("vast crystal", "lake", "unexplored") else None


@reach.sets(Goals, entry="gittata-tessera-intera")
def the_nearest_space_of_a_tile_counts(
    play: Play[State], query: Goals, goals: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.cells(query.to)


@reach.adds(Distance, entry="gittata-come-si-conta")
def the_destination_counts_and_the_start_does_not(
    play: Play[State], query: Distance, between: int | None
) -> int | None:
    sources: tuple[str, ...] = play.ask(Sources(query.player))
    goals: tuple[str, ...] = play.ask(Goals(query.to))
    return None if between is None or set(sources) & set(goals) else 1


@reach.adds(Cost, entry="gittata-in-cibo")
def range_is_paid_in_food(play: Play[State], query: Cost, amount: int) -> int | None:
    if query.doing not in ON_THE_MAP or query.of != "food" or query.at is None:
        return None
    return play.ask(Distance(query.at, query.player))


@reach.limits(Cost, entry="gittata-aumentata")
def more_range_costs_less_food(play: Play[State], query: Cost, amount: int) -> int | None:
    bonus = play.state.reach.get(query.payer(play), 0)
    if not bonus or query.doing not in ON_THE_MAP or query.of != "food" or query.at is None:
        return None
    distance = play.ask(Distance(query.at, query.player)) or 0
    return amount - min(bonus, distance)


@reach.forbids(OnTheMap, entry="gittata-raggiungibile")
def what_range_does_not_reach_cannot_be_done(play: Play[State], action: OnTheMap) -> str | None:
    if play.ask(Distance(action.place)) is None:
        return "nessun percorso porta fin lì"
    return None
