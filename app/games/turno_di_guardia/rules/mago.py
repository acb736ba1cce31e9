"""Il Mago: doubts about his abilities."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

wizard_rulings = Rulebook[State]("mago")
