"""What is said of the abilities of the Bardo."""

from app.engine.kinds import Worded
from app.games.turno_di_guardia.actions.bardo import SirenSong
from app.games.turno_di_guardia.telling.phrases import Teller, ability

TELLERS: dict[type[Worded], Teller] = {SirenSong: ability}
