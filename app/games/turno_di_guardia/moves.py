"""Sequences in which things move: the change itself, then what the table may react to.

Bookkeeping, not rules: they fix that a card is seen to lie (`Shown`) and is there to be attacked
(`Faced`), that a new first card has come forward (`Advanced`) and that the Line has come to rest
(`LineSettled`), in that order, so that rules about one never depend on the order in which rules
are listed.
"""

from collections.abc import Iterable

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.choices.cost import ToExhaust
from app.games.turno_di_guardia.choices.fate import Drawn
from app.games.turno_di_guardia.choices.piles import WhichUnhallowed
from app.games.turno_di_guardia.events.blows import Overpowered, Recounted
from app.games.turno_di_guardia.events.campaign import Dealt, DeckRunOut, LineLaid
from app.games.turno_di_guardia.events.effects import (
    Defeated,
    Exhausted,
    FireChanged,
    FireOut,
    FireStarved,
    Hurt,
    LifeNeeded,
    Summoned,
    Triggered,
    WatchBegun,
)
from app.games.turno_di_guardia.events.entrances import AddedAtEnd, Entrance
from app.games.turno_di_guardia.events.line import (
    Advanced,
    ClosedRanks,
    Exchanged,
    Faced,
    LineSettled,
    Moved,
    Revealed,
    Shown,
    Uncovering,
)
from app.games.turno_di_guardia.events.piles import AddedToHorde, Buried, Dying, Pile
from app.games.turno_di_guardia.events.risings import BroughtBack, GraveyardStirs, StoodUp
from app.games.turno_di_guardia.printed import Effect
from app.games.turno_di_guardia.queries.attack import AttackValue, Overcome
from app.games.turno_di_guardia.queries.campaign import FireAfter
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.queries.line import EntersHidden, HordeEnd, HordePile
from app.games.turno_di_guardia.state import State


def draw_creature(play: Play[State]) -> str:
    """Return the top card of the creature deck, empty where no card is left anywhere.

    Raises `NotGiven` where the position has no deck.
    """
    if play.state.creature_deck is None:
        raise NotGiven("creature deck")
    if not play.state.creature_deck:
        play.happen(DeckRunOut())
    return next(iter(play.state.creature_deck or ()), "")


def draw_unhallowed(play: Play[State]) -> str:
    """Return the Unhallowed that comes next, empty where none is left; raises `NotGiven`."""
    return play.choose(WhichUnhallowed()) if play.ask(WhichUnhallowed()) else ""


