"""What is said of the abilities of the Chierico."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.chierico import (
    Banish,
    BlindingLight,
    CleanseUndead,
    ProtectiveWard,
    Rebuke,
)
from app.games.turno_di_guardia.telling.phrases import ability, name


def _rebuke(action: Rebuke, line: Line) -> str:
    price = "con un dado" if action.die else "esaurendo la carta"
    if action.to is None:
        return f"{name(action.card)} contro {name(action.creature)}, {price}"
    return f"{name(action.card)} su {name(action.creature)}, verso il posto {action.to}, {price}"


TELLERS: dict[type[Worded], Teller] = {
    Rebuke: _rebuke,
    CleanseUndead: ability,
    Banish: ability,
    BlindingLight: ability,
    ProtectiveWard: ability,
}
