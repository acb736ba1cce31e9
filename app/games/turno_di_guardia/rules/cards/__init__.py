"""What is printed on the cards, a module a kind of card or a hero; `cards` is all of it."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.rules.cards.bardo import bard
from app.games.turno_di_guardia.rules.cards.creature import creatures
from app.games.turno_di_guardia.rules.cards.ladro import rogue
from app.games.turno_di_guardia.rules.cards.mago import wizard
from app.games.turno_di_guardia.state import State

cards: Rulebook[State] = Rulebook.of(creatures, wizard, rogue, bard)
