"""Line of sight and range: what is seen, and how far off it is."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.board import OBSTACLE, Edge
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.queries.sight import Opaque, SightPoints, TouchingBlocks
from app.games.gloomhaven.state import State

sight: Rulebook[State] = Rulebook("linea-di-vista")


@sight.sets(Walls, entry="muri-linea-di-vista")
def walls_block_sight(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "sight" else None


@sight.sets(Walls, entry="portata-attorno-ai-muri")
def range_is_counted_round_walls(
    play: Play[State], query: Walls, walls: frozenset[Edge]
) -> frozenset[Edge] | None:
    return play.state.ground().walls if query.to == "range" else None


@sight.sets(SightPoints, entry="linea-di-vista-angoli")
def sight_goes_from_any_corner_to_any_corner(
    play: Play[State], query: SightPoints, points: str
) -> str:
    return "corners"


@sight.sets(TouchingBlocks, entry="linea-di-vista-sfiora-muro")
def a_line_that_touches_a_wall_is_blocked(
    play: Play[State], query: TouchingBlocks, blocks: bool
) -> bool:
    return True


@sight.adds(Opaque, otherwise="figure-non-bloccano-la-vista")
def figures_block_sight(
    play: Play[State], query: Opaque, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(play.state.at.values())


@sight.adds(Opaque, otherwise="ostacoli-non-bloccano-la-vista")
def obstacles_block_sight(
    play: Play[State], query: Opaque, cells: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.ground().marked(OBSTACLE)
