"""Sequences in which goods and cards go: bookkeeping that several rules share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.table import Table
from app.games.revive.actions.kinds import Deed, MainAction
from app.games.revive.events.course import MainActionDone
from app.games.revive.events.goods import Gained, Paid
from app.games.revive.events.ground import Watered
from app.games.revive.names import GOODS, RESOURCES, Good, Player, Resource, Slot
from app.games.revive.printed import Goods
from app.games.revive.queries.ground import Beside, WaterPays
from app.games.revive.queries.money import Cost, Payment, Reward
from app.games.revive.state import DEEDS, State


def price(play: Play[State], action: Deed) -> Table[Resource, int]:
    """Return what an action costs, resource by resource."""
    asked = {
        resource: play.ask(Cost(action.doing, resource, action.place, action.means))
        for resource in RESOURCES
    }
    return Table({resource: amount for resource, amount in asked.items() if amount})


def rewards(play: Play[State], action: Deed, player: Player) -> Table[Good, int]:
    """Return what an action gives a player, good by good."""
    asked = {
        good: play.ask(Reward(action.doing, good, action.place, action.means, player))
        for good in GOODS
    }
    return Table({good: amount for good, amount in asked.items() if amount})


def beside(play: Play[State], query: Reward) -> tuple[str, ...]:
    """Return the spaces beside a building that count for its rewards."""
    if query.doing != "build" or query.at is None:
        return ()
    cells: tuple[str, ...] = play.ask(Beside(query.at))
    return tuple(cell for cell in cells if query.beside is None or cell in query.beside)


def draw_water(play: Play[State], player: Player, cells: Iterable[str]) -> None:
    """Let a player take the bonus of each water space among those beside a building."""
    for cell in cells:
        if play.state.kind(cell) == "water" and play.ask(WaterPays(cell, player)):
            if cell not in play.state.waters:
                raise NotGiven(f"waters {cell}")
            play.happen(Watered(player, cell))
            gain(play, player, play.state.waters[cell])


def pay(play: Play[State], due: Table[Resource, int]) -> None:
    """Let the player whose turn it is pay a price."""
    if due:
        player = play.state.active_player()
        play.happen(Paid(player, play.ask(Payment(due, player))))


def gain(play: Play[State], player: Player, goods: Mapping[Good, int]) -> None:
    """Let a player gain goods, one kind after another."""
    for good, amount in goods.items():
        if amount:
            play.happen(Gained(player, good, amount))


def done(play: Play[State]) -> None:
    """Note that the main action of this part has been done."""
    doings = [one.doing for one in play.under_way if isinstance(one, MainAction)]
    deed = next((one for one in DEEDS if one in doings), None)
    play.happen(MainActionDone(play.state.active_player(), deed))


def joined_effect(state: State, player: Player, name: str, slot: Slot) -> Goods:
    """Return what a module, or a card that lies in a slot, gives when it joins in."""
    if name in state.modules:
        return state.modules[name].gives
    shown = next(one.half for one in state.lying(player, slot) if one.card == name)
    return state.card(name).effect(shown)
