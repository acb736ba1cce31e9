"""Building: kinds, limits, desert, what lies beside, water once, doubling."""

from __future__ import annotations

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive import facts
from app.games.revive.actions.main import Build
from app.games.revive.events.ground import Built, Explored, Watered
from app.games.revive.moves import beside, done, draw_water, gain, pay, price, rewards
from app.games.revive.names import GOODS, TRACKS
from app.games.revive.queries.ground import Beside, WaterPays
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
    return facts.GEARS.get(query.using)


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


@building.adds(Reward, entry="bonus-tracciati")
def forest_mountain_and_field_give_steps(
    play: Play[State], query: Reward, amount: int
) -> int | None:
    if query.of not in TRACKS:
        return None
    return sum(play.state.kind(cell) == query.of for cell in beside(play, query)) or None


@building.adds(Reward, entry="bonus-cristalli")
def printed_crystals_give_crystals(play: Play[State], query: Reward, amount: int) -> int | None:
    if query.of != "crystal":
        return None
    return sum(play.state.kind(cell) == "crystals" for cell in beside(play, query)) or None


@building.adds(Reward, entry="bonus-cristallo-vasto")
def a_vast_crystal_gives_a_crystal_and_a_point(
    play: Play[State], query: Reward, amount: int
) -> int | None:
    return len(_vast_tiles(play, query)) or None if query.of in ("crystal", "point") else None


@building.adds(Reward, otherwise="cristallo-vasto-uno-spazio")
def each_side_of_a_vast_crystal_counts(play: Play[State], query: Reward, amount: int) -> int | None:
    if query.of not in ("crystal", "point"):
        return None
    sides = sum(play.state.kind(cell) == "vast crystal" for cell in beside(play, query))
    return sides - len(_vast_tiles(play, query)) or None


def _vast_tiles(play: Play[State], query: Reward) -> set[str]:
    """Return the vast crystals beside a building: a tile each, or the space itself."""
    state = play.state
    return {
        next((name for name, tile in state.tiles.items() if cell in tile.cells), cell)
        for cell in beside(play, query)
        if state.kind(cell) == "vast crystal"
    }


@building.multiplies(Reward, entry="edificio-grande-raddoppia")
def a_large_building_doubles(play: Play[State], query: Reward, amount: int) -> int | None:
    return 2 if query.doing == "build" and query.using == "large" else None


@building.reacts(Built, entry="bonus-acqua")
def water_beside_gives_what_it_shows(play: Play[State], built: Built) -> None:
    cells: tuple[str, ...] = play.ask(Beside(built.at))
    draw_water(play, built.player, cells)


@building.reacts(Watered, otherwise="acqua-non-raddoppia")
def water_gives_twice_to_a_large_building(play: Play[State], watered: Watered) -> None:
    for event in play.under_way:
        if isinstance(event, Built) and event.size == "large":
            gain(play, watered.player, play.state.waters[watered.cell])


@building.sets(WaterPays, entry="acqua-una-volta-sola")
def water_gives_once(play: Play[State], query: WaterPays, pays: bool) -> bool | None:
    return False if query.cell in play.state.watered.get(query.whose(play), ()) else None


@building.sets(Binds, entry="hofstadteriani-lato-luna")
def water_gives_again_to_the_hofstadterians(
    play: Play[State], binds: Binds[State], bites: bool
) -> bool | None:
    on = binds.on
    if binds.entry != "acqua-una-volta-sola" or not isinstance(on, WaterPays):
        return None
    return False if play.state.tribes.get(on.whose(play)) == "hofstadteriani-luna" else None


@building.reacts(Explored, entry="edifici-accanto-alla-tessera-scoperta")
def neighbours_of_a_turned_tile_are_rewarded(play: Play[State], explored: Explored) -> None:
    turned = play.state.tile(explored.tile).cells
    for player, held in play.state.buildings.items():
        for at, size in held.items():
            near = tuple(cell for cell in play.ask(Beside(at)) if cell in turned)
            if near:
                asked = {
                    good: play.ask(Reward("build", good, at, size, player, near)) for good in GOODS
                }
                gain(play, player, asked)
                draw_water(play, player, near)
