"""Il Ranger: doubts about his abilities."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

ranger_rulings = Rulebook[State]("ranger")
