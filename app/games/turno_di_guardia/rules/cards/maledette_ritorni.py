"""What is printed on the Creature Maledette that bring creatures back from the Graveyard."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.choices.piles import RisingOrder
from app.games.turno_di_guardia.events.effects import Triggered
from app.games.turno_di_guardia.moves import bring_back
from app.games.turno_di_guardia.queries.life import BaseLife
from app.games.turno_di_guardia.rules.cards.at_work import at_work
from app.games.turno_di_guardia.state import State

callers = Rulebook[State]("cards")

Marks = tuple[int, ...]


def _of_card(play: Play[State], card: str) -> tuple[str, ...]:
    """Return the copies of a card that lie in the Graveyard, from the top."""
    return tuple(copy for copy in play.state.graveyard if facts.copies()[copy] == card)


def _of_type(play: Play[State], kind: str) -> tuple[str, ...]:
    """Return the creatures of a type that lie in the Graveyard, from the top."""
    return tuple(copy for copy in play.state.graveyard if facts.has_type(copy, kind))


def _rise(play: Play[State], caller: str, cards: tuple[str, ...], *, behind: bool = False) -> None:
    """Let cards stand up beside the one that calls them."""
    if cards:
        bring_back(play, play.choose(RisingOrder(caller, cards)), caller, behind=behind)


def _weakest_first(
    play: Play[State], choice: RisingOrder, order: tuple[str, ...], of: str
) -> Marks | None:
    """Mark an order by the Lives in it: the least has the weakest nearest the fire."""
    if facts.copies()[choice.beside] != of:
        return None
    return tuple(play.ask(BaseLife(card)) for card in order)


# -- the Wyvern Rider ----------------------------------------------------------------------


@callers.reacts(Triggered, entry="wyvern-rider")
def the_wyverns_follow_their_rider(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "wyvern-rider", "reveal"):
        _rise(play, event.card, _of_card(play, "viverna"), behind=True)


@callers.reacts(Triggered, otherwise="wyvern-rider")
def the_wyverns_fly_ahead_of_their_rider(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "wyvern-rider", "reveal"):
        _rise(play, event.card, _of_card(play, "viverna"))


# -- the Goblin Chief ----------------------------------------------------------------------


@callers.reacts(Triggered, entry="goblin-chief")
def the_chief_calls_the_two_strongest(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "goblin-chief", "reveal"):
        goblins = sorted(_of_type(play, "Goblin"), key=lambda one: -play.ask(BaseLife(one)))
        _rise(play, event.card, tuple(goblins[:2]))


@callers.ranks(RisingOrder, "strength", entry="goblin-chief")
def the_weaker_goblin_stands_nearer(
    play: Play[State], choice: RisingOrder, order: tuple[str, ...]
) -> Marks | None:
    return _weakest_first(play, choice, order, "goblin-chief")


# -- the Necromancer -----------------------------------------------------------------------


@callers.reacts(Triggered, entry="necromancer")
def the_top_two_undead_rise(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "necromancer", "reveal"):
        _rise(play, event.card, _of_type(play, "Non Morto")[:2])


@callers.reacts(Triggered, otherwise="necromancer")
def undead_rise_from_the_top_two_cards(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "necromancer", "reveal"):
        top = play.state.graveyard[:2]
        undead = _of_type(play, "Non Morto")
        _rise(play, event.card, tuple(card for card in top if card in undead))


@callers.ranks(RisingOrder, "strength", entry="necromancer")
def the_weaker_undead_stands_nearer(
    play: Play[State], choice: RisingOrder, order: tuple[str, ...]
) -> Marks | None:
    return _weakest_first(play, choice, order, "necromancer")


# -- the High Priestess --------------------------------------------------------------------


@callers.reacts(Triggered, entry="high-priestess")
def the_acolytes_return_to_their_priestess(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "high-priestess", "reveal"):
        _rise(play, event.card, _of_card(play, "accolito")[:2])


@callers.reacts(Triggered, otherwise="high-priestess")
def the_acolytes_stand_behind_their_priestess(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "high-priestess", "reveal"):
        _rise(play, event.card, _of_card(play, "accolito")[:2], behind=True)


@callers.ranks(RisingOrder, "strength", entry="high-priestess")
def the_weaker_acolyte_stands_nearer(
    play: Play[State], choice: RisingOrder, order: tuple[str, ...]
) -> Marks | None:
    return _weakest_first(play, choice, order, "high-priestess")
