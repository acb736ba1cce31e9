"""What is said of the abilities of the Ladro."""

from app.engine.kinds import Worded
from app.games.turno_di_guardia.actions.ladro import Backstab
from app.games.turno_di_guardia.telling.phrases import Teller, ability

TELLERS: dict[type[Worded], Teller] = {Backstab: ability}
