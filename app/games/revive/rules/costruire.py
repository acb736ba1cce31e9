"""Building: kinds, limits, desert, what lies beside, water once, doubling."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive import facts
from app.games.revive.actions.main import Build
from app.games.revive.events.ground import Built, Watered
from app.games.revive.moves import done, gain, pay, price, rewards
from app.games.revive.names import TRACKS
from app.games.revive.queries.ground import Beside
from app.games.revive.queries.money import Cost, Reward
from app.games.revive.state import State

building: Rulebook[State] = Rulebook("costruire")


@building.reacts(Build, entry="costruire-un-edificio")
def a_building_is_paid_for_and_pays(play: Play[State], action: Build) -> None:
    player = play.state.active_player()
    due, given = price(play, action), rewards(play, action, player)
    pay(play, due)
    play.happen(Built(player, action.at, action.size))
    gain(play, player, given)
    done(play)


@building.adds(Cost, entry="costo-degli-edifici")
def a_building_costs_gears(play: Play[State], query: Cost, amount: int) -> int | None:
    if query.doing != "build" or query.of != "gear" or query.using is None:
        return None
    return facts.GEARS[query.using]


@building.forbids(Build, entry="costruire-nel-deserto")
def buildings_stand_in_the_desert_only(play: Play[State], action: Build) -> str | None:
    return None if play.state.kind(action.at) == "desert" else "lo spazio non è deserto"


@building.forbids(Build, entry="un-edificio-per-spazio")
def a_space_holds_one_building(play: Play[State], action: Build) -> str | None:
    taken = any(action.at in held for held in play.state.buildings.values())
    return "su quello spazio c'è già un edificio" if taken else None


@building.forbids(Build, entry="edifici-disponibili")
def each_player_has_so_many(play: Play[State], action: Build) -> str | None:
    held = play.state.buildings.get(play.state.active_player(), Table())
    built = sum(size == action.size for size in held.values())
    return "gli edifici di quel tipo sono finiti" if built >= facts.BUILDINGS[action.size] else None


def _beside(play: Play[State], query: Reward, kind: str) -> int:
    if query.doing != "build" or query.at is None:
        return 0
    return sum(play.state.kind(cell) == kind for cell in play.ask(Beside(query.at)))


@building.adds(Reward, entry="bonus-tracciati")
def forest_mountain_and_field_give_steps(
    play: Play[State], query: Reward, amount: int
) -> int | None:
    return _beside(play, query, query.of) or None if query.of in TRACKS else None


@building.adds(Reward, entry="bonus-cristalli")
def printed_crystals_give_crystals(play: Play[State], query: Reward, amount: int) -> int | None:
    return _beside(play, query, "crystals") or None if query.of == "crystal" else None


@building.adds(Reward, entry="bonus-cristallo-vasto")
def a_vast_crystal_gives_a_crystal_and_a_point(
    play: Play[State], query: Reward, amount: int
) -> int | None:
    if query.of not in ("crystal", "point") or query.doing != "build" or query.at is None:
        return None
    beside = play.ask(Beside(query.at))
    cells = {cell for cell in beside if play.state.kind(cell) == "vast crystal"}
    tiles = [tile for tile in play.state.tiles.values() if cells & set(tile.cells)]
    return len(tiles) or len(cells) or None


@building.multiplies(Reward, entry="edificio-grande-raddoppia")
def a_large_building_doubles(play: Play[State], query: Reward, amount: int) -> int | None:
    return 2 if query.doing == "build" and query.using == "large" else None


@building.reacts(Built, entry="bonus-acqua")
def water_gives_what_it_shows_once(play: Play[State], built: Built) -> None:
    for cell in play.ask(Beside(built.at)):
        if play.state.kind(cell) == "water" and cell not in play.state.watered.get(
            built.player, ()
        ):
            play.happen(Watered(built.player, cell))
            gain(play, built.player, play.state.waters.get(cell, {}))
