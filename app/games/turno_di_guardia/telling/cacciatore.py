"""What is said of the abilities of the Cacciatore."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.cacciatore import (
    AnimalSentry,
    Hunt,
    SetSnares,
    TameBeast,
    Tracking,
)
from app.games.turno_di_guardia.events.effects import BeastSent
from app.games.turno_di_guardia.telling.phrases import ability, name


def _hunt(action: Hunt, line: Line) -> str:
    return f"{ability(action, line)}: dal Cimitero si prende {name(action.creature)}"


TELLERS: dict[type[Worded], Teller] = {
    TameBeast: ability,
    SetSnares: ability,
    Hunt: _hunt,
    AnimalSentry: ability,
    Tracking: ability,
    BeastSent: lambda e, ln: f"La Bestia {name(e.beast)} si avventa su {name(e.on)}",
}
