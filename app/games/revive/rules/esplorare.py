"""Exploring: cost, rewards, orientation, and what neighbours' buildings get."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.main import Explore
from app.games.revive.events.ground import Explored
from app.games.revive.moves import done, gain, pay, price, rewards
from app.games.revive.names import Kind
from app.games.revive.queries.ground import Promised
from app.games.revive.queries.money import Cost, Reward
from app.games.revive.state import State

exploring: Rulebook[State] = Rulebook("esplorare")


@exploring.reacts(Explore, entry="esplorare-una-tessera")
def a_tile_is_paid_for_turned_and_pays(play: Play[State], action: Explore) -> None:
    player = play.state.active_player()
    due, given = price(play, action), rewards(play, action, player)
    pay(play, due)
    play.happen(Explored(player, action.tile, action.face))
    gain(play, player, given)
    done(play)


@exploring.adds(Cost, entry="costo-della-tessera")
def a_tile_costs_what_it_shows(play: Play[State], query: Cost, amount: int) -> int | None:
    if query.doing != "explore" or query.at is None:
        return None
    return play.state.tile(query.at).cost.get(query.of, 0) or None


@exploring.adds(Reward, entry="ricompense-della-tessera")
def a_tile_gives_what_it_shows(play: Play[State], query: Reward, amount: int) -> int | None:
    if query.doing != "explore" or query.at is None:
        return None
    return play.state.tile(query.at).reward.get(query.of, 0) or None


@exploring.forbids(Explore, entry="esplorare-solo-coperte")
def only_unexplored_tiles_are_explored(play: Play[State], action: Explore) -> str | None:
    cells = play.state.tile(action.tile).cells
    if action.tile in play.state.explored or play.state.kind(cells[0]) != "unexplored":
        return "la tessera non è coperta"
    return None


@exploring.adds(Reward, entry="carta-dalla-tessera")
def a_tile_gives_a_card(play: Play[State], query: Reward, amount: int) -> int | None:
    return 1 if query.doing == "explore" and query.of == "card" else None


@exploring.limits(Reward, entry="cristallo-vasto-niente-carta")
def a_vast_crystal_gives_no_card(play: Play[State], query: Reward, amount: int) -> int | None:
    if query.doing != "explore" or query.of != "card" or query.at is None:
        return None
    return 0 if play.state.tile(query.at).vast else None


@exploring.adds(Promised, entry="icona-sulla-tessera-coperta")
def an_icon_promises_a_space(
    play: Play[State], query: Promised, kinds: tuple[Kind, ...]
) -> tuple[Kind, ...] | None:
    icon = play.state.tile(query.tile).icon
    return (icon,) if icon else None


@exploring.forbids(Explore, entry="orientamento-a-scelta")
def a_tile_has_two_orientations(play: Play[State], action: Explore) -> str | None:
    return None if action.face in (1, 2) else "una tessera ha due orientamenti"
