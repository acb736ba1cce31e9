"""Sequences in which cards and guns go: bookkeeping that several rules share."""

from collections.abc import Iterable

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.games.commodore import facts
from app.games.commodore.choices.fate import Roll, Shuffled
from app.games.commodore.choices.players import MORALE
from app.games.commodore.events.battle import Challenged, Fired
from app.games.commodore.events.cards import DeckRunOut, Drew
from app.games.commodore.events.course import MoraleChanged
from app.games.commodore.events.ships import Damaged
from app.games.commodore.names import Player, other
from app.games.commodore.queries.attack import AtOnce, Hits, MoraleLost, Shaken, Suffers
from app.games.commodore.queries.ship import Dice
from app.games.commodore.queries.special import Evadable
from app.games.commodore.state import State

Volley = tuple[str | None, str, tuple[int, ...]]  # who fires, at whom or `morale`, the dice


def draw(play: Play[State], player: Player) -> None:
    """Draw a card; where no card is left anywhere none is drawn. Raises `NotGiven`."""
    if play.state.deck is None:
        raise NotGiven("deck")
    if not play.state.deck:
        play.happen(DeckRunOut())
    if play.state.deck:
        play.happen(Drew(player, play.state.deck[0]))


def shuffled(play: Play[State], cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards in the order in which fate shuffles them."""
    left: tuple[str, ...] = tuple(cards)
    order: tuple[str, ...] = ()
    while left:
        card = play.choose(Shuffled(left))
        left = tuple(other for other in left if other != card)
        order = (*order, card)
    return order


def goes_through(play: Play[State], player: Player, card: str) -> bool:
    """Play an attack card against a player; tell whether it takes effect."""
    if play.ask(Evadable(facts.copies()[card])):
        play.happen(Challenged(player, card))
    return play.state.evaded != card


def aimed(play: Play[State], ship: str, at: str) -> Volley:
    """Roll for a ship that fires."""
    return ship, at, tuple(play.choose(Roll(ship)) for _ in range(play.ask(Dice(ship))))


def bombard(play: Play[State], at: str, dice: int) -> None:
    """Let an attack land that no ship makes."""
    land(play, (None, at, tuple(play.choose(Roll()) for _ in range(dice))))


def land(play: Play[State], volley: Volley) -> None:
    """Let what was fired hit, a ship that is still there or the enemy's morale."""
    ship, at, rolls = volley
    play.happen(Fired(ship, None if at == MORALE else at, rolls))
    if at == MORALE:
        shake(play, ship, rolls)
        return
    suffers, hits = play.ask(Suffers(ship, at)), play.ask(Hits(rolls))
    if suffers and hits and play.state.owner(suffers):
        play.happen(Damaged(suffers, hits))


def shake(play: Play[State], ship: str | None, rolls: tuple[int, ...]) -> None:
    """Let an attack cost the enemy morale, unless that has won the game already."""
    owner = (play.state.owner(ship) if ship else None) or play.state.active()
    lost = play.ask(MoraleLost(rolls)) if play.ask(Shaken(rolls)) else 0
    if lost and play.state.winner is None:
        play.happen(MoraleChanged(other(owner), -lost))


def exchange(play: Play[State], fire: Iterable[tuple[str, str]]) -> None:
    """Let ships fire, each at its target: all at once, or in turn as long as they are afloat."""
    if play.ask(AtOnce()):
        for volley in [aimed(play, ship, at) for ship, at in fire]:
            land(play, volley)
        return
    for ship, at in fire:
        if play.state.owner(ship):
            land(play, aimed(play, ship, at))
