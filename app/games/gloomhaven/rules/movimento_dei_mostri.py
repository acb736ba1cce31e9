"""Where a monster goes: to the best attack on its focus by the least movement, or towards it."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.choices.advance import Advance, Destination, WayLeft
from app.games.gloomhaven.choices.attack import (
    Attack,
    ExtraTarget,
    GroupPaths,
    Groups,
    Plan,
    StandingPlace,
)
from app.games.gloomhaven.choices.order import Precedence
from app.games.gloomhaven.queries.aims import Attacking
from app.games.gloomhaven.queries.ground import Movement, Ways
from app.games.gloomhaven.queries.plans import Path, Places, Proximity
from app.games.gloomhaven.queries.strikes import Hampered
from app.games.gloomhaven.state import State
from app.hexes.paths import Price

monster_movement: Rulebook[State] = Rulebook("movimento-dei-mostri")


@monster_movement.limits(Movement, entry="mostro-senza-movimento")
def no_move_without_move_on_the_card(play: Play[State], query: Movement, points: int) -> int | None:
    return 0 if play.state.figure(query.figure).move is None else None


@monster_movement.limits(Places, entry="mostro-nessuna-scorciatoia")
def over_no_more_negative_hexes_than_must_be(
    play: Play[State], query: Places, places: tuple[str, ...]
) -> tuple[str, ...] | None:
    path = play.ask(Path(query.figure, query.on))
    if path is None:
        return None
    ways = play.ask(Ways(query.figure))
    return tuple(place for place in places if ways[place][0] <= path[0])


@monster_movement.ranks(Attack, "targets first", otherwise="svantaggio-prima-dei-bersagli")
def targets_before_disadvantage(play: Play[State], choice: Attack, place: str) -> int:
    return -play.ask(Attacking(choice.figure)).count(place, choice.on)


@monster_movement.ranks(Attack, "disadvantage", entry="mostro-evita-lo-svantaggio")
def without_disadvantage_on_the_focus(play: Play[State], choice: Attack, place: str) -> bool | None:
    if not choice.now:
        return None
    return place in play.ask(Hampered(choice.figure, choice.on))


@monster_movement.ranks(Attack, "disadvantage", otherwise="svantaggio-solo-se-attacca")
def without_disadvantage_in_turns_to_come(
    play: Play[State], choice: Attack, place: str
) -> bool | None:
    if choice.now:
        return None
    return place in play.ask(Hampered(choice.figure, choice.on))


@monster_movement.ranks(Attack, "number of targets", entry="mostro-piu-bersagli")
def with_as_many_targets_as_can_be(play: Play[State], choice: Attack, place: str) -> int:
    return -play.ask(Attacking(choice.figure)).count(place, choice.on)


@monster_movement.ranks(Groups, "path", entry="bersagli-extra-percorso")
def extras_for_the_least_movement(
    play: Play[State], choice: Groups, extras: frozenset[str]
) -> Price:
    return play.ask(GroupPaths(choice.figure, choice.on, choice.now))[extras]


@monster_movement.ranks(ExtraTarget, "proximity", entry="bersagli-extra-vicinanza")
def the_nearest_extras(play: Play[State], choice: ExtraTarget, enemy: str) -> int:
    return play.ask(Proximity(choice.figure, enemy))


@monster_movement.ranks(ExtraTarget, "initiative", entry="bersagli-extra-iniziativa")
def the_earliest_extras(play: Play[State], choice: ExtraTarget, enemy: str) -> int:
    return play.ask(Precedence(choice.figure))[enemy]


@monster_movement.ranks(StandingPlace, "disadvantage", entry="svantaggio-sui-bersagli-extra")
def with_the_least_disadvantage_on_extras(
    play: Play[State], choice: StandingPlace, plan: Plan
) -> int | None:
    if not choice.now:
        return None
    return sum(plan.place in play.ask(Hampered(choice.figure, extra)) for extra in plan.targets[1:])


@monster_movement.ranks(StandingPlace, "movement", entry="mostro-si-muove-del-minimo")
def by_the_least_movement(play: Play[State], choice: StandingPlace, plan: Plan) -> Price:
    return play.ask(Ways(choice.figure))[plan.place]


@monster_movement.ranks(Destination, "progress", otherwise="destinazione-la-scelgono-i-giocatori")
def to_where_it_comes_nearest(play: Play[State], choice: Destination, goal: str) -> Price:
    left = play.ask(WayLeft(choice.figure, goal))
    return min(left[cell] for cell in play.ask(Advance(choice.figure, goal)))


@monster_movement.ranks(Advance, "negative hexes", entry="avanza-evitando-esagoni-negativi")
def by_the_fewest_negative_hexes(play: Play[State], choice: Advance, cell: str) -> int:
    so_far = play.ask(Ways(choice.figure))[cell][0]
    return so_far + play.ask(WayLeft(choice.figure, choice.to))[cell][0]


@monster_movement.ranks(Advance, "path left", entry="mostro-si-avvicina")
def as_near_as_it_can(play: Play[State], choice: Advance, cell: str) -> int:
    return play.ask(WayLeft(choice.figure, choice.to))[cell][1]


@monster_movement.ranks(Advance, "movement", entry="mostro-fermo-se-non-si-avvicina")
def no_further_than_helps(play: Play[State], choice: Advance, cell: str) -> Price:
    return play.ask(Ways(choice.figure))[cell]


@monster_movement.sets(Movement, entry="immobilizzato-non-si-muove")
def the_immobilized_do_not_move(play: Play[State], query: Movement, points: int) -> int | None:
    return 0 if play.state.has(query.figure, "immobilized") else None
