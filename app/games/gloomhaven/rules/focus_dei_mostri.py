"""Whom a monster focuses on: the enemy that it can attack with the least movement."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.turns import Act
from app.games.gloomhaven.board import Edge
from app.games.gloomhaven.choices.focus import Focus
from app.games.gloomhaven.choices.order import Precedence
from app.games.gloomhaven.moves import approach, find_focus, plan, strike, travel
from app.games.gloomhaven.queries.aims import AttackRange, Foes, Targets
from app.games.gloomhaven.queries.ground import Avoided, Closed, Harmful, Walls
from app.games.gloomhaven.queries.plans import Path, Proximity
from app.games.gloomhaven.state import State

focus: Rulebook[State] = Rulebook("focus-dei-mostri")


@focus.reacts(Act, entry="turno-del-mostro")
def a_monster_focuses_moves_and_attacks(play: Play[State], act: Act) -> None:
    figure = play.state.figure(act.figure)
    for number in range(figure.attacks):
        on = find_focus(play, act.figure)
        if on is None:
            return
        planned = plan(play, act.figure, on)
        place = planned.place if planned else approach(play, act.figure, on)
        if number == 0 and place is not None:
            travel(play, act.figure, place)
        if planned and play.state.at.get(act.figure) == planned.place:
            strike(play, act.figure, planned.targets)


@focus.limits(Focus, entry="senza-focus")
def an_enemy_that_can_never_be_attacked_is_no_focus(
    play: Play[State], choice: Focus, options: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(foe for foe in options if play.ask(Path(choice.figure, foe)) is not None)


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


@focus.sets(Walls, entry="vicinanza-attorno-ai-muri")
def proximity_is_counted_round_walls(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "proximity" else None


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


@focus.adds(Closed, entry="invisibile-come-ostacolo")
def the_invisible_are_like_obstacles(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    enemies = play.state.enemies(query.figure)
    return tuple(play.state.at[e] for e in enemies if play.state.has(e, "invisible"))
