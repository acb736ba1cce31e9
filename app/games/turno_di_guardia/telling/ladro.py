"""What is said of the abilities of the Ladro."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.ladro import (
    Backstab,
    PoisonBlade,
    SmokeBomb,
    ThrowingDaggers,
)
from app.games.turno_di_guardia.choices.ladro import SecondTarget, Stabbed
from app.games.turno_di_guardia.events.ladro import (
    BackstabDone,
    BladePoisoned,
    BladesWorn,
    Caught,
    Poisoned,
)
from app.games.turno_di_guardia.queries.ladro import BladeBonus
from app.games.turno_di_guardia.telling.phrases import ability, attacker, name


def _stabbed(choice: Stabbed, line: Line) -> str:
    if line.kind == "chose":
        return f"Si sceglie chi colpire: {name(line.value)}"
    if not line.value:
        return f"Con {choice.strength} nessuna delle carte girate cade"
    return f"Con {choice.strength} può cadere {' o '.join(map(name, line.value))}"


def _daggers(action: ThrowingDaggers, line: Line) -> str:
    return f"{ability(action, line)}: {attacker(action.raising)} va al massimo"


def _left(event: BladesWorn, line: Line) -> str:
    left = sum(line.state.blades)
    if not left:
        return "Il veleno è finito"
    return f"Il veleno dura ancora per {'un attacco' if left == 1 else f'{left} attacchi'}"


TELLERS: dict[type[Worded], Teller] = {
    Backstab: ability,
    PoisonBlade: ability,
    SmokeBomb: ability,
    ThrowingDaggers: _daggers,
    SecondTarget: lambda c, ln: (
        f"Si sceglie che cosa girare adesso: {name(ln.value)}" if ln.kind == "chose" else None
    ),
    Stabbed: _stabbed,
    BladeBonus: lambda q, ln: f"La Lama Avvelenata aggiunge {ln.value}",
    Caught: lambda e, ln: None,
    BackstabDone: lambda e, ln: None,
    BladePoisoned: lambda e, ln: "La lama è avvelenata",
    Poisoned: lambda e, ln: f"Contro {name(e.card)} il veleno dà +{e.by}",
    BladesWorn: _left,
}
