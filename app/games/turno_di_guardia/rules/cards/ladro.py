"""What is printed on the ability cards of the Ladro: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ladro import Backstab
from app.games.turno_di_guardia.choices.line import NextRevealed
from app.games.turno_di_guardia.events.effects import Defeated
from app.games.turno_di_guardia.moves import turn_up
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.life import BaseLife
from app.games.turno_di_guardia.state import State

rogue = Rulebook[State]("cards")


@rogue.reacts(Backstab, entry="attacco-alle-spalle")
def the_total_roll_strikes_one(play: Play[State], action: Backstab) -> None:
    _stab(play, action, _rolled(play, action))


@rogue.reacts(Backstab, otherwise="attacco-alle-spalle")
def the_die_alone_strikes_one(play: Play[State], action: Backstab) -> None:
    _stab(play, action, play.ask(Strength(action.die)) if action.die else 0)


def _stab(play: Play[State], action: Backstab, strength: int) -> None:
    """Turn the cards up, then defeat the chosen one if it is no stronger than that."""
    hidden = tuple(card for card in action.cards if card in play.state.face_down)
    while hidden:
        card = play.choose(NextRevealed(hidden))
        turn_up(play, card)
        hidden = tuple(other for other in hidden if other != card)
    struck = action.defeat if action.defeat in play.state.line else None
    if struck and play.ask(BaseLife(struck)) <= strength:
        play.happen(Defeated((struck,)))


def _rolled(play: Play[State], action: Backstab) -> int:
    """Return what the hero rolled this round, whatever has become of the dice."""
    hero = facts.abilities()[action.card].hero
    return sum(play.ask(Strength(die)) for die in play.state.dice if die.startswith(f"{hero}-"))
