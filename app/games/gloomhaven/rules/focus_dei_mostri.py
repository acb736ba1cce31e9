"""Whom a monster focuses on: the enemy that it can attack with the least movement."""

from __future__ import annotations

from app.engine.kinds import Order
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.turns import Act
from app.games.gloomhaven.board import Edge
from app.games.gloomhaven.choices.focus import Focus
from app.games.gloomhaven.choices.order import Precedence
from app.games.gloomhaven.events.moves import Focused, NoFocus, OtherAbilities
from app.games.gloomhaven.moves import approach, find_focus, heal, plan, strike, travel
from app.games.gloomhaven.queries.aims import Attacking, AttackRange, Foes, Targets
from app.games.gloomhaven.queries.ground import Avoided, Closed, Harmful, Movement, Walls, Ways
from app.games.gloomhaven.queries.plans import Distances, Path, Proximity
from app.games.gloomhaven.queries.strikes import Life
from app.games.gloomhaven.state import State

focus: Rulebook[State] = Rulebook("focus-dei-mostri")


@focus.reacts(Act, entry="turno-del-mostro")
def a_monster_focuses_moves_and_attacks(play: Play[State], act: Act) -> None:
    for number in range(play.state.figure(act.figure).attacks):
        on = find_focus(play, act.figure)
        if on is None:
            return
        planned = plan(play, act.figure, on)
        place = planned.place if planned else approach(play, act.figure, on)
        if number == 0 and place is not None:
            travel(play, act.figure, place)
        if planned and play.state.at.get(act.figure) == planned.place:
            strike(play, act.figure, planned.targets)
    play.happen(OtherAbilities(act.figure))


@focus.reacts(Act, otherwise="turno-del-mostro")
def a_monster_attacks_from_where_it_stands_and_then_moves(play: Play[State], act: Act) -> None:
    on = find_focus(play, act.figure)
    if on is None:
        return
    planned = plan(play, act.figure, on)
    place = planned.place if planned else approach(play, act.figure, on)
    if play.state.where(act.figure) in play.ask(Attacking(act.figure)).places(on):
        strike(play, act.figure, (on,))
    if place is not None:
        travel(play, act.figure, place)


