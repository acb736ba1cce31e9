"""Il Cacciatore: doubts about his abilities."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

beast_master_rulings = Rulebook[State]("cacciatore")
