"""What is said of the abilities of the Mago."""

from app.engine.kinds import Worded
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.mago import (
    ChaosBlast,
    Curse,
    Illuminate,
    Polymorph,
    Shockbolt,
)
from app.games.turno_di_guardia.telling.phrases import ability

TELLERS: dict[type[Worded], Teller] = {
    ChaosBlast: ability,
    Polymorph: ability,
    Illuminate: ability,
    Shockbolt: ability,
    Curse: ability,
}
