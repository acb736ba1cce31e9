"""What is said of the abilities of the Paladino."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.paladino import (
    DragonLance,
    Inspire,
    MagicSword,
    ShieldBash,
    Taunt,
)
from app.games.turno_di_guardia.telling.phrases import ability, attacker, name


def _inspire(action: Inspire, line: Line) -> str:
    return f"{name(action.card)} su {attacker(action.raised)}"


TELLERS: dict[type[Worded], Teller] = {
    ShieldBash: ability,
    MagicSword: ability,
    Taunt: ability,
    DragonLance: ability,
    Inspire: _inspire,
}
