"""What is said of the camp."""

from app.engine.kinds import Worded
from app.games.turno_di_guardia.telling.phrases import Teller

TELLERS: dict[type[Worded], Teller] = {}
