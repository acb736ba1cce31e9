"""What the die of Special Damage does, and what the markers that it leaves mean."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.played import ByShip
from app.games.commodore.events.ships import Marked, SpecialRolled, Sunk
from app.games.commodore.queries.attack import FiresBack, JoinsMelee
from app.games.commodore.queries.ship import Strength
from app.games.commodore.queries.special import Weakens
from app.games.commodore.state import LOSSES, Mark, State

special_table = Rulebook[State]("carte-speciali")


# -- one to three: the rigging -------------------------------------------------------------


@special_table.reacts(SpecialRolled, entry="sartiame-distrutto")
def one_to_three_cuts_the_rigging(play: Play[State], event: SpecialRolled) -> None:
    if event.roll <= 3:
        play.happen(Marked(event.ship, "rigging"))


@special_table.adds(Strength, entry="sartiame-distrutto")
def a_ship_without_rigging_is_weaker(
    play: Play[State], query: Strength, strength: int
) -> int | None:
    return _penalty(play, query.ship, "rigging")


@special_table.forbids(ByShip, entry="senza-sartiame")
def without_rigging_a_ship_does_not_attack(play: Play[State], action: ByShip) -> str | None:
    cut = play.state.marked(action.ship, "rigging")
    return f"{facts.name(action.ship)} ha il sartiame distrutto" if cut else None


@special_table.sets(FiresBack, otherwise="senza-sartiame-risponde", over=("broadsides-reciproca",))
def without_rigging_no_answer(play: Play[State], query: FiresBack, back: bool) -> bool | None:
    return False if query.ship and play.state.marked(query.ship, "rigging") else None


@special_table.sets(JoinsMelee, otherwise="senza-sartiame-in-mischia")
def without_rigging_no_melee(play: Play[State], query: JoinsMelee, joins: bool) -> bool | None:
    return False if play.state.marked(query.ship, "rigging") else None


# -- four: the captain ---------------------------------------------------------------------


@special_table.reacts(SpecialRolled, entry="capitano-ucciso")
def four_kills_the_captain(play: Play[State], event: SpecialRolled) -> None:
    if event.roll == 4:
        play.happen(Marked(event.ship, "captain"))


@special_table.adds(Strength, entry="capitano-ucciso")
def a_ship_without_captain_is_weaker(
    play: Play[State], query: Strength, strength: int
) -> int | None:
    return _penalty(play, query.ship, "captain")


# -- five and six --------------------------------------------------------------------------


@special_table.reacts(SpecialRolled, entry="gran-colpo")
def five_sinks_the_ship(play: Play[State], event: SpecialRolled) -> None:
    if event.roll == 5:
        play.happen(Sunk(event.ship))


@special_table.reacts(SpecialRolled, entry="bruciata")
def six_sinks_the_ship(play: Play[State], event: SpecialRolled) -> None:
    if event.roll == 6:
        play.happen(Sunk(event.ship))


# -- how long, and how often ---------------------------------------------------------------


@special_table.sets(Weakens, entry="danni-speciali-fuori-dall-attacco")
def a_loss_counts_while_attacking(play: Play[State], query: Weakens, counts: bool) -> bool | None:
    return None if play.state.phase in ("attack", None) else False


@special_table.reacts(Marked, entry="effetto-ripetuto")
def the_same_effect_again_hardens(play: Play[State], event: Marked) -> None:
    if event.mark in LOSSES and play.state.marked(event.ship, event.mark) == 2:
        play.happen(Marked(event.ship, "hardened"))


@special_table.adds(Strength, entry="effetto-ripetuto")
def a_hardened_ship_is_stronger(play: Play[State], query: Strength, strength: int) -> int | None:
    return play.state.marked(query.ship, "hardened") or None


@special_table.adds(Strength, otherwise="effetto-ripetuto")
def the_same_effect_again_weakens(play: Play[State], query: Strength, strength: int) -> int | None:
    again = sum(max(play.state.marked(query.ship, mark) - 1, 0) for mark in LOSSES)
    return -again if again and play.ask(Weakens()) else None


def _penalty(play: Play[State], ship: str, mark: Mark) -> int | None:
    """Return −1 for a ship so marked, while that counts."""
    return -1 if play.state.marked(ship, mark) and play.ask(Weakens()) else None
