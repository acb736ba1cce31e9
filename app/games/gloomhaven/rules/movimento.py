"""How figures move: what stops them, what slows them, what springs as they enter it."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.turns import Walk
from app.games.gloomhaven.board import DIFFICULT, HAZARDOUS, OBSTACLE, TRAP, Edge
from app.games.gloomhaven.events.moves import Entered, TrapSprung
from app.games.gloomhaven.moves import go, hurt, stopped
from app.games.gloomhaven.queries.ground import (
    Closed,
    Costly,
    EmptyHexes,
    Harmful,
    Movement,
    Underfoot,
    Walls,
)
from app.games.gloomhaven.state import State

movement: Rulebook[State] = Rulebook("movimento")


@movement.sets(Walls, entry="muri-movimento")
def walls_stop_every_movement(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "movement" else None


@movement.adds(Closed, entry="attraverso-i-nemici")
def enemies_stand_in_the_way(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if query.last:
        return None
    return tuple(play.state.at[enemy] for enemy in play.state.enemies(query.figure))


@movement.adds(Closed, otherwise="attraverso-gli-alleati")
def allies_stand_in_the_way_too(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if query.last:
        return None
    enemies = play.state.enemies(query.figure)
    return tuple(
        play.state.at[other] for other in play.state.others(query.figure) if other not in enemies
    )


@movement.adds(Closed, entry="ostacoli-movimento")
def obstacles_stand_in_the_way(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.ground().marked(OBSTACLE)


@movement.adds(Closed, entry="fine-esagono-occupato")
def a_move_ends_in_no_occupied_hex(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if not query.last:
        return None
    return tuple(play.state.at[other] for other in play.state.others(query.figure))


@movement.limits(Closed, Costly, Harmful, entry="salto-ignora")
def a_jump_passes_over_everything(
    play: Play[State], query: Underfoot, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if query.last or not play.state.figure(query.figure).jumping:
        return None
    return ()


@movement.limits(Closed, otherwise="salto-ultimo-esagono")
def a_jump_lands_on_obstacles_too(
    play: Play[State], query: Closed, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return _occupied(play, query.figure, cells) if _lands(play, query) else None


@movement.limits(Harmful, otherwise="salto-su-trappola")
def a_jump_lands_on_traps_unharmed(
    play: Play[State], query: Harmful, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return () if _lands(play, query) else None


@movement.limits(Costly, otherwise="salto-su-terreno-difficile")
def a_jump_lands_on_difficult_terrain_for_one(
    play: Play[State], query: Costly, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return () if _lands(play, query) else None


@movement.limits(Closed, Costly, Harmful, entry="volo-ignora")
def flying_passes_over_everything(
    play: Play[State], query: Underfoot, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return () if play.state.figure(query.figure).flying and not query.last else None


@movement.limits(Closed, Costly, Harmful, entry="volo-ultimo-esagono")
def flying_minds_only_figures_at_its_end(
    play: Play[State], query: Underfoot, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if not play.state.figure(query.figure).flying or not query.last:
        return None
    return _occupied(play, query.figure, cells)


def _lands(play: Play[State], query: Underfoot) -> bool:
    return query.last and play.state.figure(query.figure).jumping


def _occupied(play: Play[State], figure: str, cells: tuple[str, ...]) -> tuple[str, ...]:
    taken = {play.state.at[other] for other in play.state.others(figure)}
    return tuple(cell for cell in cells if cell in taken)


@movement.adds(Costly, entry="terreno-difficile")
def difficult_terrain_costs_two(
    play: Play[State], query: Costly, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.ground().marked(DIFFICULT)


@movement.adds(Harmful, entry="trappola-scatta-entrando")
def traps_act_on_who_enters(
    play: Play[State], query: Harmful, cells: tuple[str, ...]
) -> tuple[str, ...]:
    traps = play.state.ground().marked(TRAP)
    return tuple(cell for cell in traps if cell not in play.state.sprung)


@movement.limits(Harmful, otherwise="trappola-di-passaggio")
def traps_act_only_on_who_stops(
    play: Play[State], query: Harmful, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return cells if query.last else ()


@movement.adds(Harmful, entry="terreno-pericoloso")
def hazardous_terrain_acts_on_who_enters(
    play: Play[State], query: Harmful, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.ground().marked(HAZARDOUS)


@movement.reacts(Entered, entry="trappola-scatta-entrando")
def a_trap_springs_as_it_is_entered(play: Play[State], entered: Entered) -> None:
    acts = entered.cell in play.ask(Harmful(entered.figure, entered.last))
    if not acts or entered.cell not in play.state.ground().marked(TRAP):
        return
    play.happen(TrapSprung(entered.figure, entered.cell))
    if play.state.trap:
        hurt(play, entered.figure, play.state.trap)


@movement.reacts(Entered, entry="terreno-pericoloso")
def hazardous_terrain_hurts_half_as_much_as_a_trap(play: Play[State], entered: Entered) -> None:
    acts = entered.cell in play.ask(Harmful(entered.figure, entered.last))
    if acts and entered.cell in play.state.ground().marked(HAZARDOUS) and play.state.trap:
        hurt(play, entered.figure, play.state.trap // 2)


@movement.reacts(Entered, otherwise="terreno-pericoloso")
def hazardous_terrain_hurts_like_a_trap(play: Play[State], entered: Entered) -> None:
    if entered.cell in play.state.ground().marked(HAZARDOUS) and play.state.trap:
        hurt(play, entered.figure, play.state.trap)


@movement.forbids(Walk, entry="movimento-punti")
def a_move_is_as_long_as_its_points(play: Play[State], walk: Walk) -> str | None:
    points, last = play.ask(Movement(walk.figure)), len(walk.along)
    cost = sum(
        2 if cell in play.ask(Costly(walk.figure, step == last)) else 1
        for step, cell in enumerate(walk.along, 1)
    )
    if cost > points:
        return f"servono {cost} punti movimento e {walk.figure} ne ha {points}"
    return stopped(play, walk.figure, walk.along)


@movement.reacts(Walk, entry="movimento-punti")
def a_hero_goes_its_way(play: Play[State], walk: Walk) -> None:
    go(play, walk.figure, walk.along)


@movement.limits(EmptyHexes, entry="vuoto-e-non-occupato")
def an_empty_hex_holds_nothing_at_all(
    play: Play[State], query: EmptyHexes, cells: tuple[str, ...]
) -> tuple[str, ...]:
    signs, sprung = play.state.ground().signs, play.state.sprung
    return tuple(cell for cell in cells if not signs[cell] or cell in sprung)
