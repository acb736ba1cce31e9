"""Whose effect has been set off, whose text is in force, who is aimed at."""

from app.engine.kinds import Event
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.events.effects import Hurt, Triggered
from app.games.turno_di_guardia.printed import Effect
from app.games.turno_di_guardia.queries.life import Works
from app.games.turno_di_guardia.state import State


def at_work(play: Play[State], event: Triggered, card: str, effect: Effect) -> bool:
    """Tell whether this is the card's effect, and counts: what a creature does in dying was
    weighed when it was set off, and the creature may lie in the Graveyard since."""
    if facts.copies()[event.card] != card or event.effect != effect:
        return False
    return effect == "defeated" or play.ask(Works(event.card))


def living(play: Play[State], card: str) -> tuple[str, ...]:
    """Return the copies of a card whose text is in force."""
    return tuple(copy for copy in facts.copies_of(card) if play.ask(Works(copy)))


def ahead(play: Play[State], card: str, of: str) -> bool:
    """Tell whether a copy of a card, its text in force, stands nearer the fire than another."""
    place = play.state.place(of)
    places = (play.state.place(copy) for copy in living(play, card))
    return place is not None and any(other and other < place for other in places)


def aimed_at(event: Event[State]) -> tuple[str, ...]:
    """Return the creatures that an attack, an ability or the damage it deals is aimed at."""
    match event:
        case DirectAttack(on=card) | Hurt(card=card):
            return (card,)
        case Ability():
            return event.targets
    return ()
