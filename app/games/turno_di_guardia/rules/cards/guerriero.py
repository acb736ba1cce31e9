"""What is printed on the ability cards of the Guerriero: each function is owned by its card."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

warrior = Rulebook[State]("cards")
