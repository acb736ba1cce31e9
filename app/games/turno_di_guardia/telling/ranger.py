"""What is said of the abilities of the Ranger."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.ranger import (
    ElfSenses,
    FarSight,
    LongShot,
    Sharpshooter,
    Slumber,
)
from app.games.turno_di_guardia.events import abilities
from app.games.turno_di_guardia.naming import option_name
from app.games.turno_di_guardia.telling.phrases import ability, name


def _again(action: Sharpshooter, line: Line) -> str:
    return f"{name(action.card)}: si ritira il {option_name(action.spent)}"


def _hushed(event: abilities.Hushed, line: Line) -> str | None:
    return "Il prossimo effetto Rivela non scatterà" if event.by > 0 else None


TELLERS: dict[type[Worded], Teller] = {
    ElfSenses: ability,
    FarSight: ability,
    LongShot: ability,
    Slumber: ability,
    Sharpshooter: _again,
    abilities.Hushed: _hushed,
    abilities.Recovered: lambda e, ln: f"Torna disponibile il {option_name(e.die)}",
    abilities.Assigned: lambda e, ln: f"Su {name(e.on)} resta il {option_name(e.die)}",
}