@focus.limits(Focus, entry="senza-focus")
def an_enemy_that_can_never_be_attacked_is_no_focus(
    play: Play[State], choice: Focus, options: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(foe for foe in options if play.ask(Path(choice.figure, foe)) is not None)


@focus.reacts(Focused, otherwise="senza-focus")
def it_goes_as_near_as_it_can(play: Play[State], focused: Focused) -> None:
    figure = focused.figure
    if play.ask(Path(figure, focused.on)) is not None:
        return
    ways, points = play.ask(Ways(figure)), play.ask(Movement(figure))
    away = play.ask(Distances(focused.on))
    within = [cell for cell, (_, cost) in ways.items() if cost <= points and cell in away]
    travel(play, figure, min(within, key=lambda cell: (away[cell], ways[cell])))


@focus.reacts(NoFocus, entry="senza-focus-altre-abilita")
def without_a_focus_the_rest_of_its_card_is_done(play: Play[State], event: NoFocus) -> None:
    play.happen(OtherAbilities(event.figure))


@focus.limits(Focus, otherwise="focus-movimento-infinito")
def only_whom_it_reaches_this_turn(
    play: Play[State], choice: Focus, options: tuple[str, ...]
) -> tuple[str, ...]:
    points = play.ask(Movement(choice.figure))
    paths = {foe: play.ask(Path(choice.figure, foe)) for foe in options}
    return tuple(foe for foe, path in paths.items() if path and path[1] <= points)


@focus.adds(Closed, otherwise="trappola-unica-via")
def no_monster_ever_enters_what_harms_it(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.figure(query.figure).kind == "hero":
        return None
    return play.ask(Harmful(query.figure, query.last))


@focus.limits(AttackRange, otherwise="focus-a-distanza")
def the_path_leads_beside_the_enemy(
    play: Play[State], query: AttackRange, reach: int
) -> int | None:
    return None if play.state.figure(query.figure).kind == "hero" else 1


@focus.ranks(Focus, "negative hexes", entry="focus-esagoni-negativi")
def the_fewest_negative_hexes(play: Play[State], choice: Focus, foe: str) -> int | None:
    path = play.ask(Path(choice.figure, foe))
    return None if path is None else path[0]


@focus.ranks(Focus, "path", entry="focus-minor-movimento")
def the_least_movement(play: Play[State], choice: Focus, foe: str) -> int | None:
    path = play.ask(Path(choice.figure, foe))
    return None if path is None else path[1]


@focus.ranks(Focus, "proximity", entry="focus-vicinanza")
def the_nearest(play: Play[State], choice: Focus, foe: str) -> int:
    return play.ask(Proximity(choice.figure, foe))


@focus.ranks(Focus, "initiative", entry="focus-iniziativa")
def the_earliest_in_initiative(play: Play[State], choice: Focus, foe: str) -> int:
    return play.ask(Precedence(choice.figure))[foe]


@focus.sets(Order, otherwise="vicinanza-prima-dell-iniziativa")
def initiative_comes_before_proximity(
    play: Play[State], query: Order[State], keys: tuple[str, ...]
) -> tuple[str, ...] | None:
    if not isinstance(query.choice, Focus):
        return None
    return ("negative hexes", "path", "initiative", "proximity")


@focus.sets(Order, otherwise="focus-parita-scelgono-i-giocatori")
def the_weakest_breaks_a_tie(
    play: Play[State], query: Order[State], keys: tuple[str, ...]
) -> tuple[str, ...] | None:
    return (*keys, "life") if isinstance(query.choice, Focus) else None


@focus.ranks(Focus, "life", otherwise="focus-parita-scelgono-i-giocatori")
def the_weakest(play: Play[State], choice: Focus, foe: str) -> int:
    return play.ask(Life(foe))


@focus.sets(Walls, entry="vicinanza-attorno-ai-muri")
def proximity_is_counted_round_walls(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "proximity" else None


@focus.sets(Proximity, otherwise="vicinanza-ignora-ostacoli")
def proximity_is_counted_along_the_way(
    play: Play[State], query: Proximity, near: int
) -> int | None:
    path = play.ask(Path(query.figure, query.other))
    return None if path is None else path[1] + 1


@focus.adds(Avoided, entry="esagoni-negativi-evitati")
def monsters_avoid_what_harms_them(
    play: Play[State], query: Avoided, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.figure(query.figure).kind == "hero":
        return None
    return play.ask(Harmful(query.figure, query.last))


@focus.limits(AttackRange, entry="senza-attacco-come-mischia")
def without_an_attack_it_focuses_as_in_melee(
    play: Play[State], query: AttackRange, reach: int
) -> int | None:
    return 1 if not play.ask(Targets(query.figure)) else None


@focus.limits(Targets, entry="disarmato-nessun-attacco")
def the_disarmed_do_not_attack(play: Play[State], query: Targets, count: int) -> int | None:
    return 0 if play.state.has(query.figure, "disarmed") else None


@focus.limits(Foes, entry="invisibile-nessun-focus")
def nobody_sees_the_invisible(
    play: Play[State], query: Foes, foes: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(foe for foe in foes if not play.state.has(foe, "invisible"))


@focus.limits(Foes, entry="attacchi-separati-altro-focus")
def each_attack_of_a_turn_finds_another(
    play: Play[State], query: Foes, foes: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.figure(query.figure).kind == "hero":
        return None
    return tuple(foe for foe in foes if foe not in play.state.struck)


@focus.limits(Movement, entry="turno-del-mostro")
def a_monster_that_has_attacked_moves_no_more(
    play: Play[State], query: Movement, points: int
) -> int | None:
    if play.state.figure(query.figure).kind == "hero":
        return None
    return 0 if set(play.state.struck) & set(play.state.enemies(query.figure)) else None


@focus.limits(Closed, otherwise="invisibile-come-ostacolo")
def whom_it_does_not_see_it_walks_through(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if query.last:
        return None
    unseen = {play.state.at[e] for e in play.state.enemies(query.figure)
              if play.state.has(e, "invisible")}  # fmt: skip
    return tuple(cell for cell in cells if cell not in unseen)


@focus.reacts(OtherAbilities, entry="senza-focus-altre-abilita")
def it_heals_as_its_card_says(play: Play[State], event: OtherAbilities) -> None:
    points = play.state.figure(event.figure).heal
    if points and event.figure in play.state.at:
        heal(play, event.figure, points)
