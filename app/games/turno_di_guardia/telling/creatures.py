"""What is said of what single creatures do."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.choices.cost import ToSteal
from app.games.turno_di_guardia.choices.piles import RisingOrder
from app.games.turno_di_guardia.events import effects, piles, risings
from app.games.turno_di_guardia.telling.phrases import attacker, listed, name


def _raised(event: risings.RaisedInFront, line: Line) -> str:
    where = "all'inizio della Linea" if event.of == "line" else "in cima all'Orda"
    return f"{name(event.card)}: dal Cimitero {where}"


def _brought_back(event: risings.BroughtBack, line: Line) -> str:
    where = "dietro" if event.behind else "davanti"
    return f"Dal Cimitero tornano {where} a {name(event.beside)}: {listed(event.cards)}"


def _withdrawn(event: piles.WithdrawnToHorde, line: Line) -> str:
    pile = "nell'Orda" if event.pile == "horde" else "nella nuova Orda, nella scatola"
    return f"Vanno {pile}, coperte: {listed(event.cards)}"


def _order(choice: RisingOrder, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    return f"Chi torna, dal più vicino al fuoco: {listed(line.value)}"


def _stolen(choice: ToSteal, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    return f"Si sceglie che cosa ruba {name(choice.card)}: {attacker(line.value)}"


TELLERS: dict[type[Worded], Teller] = {
    RisingOrder: _order,
    ToSteal: _stolen,
    effects.Slain: lambda e, ln: None,
    effects.SummonPaid: lambda e, ln: None,
    piles.WithdrawnToHorde: _withdrawn,
    risings.GraveyardStirs: lambda e, ln: None,
    risings.RaisedInFront: _raised,
    risings.DrawnInFront: lambda e, ln: (
        f"Si pesca una carta e la si mette davanti a {name(e.of)}: {name(e.card)}"
    ),
    risings.BroughtBack: _brought_back,
    risings.StoodUp: lambda e, ln: None,
}
