"""Where summons and further monsters come onto the map."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.summons import Spawn, Summon
from app.games.gloomhaven.board import DIFFICULT, HAZARDOUS, OBSTACLE, TRAP
from app.games.gloomhaven.choices.summons import Arrival, SpawnPlace, SummonPlace
from app.games.gloomhaven.events.summons import AbilityDrawn, HeldBack
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.queries.strikes import Adjacent
from app.games.gloomhaven.state import State
from app.hexes.paths import distances

arrivals: Rulebook[State] = Rulebook("arrivi")


@arrivals.limits(SummonPlace, entry="evocazione-adiacente")
def next_to_the_summoner(
    play: Play[State], choice: SummonPlace, places: tuple[str, ...]
) -> tuple[str, ...]:
    beside: frozenset[str] = play.ask(Adjacent(choice.figure))
    return tuple(place for place in places if place in beside)


@arrivals.forbids(Summon, entry="evocazione-adiacente")
def nothing_is_summoned_further_off(play: Play[State], summon: Summon) -> str | None:
    if summon.cell in play.ask(Adjacent(summon.summoner)):
        return None
    return f"{summon.cell} non è adiacente a {summon.summoner}"


@arrivals.limits(Arrival, entry="evocazione-esagono-vuoto")
def in_an_empty_hex(play: Play[State], choice: Arrival, places: tuple[str, ...]) -> tuple[str, ...]:
    covered = _covered(play.state)
    return tuple(place for place in places if place not in covered)


@arrivals.forbids(Summon, entry="evocazione-esagono-vuoto")
def nothing_is_summoned_onto_tiles(play: Play[State], summon: Summon) -> str | None:
    taken = _covered(play.state) | set(play.state.at.values())
    return f"{summon.cell} non è vuoto" if summon.cell in taken else None


@arrivals.ranks(SummonPlace, "enemy", entry="mostro-evoca-vicino-al-nemico")
def a_monster_puts_it_as_near_an_enemy_as_it_can(
    play: Play[State], choice: SummonPlace, place: str
) -> int | None:
    enemies = play.state.enemies(choice.figure)
    if play.state.figure(choice.figure).kind != "monster" or not enemies:
        return None
    return min(_apart(play, place, play.state.where(enemy)) for enemy in enemies)


@arrivals.forbids(Summon, entry="mostro-evocazione-fallita")
def without_a_standee_there_is_nothing_to_summon(play: Play[State], summon: Summon) -> str | None:
    left = play.state.standees.get(play.state.figure(summon.figure).type)
    return "non restano pedine di questo tipo" if left == 0 else None


@arrivals.reacts(Summon, entry="nuovo-tipo-pesca-subito")
def a_new_type_draws_its_card_at_once(play: Play[State], summon: Summon) -> None:
    state, kind = play.state, play.state.figure(summon.figure).type
    others = (other for other in state.in_play() if other != summon.figure)
    if kind and all(state.figure(other).type != kind for other in others):
        play.happen(AbilityDrawn(kind))


@arrivals.ranks(SpawnPlace, "distance", entry="generato-esagono-vuoto")
def in_the_nearest_hex(play: Play[State], choice: SpawnPlace, place: str) -> int:
    return _apart(play, choice.cell, place)


@arrivals.reacts(Spawn, otherwise="generato-agisce-nel-round")
def who_appears_counts_as_summoned(play: Play[State], spawn: Spawn) -> None:
    play.happen(HeldBack(spawn.figure))


def _covered(state: State) -> frozenset[str]:
    """Return the hexes with a token or a tile on them."""
    tiles = state.ground().marked(OBSTACLE, TRAP, DIFFICULT, HAZARDOUS)
    return (frozenset(tiles) - state.sprung) | state.money


def _apart(play: Play[State], one: str, other: str) -> int:
    """Return how many hexes lie between two, not through walls."""
    ground = play.state.ground()
    steps = ground.neighbours(play.ask(Walls("proximity")))
    return distances(steps, one).get(other, len(ground.hexes))
