"""Resources and crystals: limits, payment, excess, crates."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive import facts
from app.games.revive.actions.free import ConvertCrystal, Trade, UseCrate
from app.games.revive.actions.kinds import Deed, MainAction
from app.games.revive.events.course import ActionOver
from app.games.revive.events.goods import Gained, Lost
from app.games.revive.events.tracks import CrateUsed
from app.games.revive.moves import gain, price
from app.games.revive.names import BASICS, RESOURCES, Resource
from app.games.revive.queries.money import Cap, Convertible, Excess, Payment
from app.games.revive.state import State

resources: Rulebook[State] = Rulebook("risorse")


@resources.sets(Cap, entry="limite-risorse")
def so_much_of_each_can_be_kept(play: Play[State], query: Cap, cap: int | None) -> int:
    return facts.CAPS[query.of]


@resources.sets(Payment, entry="cristalli-automatici")
def crystals_pay_for_what_is_missing(
    play: Play[State], query: Payment, price: Table[Resource, int]
) -> Table[Resource, int]:
    player, paid, missing = query.payer(play), dict(price), 0
    for resource in BASICS:
        short = price.get(resource, 0) - play.state.has(player, resource)
        if short > 0:
            paid[resource] = price.get(resource, 0) - short
            missing += short
    paid["crystal"] = price.get("crystal", 0) + missing
    return Table({resource: amount for resource, amount in paid.items() if amount})


@resources.sets(Payment, otherwise="cristalli-non-a-scelta", over=("cristalli-automatici",))
def crystals_pay_first(
    play: Play[State], query: Payment, price: Table[Resource, int]
) -> Table[Resource, int]:
    crystals, paid = play.state.has(query.payer(play), "crystal"), dict(price)
    for resource in BASICS:
        used = min(crystals, price.get(resource, 0))
        crystals -= used
        paid[resource] = price.get(resource, 0) - used
        paid["crystal"] = paid.get("crystal", 0) + used
    return Table({resource: amount for resource, amount in paid.items() if amount})


@resources.forbids(MainAction, Trade, entry="pagare-il-costo")
def what_cannot_be_paid_cannot_be_done(play: Play[State], action: Deed) -> str | None:
    player, due = play.state.active_player(), price(play, action)
    if not due:
        return None
    paid = play.ask(Payment(due, player))
    short = [resource for resource, amount in paid.items()
             if amount > play.state.has(player, resource)]  # fmt: skip
    return "le risorse non bastano, cristalli compresi" if short else None


@resources.reacts(ActionOver, entry="eccesso-a-fine-azione")
def what_is_over_the_limit_is_lost_at_the_end_of_an_action(
    play: Play[State], over: ActionOver
) -> None:
    if over.player not in play.state.stock:
        return
    for resource in RESOURCES:
        excess = play.ask(Excess(resource, over.player))
        if excess:
            play.happen(Lost(over.player, resource, excess))


@resources.reacts(Gained, otherwise="eccesso-a-fine-azione")
def what_is_over_the_limit_is_lost_at_once(play: Play[State], gained: Gained) -> None:
    if gained.good in RESOURCES:
        excess = play.ask(Excess(gained.good, gained.player))
        if excess:
            play.happen(Lost(gained.player, gained.good, excess))


@resources.sets(Convertible, entry="cristalli-in-eccesso")
def only_crystals_in_excess_convert(play: Play[State], query: Convertible, number: int) -> int:
    return play.ask(Excess("crystal", query.player))


@resources.forbids(ConvertCrystal, entry="cristalli-entro-il-limite")
def crystals_that_can_be_kept_stay(play: Play[State], action: ConvertCrystal) -> str | None:
    if play.ask(Convertible()):
        return None
    return "si convertono liberamente solo i cristalli oltre il limite"


@resources.reacts(ConvertCrystal, entry="cristalli-in-eccesso")
def a_crystal_becomes_any_basic_resource(play: Play[State], action: ConvertCrystal) -> None:
    player = play.state.active_player()
    play.happen(Lost(player, "crystal", 1))
    play.happen(Gained(player, action.into))


@resources.reacts(UseCrate, entry="usare-una-cassa")
def a_crate_gives_what_it_holds(play: Play[State], action: UseCrate) -> None:
    gain(play, play.state.active_player(), play.state.box(action.crate))


@resources.forbids(UseCrate, entry="cassa-usata")
def only_a_crate_in_hand_is_used(play: Play[State], action: UseCrate) -> str | None:
    if action.crate in play.state.crates.get(play.state.active_player(), ()):
        return None
    return "la cassa non è tra quelle del giocatore"


@resources.reacts(UseCrate, entry="cassa-usata")
def a_crate_is_used_up(play: Play[State], action: UseCrate) -> None:
    play.happen(CrateUsed(play.state.active_player(), action.crate))


@resources.forbids(UseCrate, otherwise="cassa-oltre-il-limite")
def a_crate_has_to_fit_the_limits(play: Play[State], action: UseCrate) -> str | None:
    player = play.state.active_player()
    for good, amount in play.state.box(action.crate).items():
        if good not in RESOURCES:
            continue
        cap = play.ask(Cap(good))
        if cap is not None and play.state.has(player, good) + amount > cap:
            return "la cassa porterebbe oltre il limite"
    return None
