"""Superior Assets: a stronger ship, or more morale."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.special import Assets, Rally
from app.games.commodore.events.course import MoraleChanged
from app.games.commodore.events.ships import Marked
from app.games.commodore.queries.attack import BoardingTotal
from app.games.commodore.queries.ship import Strength
from app.games.commodore.queries.table import FirstMorale
from app.games.commodore.state import State

superior_assets = Rulebook[State]("carte-speciali")


# -- a stronger ship -----------------------------------------------------------------------


@superior_assets.forbids(Assets, entry="risorse-nave-appena-aggiunta")
def assets_go_to_a_ship_just_added(play: Play[State], action: Assets) -> str | None:
    if action.ship in play.state.fresh:
        return None
    return f"{facts.name(action.ship)} non è appena entrata in gioco"


@superior_assets.reacts(Assets, entry="risorse-superiori")
def a_marker_is_laid_on_the_ship(play: Play[State], action: Assets) -> None:
    play.happen(Marked(action.ship, "assets"))


@superior_assets.adds(Strength, entry="risorse-superiori")
def assets_make_stronger(play: Play[State], query: Strength, strength: int) -> int | None:
    return 1 if play.state.marked(query.ship, "assets") else None


@superior_assets.adds(Strength, entry="risorse-due-carte")
def every_further_marker_counts(play: Play[State], query: Strength, strength: int) -> int | None:
    return max(play.state.marked(query.ship, "assets") - 1, 0) or None


@superior_assets.adds(BoardingTotal, otherwise="risorse-nessun-altro-effetto")
def a_seasoned_crew_boards_better(
    play: Play[State], query: BoardingTotal, total: int
) -> int | None:
    return 1 if play.state.marked(query.ship, "assets") else None


# -- more morale ---------------------------------------------------------------------------


@superior_assets.reacts(Rally, entry="chiamata-a-raccolta")
def morale_grows(play: Play[State], action: Rally) -> None:
    play.happen(MoraleChanged(play.state.active(), 1))


@superior_assets.forbids(MoraleChanged, otherwise="morale-oltre-sette")
def morale_never_passes_the_first(play: Play[State], event: MoraleChanged) -> str | None:
    full = play.state.morale.get(event.player, 0) >= play.ask(FirstMorale(event.player))
    return "il Morale è già al massimo" if event.by > 0 and full else None


@superior_assets.forbids(Rally, otherwise="raccolta-senza-navi")
def only_ships_are_rallied(play: Play[State], action: Rally) -> str | None:
    return None if play.state.fleet(play.state.active()) else "non c'è una nave da chiamare"
