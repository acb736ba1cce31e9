"""What is said of the abilities of the Chierico."""

from app.engine.kinds import Worded
from app.games.turno_di_guardia.telling.phrases import Teller

TELLERS: dict[type[Worded], Teller] = {}
