"""What is printed on the camp board, the runes and the class boards, by card."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

camp_actions = Rulebook[State]("cards")
