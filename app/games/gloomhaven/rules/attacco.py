"""Attacks: line of sight, range, areas, advantage and disadvantage."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.turns import Strike
from app.games.gloomhaven.aim import InRange
from app.games.gloomhaven.board import OBSTACLE, Edge
from app.games.gloomhaven.moves import strike
from app.games.gloomhaven.queries.aims import (
    AreaInRange,
    AreaNeedsRange,
    AreaTurns,
    Attacking,
    Opaque,
    SightPoints,
    TouchingBlocks,
)
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.queries.strikes import Adjacent, Drawing, Hampered, Helped, Stance
from app.games.gloomhaven.state import State
from app.hexes.geometry import Hex, mirrored, turns

attack: Rulebook[State] = Rulebook("attacco")


@attack.sets(Walls, entry="muri-linea-di-vista")
def walls_block_sight(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "sight" else None


@attack.sets(Walls, entry="portata-attorno-ai-muri")
def range_is_counted_round_walls(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "range" else None


@attack.sets(SightPoints, entry="linea-di-vista-angoli")
def sight_goes_from_any_corner_to_any_corner(
    play: Play[State], query: SightPoints, points: str
) -> str:
    return "corners"


@attack.sets(TouchingBlocks, entry="linea-di-vista-sfiora-muro")
def a_line_that_touches_a_wall_is_blocked(
    play: Play[State], query: TouchingBlocks, blocks: bool
) -> bool:
    return True


@attack.adds(Opaque, otherwise="figure-non-bloccano-la-vista")
def figures_block_sight(
    play: Play[State], query: Opaque, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(play.state.at.values())


@attack.adds(Opaque, otherwise="ostacoli-non-bloccano-la-vista")
def obstacles_block_sight(
    play: Play[State], query: Opaque, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.ground().marked(OBSTACLE)


@attack.adds(AreaTurns, entry="area-speculare")
def a_pattern_may_be_mirrored(
    play: Play[State], query: AreaTurns, laid: tuple[frozenset[Hex], ...]
) -> tuple[frozenset[Hex], ...] | None:
    area = play.state.figure(query.figure).area
    if area is None:
        return None
    return tuple(turn for turn in turns(map(mirrored, area.hits)) if turn not in laid)


@attack.sets(AreaInRange, entry="area-un-esagono-in-portata")
def one_hex_of_a_pattern_in_range_is_enough(
    play: Play[State], query: AreaInRange, needs: InRange
) -> InRange:
    return "any hex"


@attack.sets(AreaNeedsRange, entry="area-in-mischia-senza-portata")
def a_melee_pattern_needs_no_range(play: Play[State], query: AreaNeedsRange, needs: bool) -> bool:
    return False


@attack.adds(Hampered, entry="a-distanza-da-adiacente")
def a_ranged_attack_on_a_neighbour_has_disadvantage(
    play: Play[State], query: Hampered, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.figure(query.figure).range is None:
        return None
    beside: frozenset[str] = play.ask(Adjacent(query.target))
    return tuple(sorted(beside))


@attack.adds(Hampered, entry="confuso-svantaggio")
def the_muddled_have_disadvantage_everywhere(
    play: Play[State], query: Hampered, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return tuple(play.state.ground().hexes) if play.state.has(query.figure, "muddled") else None


@attack.sets(Helped, entry="rafforzato-vantaggio")
def the_strengthened_have_advantage(play: Play[State], query: Helped, helped: bool) -> bool | None:
    return True if play.state.has(query.figure, "strengthened") else None


@attack.sets(Drawing, entry="svantaggio")
def the_worse_of_two_cards(play: Play[State], query: Drawing, stance: Stance) -> Stance | None:
    hampered = play.ask(Hampered(query.figure, query.target))
    return "disadvantage" if play.state.where(query.figure) in hampered else None


@attack.sets(Drawing, entry="vantaggio")
def the_better_of_two_cards(play: Play[State], query: Drawing, stance: Stance) -> Stance | None:
    return "advantage" if play.ask(Helped(query.figure, query.target)) else None


@attack.sets(Drawing, entry="vantaggio-e-svantaggio-si-annullano", over=("vantaggio", "svantaggio"))
def advantage_and_disadvantage_cancel_out(
    play: Play[State], query: Drawing, stance: Stance
) -> Stance | None:
    hampered = play.ask(Hampered(query.figure, query.target))
    helped = play.ask(Helped(query.figure, query.target))
    return "normal" if helped and play.state.where(query.figure) in hampered else None


@attack.forbids(Strike, entry="attacco-portata-e-vista")
def targets_are_in_range_and_in_sight(play: Play[State], action: Strike) -> str | None:
    attacking, place = play.ask(Attacking(action.figure)), play.state.where(action.figure)
    away = [target for target in action.targets if place not in attacking.places(target)]
    if away:
        return f"{away[0]} è fuori portata o fuori vista"
    return None


@attack.reacts(Strike, entry="attacco-portata-e-vista")
def a_hero_attacks(play: Play[State], action: Strike) -> None:
    strike(play, action.figure, action.targets)