def shuffled(play: Play[State], cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards in the order in which fate shuffles them."""
    left: tuple[str, ...] = tuple(cards)
    order: tuple[str, ...] = ()
    while left:
        card = play.choose(Drawn(left))
        left = tuple(other for other in left if other != card)
        order = (*order, card)
    return order


def change_fire(play: Play[State], by: int) -> None:
    """Let the fire grow or shrink as far as it can."""
    wanted = play.state.known_fire() + by
    change = play.ask(FireAfter(by)) - play.state.known_fire()
    if change:
        play.happen(FireChanged(change))
    if wanted < 0:
        play.happen(FireStarved())
    elif wanted == 0:
        play.happen(FireOut())


def exhaust_cards(play: Play[State], number: int) -> None:
    """Let the party exhaust so many ability cards, or all that are ready if they are fewer.

    Raises `NotGiven` where the position has no ability cards.
    """
    if number and not play.state.abilities:
        raise NotGiven("abilities")
    for _ in range(min(number, len(play.state.ready()))):
        play.happen(Exhausted(play.choose(ToExhaust())))


def hit(play: Play[State], card: str, amount: int) -> None:
    """Let an ability deal damage to a creature, which is defeated where that is enough."""
    play.happen(Hurt(card, amount))
    strike(play, card)


def strike(play: Play[State], card: str) -> None:
    """Determine a creature's Life, and defeat it where what it suffers is enough."""
    play.happen(LifeNeeded(card))
    if card in play.state.line and play.ask(Overcome(card)):
        overpower(play, card, play.ask(AttackValue(card)) - play.ask(Life(card)))


def overpower(play: Play[State], card: str, left: int = 0) -> None:
    """Defeat a creature; who minds where it stood and how strong it was hears of it first."""
    heroes = _fighting(play, card)
    play.happen(Overpowered(card, left))
    play.happen(Defeated((card,), heroes))


def _fighting(play: Play[State], card: str) -> tuple[str, ...]:
    """Return the heroes whose dice lie on a creature, and whose ability harms it now.

    An ability after which others' dice are enough has only helped them.
    """
    dice = (die for die, on in play.state.assigned.items() if on == card and die in play.state.dice)
    heroes = tuple(die.rpartition("-")[0] for die in dice)
    if any(isinstance(event, Recounted) for event in play.under_way):
        return tuple(dict.fromkeys(heroes))
    used = (action.card for action in play.under_way if isinstance(action, Ability))
    return tuple(dict.fromkeys((*heroes, *map(play.state.holder, used))))


def deal_line(play: Play[State], number: int) -> None:
    """Deal creatures face down into a Line; where the cards run out it stays shorter."""
    top = next(iter(play.state.graveyard), "")
    for _ in range(number):
        card = draw_creature(play)
        if card:
            play.happen(Dealt(card))
    play.happen(LineLaid())
    if top in play.state.graveyard:
        play.happen(GraveyardStirs(top, revealed=False))
    play.happen(LineSettled())
    if top in play.state.graveyard:
        play.happen(GraveyardStirs(top, revealed=True))
    play.happen(WatchBegun())


def set_off(play: Play[State], card: str, effect: Effect) -> None:
    """Set off an effect of a creature, if it has one; a Summon is carried out when revealed."""
    if facts.has_effect(card, effect):
        play.happen(Triggered(card, effect))
    elif effect == "reveal" and not facts.creature(card):
        play.happen(Summoned(card))


def turn_up(play: Play[State], card: str) -> bool:
    """Reveal a card of the Line; tell whether it is now face up."""
    place = play.state.place(card)
    play.happen(Uncovering(card))
    if not play.happen(Revealed(card)):
        return False
    _show(play, card, place)
    return True


def enter(play: Play[State], entrance: Entrance) -> None:
    """Let a card come into the Line."""
    place = entrance.apply(play.state).place(entrance.entering)
    if play.happen(entrance):
        _show(play, entrance.entering, place)
        play.happen(LineSettled())


def bring_back(play: Play[State], cards: tuple[str, ...], beside: str, *, behind: bool) -> None:
    """Let cards of the Graveyard stand up together beside a creature, in this order."""
    play.happen(BroughtBack(cards, beside, behind))
    for card in cards:
        enter(play, StoodUp(card))


def add_at_end(play: Play[State], card: str) -> None:
    """Add a drawn card at the end of the Line, as it has to lie there."""
    enter(play, AddedAtEnd(card, play.ask(EntersHidden(card))))


def send_to_horde(play: Play[State], card: str) -> None:
    """Put a card into the Horde, in the pile that is in use."""
    pile: Pile = "horde" if play.ask(HordePile()) == "horde" else "new horde"
    play.happen(AddedToHorde(card, pile, play.ask(HordeEnd())))


def bury(play: Play[State], cards: tuple[str, ...], place: int) -> None:
    """Lay defeated cards in the Graveyard; who watches the dead sees them before the Line moves."""
    play.happen(Dying(cards))
    play.happen(Buried(cards, place))


def close_ranks(play: Play[State]) -> None:
    """Let the creatures behind a gap step forward."""
    gaps = tuple(place for place, card in enumerate(play.state.line, 1) if card is None)
    play.happen(ClosedRanks(gaps))
    first = play.state.at(1)
    if 1 in gaps and first and play.state.face_up(first):
        play.happen(Advanced(first))
    play.happen(LineSettled())


def move(play: Play[State], card: str, to: int) -> None:
    """Move a card within the Line."""
    _rearrange(play, Moved(card, to))


def exchange(play: Play[State], card: str, other: str) -> None:
    """Let two cards of the Line change places."""
    _rearrange(play, Exchanged(card, other))


def _rearrange(play: Play[State], event: Moved | Exchanged) -> None:
    was_first = play.state.at(1)
    play.happen(event)
    first = play.state.at(1)
    if first and first != was_first and play.state.face_up(first):
        play.happen(Advanced(first))
    play.happen(LineSettled())


def _show(play: Play[State], card: str, place: int | None) -> None:
    if place and play.state.face_up(card):
        play.happen(Shown(card, place))
        play.happen(Faced(card))
