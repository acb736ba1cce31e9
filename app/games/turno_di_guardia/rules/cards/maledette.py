"""What is printed on the Creature Maledette: each function is owned by its card."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

unhallowed = Rulebook[State]("cards")
