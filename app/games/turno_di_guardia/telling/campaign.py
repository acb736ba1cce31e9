"""What is said of the campaign: setting up, the rounds, how it ends."""

from app.engine.kinds import Worded
from app.games.turno_di_guardia.telling.phrases import Teller

TELLERS: dict[type[Worded], Teller] = {}
