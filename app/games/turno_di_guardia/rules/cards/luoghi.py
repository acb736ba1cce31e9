"""What is printed on the locations: each function is owned by its card."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

locations = Rulebook[State]("cards")
