"""What is said of the abilities of the Guerriero."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.guerriero import Berserk, GiantsBane, ThrowAxe, Wound
from app.games.turno_di_guardia.choices.dice import ToKeep
from app.games.turno_di_guardia.events import blows
from app.games.turno_di_guardia.queries.blows import Beside
from app.games.turno_di_guardia.telling.phrases import ability, listed, name, of


def _kept(event: blows.DieKept, line: Line) -> str:
    return f"Un dado {of(event.die.rpartition('-')[0])} torna disponibile: ora vale {event.value}"


def _beside(query: Beside, line: Line) -> str:
    places = [str(place) for place in line.value]
    where = "posizione" if len(places) == 1 else "posizioni"
    return f"Accanto alla creatura sconfitta: {where} {listed(places)}"


TELLERS: dict[type[Worded], Teller] = {
    Berserk: ability,
    ThrowAxe: ability,
    Wound: ability,
    GiantsBane: ability,
    Beside: _beside,
    ToKeep: lambda c, ln: None,
    blows.DieKept: _kept,
    blows.Wounded: lambda e, ln: f"Metà della Vita di {name(e.card)} è persa",
    blows.TookEffect: lambda e, ln: f"{name(e.ability)} vale fino alla fine del turno",
}
