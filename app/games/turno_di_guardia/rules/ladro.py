"""Il Ladro: doubts about his abilities."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

rogue_rulings = Rulebook[State]("ladro")
