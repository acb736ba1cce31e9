"""I Luoghi: what a location is and what may change it."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

places = Rulebook[State]("luoghi")
