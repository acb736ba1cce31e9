"""Il Guerriero: doubts about his abilities."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.state import State

warrior_rulings = Rulebook[State]("guerriero")
