"""Area attacks: how a pattern may be laid, and whom it takes in."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.aim import InRange
from app.games.gloomhaven.queries.aims import (
    ALL,
    AreaInRange,
    AreaNeedsRange,
    AreaTurns,
    BesideArea,
    Foes,
    Targets,
)
from app.games.gloomhaven.state import State
from app.hexes.geometry import Hex, mirrored, turns

areas: Rulebook[State] = Rulebook("aree")


@areas.adds(AreaTurns, entry="area-speculare")
def a_pattern_may_be_mirrored(
    play: Play[State], query: AreaTurns, laid: tuple[frozenset[Hex], ...]
) -> tuple[frozenset[Hex], ...] | None:
    area = play.state.figure(query.figure).area
    if area is None:
        return None
    return tuple(turn for turn in turns(map(mirrored, area.hits)) if turn not in laid)


@areas.sets(AreaInRange, entry="area-un-esagono-in-portata")
def one_hex_of_a_pattern_in_range_is_enough(
    play: Play[State], query: AreaInRange, needs: InRange
) -> InRange:
    return "any hex"


@areas.sets(AreaInRange, otherwise="area-esagono-vuoto", over=("area-un-esagono-in-portata",))
def an_enemy_of_the_pattern_must_be_in_range(
    play: Play[State], query: AreaInRange, needs: InRange
) -> InRange:
    return "enemy hex"


@areas.sets(AreaInRange, otherwise="area-esagono-muro", over=("area-un-esagono-in-portata",))
def the_hex_in_range_is_no_wall(play: Play[State], query: AreaInRange, needs: InRange) -> InRange:
    return "open hex"


@areas.adds(BesideArea, entry="bersaglio-aggiuntivo")
def further_targets_stand_outside_the_pattern(
    play: Play[State], query: BesideArea, count: int
) -> int:
    targets = play.ask(Targets(query.figure))
    return len(play.ask(Foes(query.figure))) if targets == ALL else targets - 1


@areas.sets(AreaNeedsRange, entry="area-in-mischia-senza-portata")
def a_melee_pattern_needs_no_range(play: Play[State], query: AreaNeedsRange, needs: bool) -> bool:
    return False
