"""What is said of cards and tokens that move, and of the order that players choose."""

from app.engine.kinds import Next, Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.choices.cost import ToExhaust
from app.games.turno_di_guardia.choices.line import NextRevealed
from app.games.turno_di_guardia.choices.piles import (
    BurialOrder,
    DeckPlace,
    GraveyardPlace,
    ToReshuffle,
)
from app.games.turno_di_guardia.events import campaign, effects, entrances, piles
from app.games.turno_di_guardia.events import line as lines
from app.games.turno_di_guardia.telling.phrases import listed, name


def _fire(event: effects.FireChanged, line: Line) -> str:
    grows = "cresce" if event.by > 0 else "cala"
    return f"Il fuoco {grows} di {abs(event.by)}: ora è {line.state.fire}"


def _triggered(event: effects.Triggered, line: Line) -> str:
    when = {
        "reveal": f"Effetto Rivela di {name(event.card)}",
        "first position": f"Effetto Prima Posizione di {name(event.card)}",
        "ongoing": f"Effetto A Oltranza di {name(event.card)}",
        "defeated": f"Effetto di {name(event.card)} alla sua sconfitta",
    }
    return when[event.effect]


def _buried(event: piles.Buried, line: Line) -> str:
    where = (
        "in cima al Cimitero" if event.place == 0 else f"nel Cimitero, al posto {event.place + 1}"
    )
    return f"{listed(event.cards)}: {where}"


def _horde(event: piles.AddedToHorde, line: Line) -> str:
    pile = "nell'Orda" if event.pile == "horde" else "nella nuova Orda, nella scatola"
    return f"{name(event.card)} va {pile}, carta coperta"


def _at_end(event: entrances.AddedAtEnd, line: Line) -> str:
    how = "coperta" if event.hidden else "scoperta"
    return f"In fondo alla Linea entra una carta {how}: {name(event.card)}"


def _swapped(event: entrances.Swapped, line: Line) -> str:
    if event.into is None:
        return f"{name(event.card)} va nel Cimitero, e nessuno prende il suo posto"
    return f"{name(event.card)} va nel Cimitero, {name(event.into)} torna nella Linea"


def _order(choice: BurialOrder, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    return f"Nel Cimitero prima {' e poi '.join(map(name, line.value))}, che resta in cima"


def _place(choice: GraveyardPlace, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    last = len(line.state.graveyard) - (1 if choice.swapped else 0)
    where = {0: "in cima", last: "in fondo"}.get(line.value, f"al posto {line.value + 1}")
    return f"Si sceglie dove mettere {name(choice.card)} nel Cimitero: {where}"


TELLERS: dict[type[Worded], Teller] = {
    BurialOrder: _order,
    GraveyardPlace: _place,
    NextRevealed: lambda c, ln: (
        f"La prossima da girare: {name(ln.value)}" if ln.kind == "chose" else None
    ),
    ToExhaust: lambda c, ln: None,
    ToReshuffle: lambda c, ln: None,
    DeckPlace: lambda c, ln: None,
    Next: lambda c, ln: (
        f"Tocca all'effetto di {name(ln.value.card)}" if ln.kind == "chose" else None
    ),
    effects.FireChanged: _fire,
    effects.Triggered: _triggered,
    effects.LifeNoted: lambda e, ln: (
        f"Si segna una volta per tutte la Vita di {name(e.card)}: {e.life}"
    ),
    effects.Blanked: lambda e, ln: f"Il testo di {name(e.card)} non vale più",
    effects.Hurt: lambda e, ln: f"{name(e.card)} subisce {e.by} danni",
    effects.Defeated: lambda e, ln: f"Sconfitta: {listed(e.cards)}",
    effects.WatchBegun: lambda e, ln: "Comincia la guardia",
    effects.Summoned: lambda e, ln: f"Si risolve {name(e.card)}",
    effects.Exhausted: lambda e, ln: f"Si esaurisce {name(e.ability)}",
    effects.Stolen: lambda e, ln: (
        f"{name(e.by)} ruba un dado da {ln.state.dice.get(e.die, '?')} del "
        f"{name(e.die.rpartition('-')[0])}"
    ),
    lines.Revealed: lambda e, ln: f"Si gira una carta: {name(e.card)}",
    lines.Hidden: lambda e, ln: f"{name(e.card)} torna coperta",
    lines.ClosedRanks: lambda e, ln: "Chi sta dietro avanza a riempire il vuoto",
    lines.Advanced: lambda e, ln: f"{name(e.card)} arriva in Prima Posizione",
    lines.Moved: lambda e, ln: f"{name(e.card)} si sposta al posto {e.to}",
    campaign.LineLaid: lambda e, ln: f"Si forma la Linea: {len(ln.state.present())} carte coperte",
    lines.LineDealt: lambda e, ln: f"Si forma la Linea: {len(e.cards)} carte coperte",
    piles.Buried: _buried,
    piles.RemovedFromGame: lambda e, ln: f"Via dal gioco: {listed(e.cards)}",
    piles.PutIntoDeck: lambda e, ln: (
        f"{listed(e.cards)}: {'in cima al' if e.end == 'top' else 'in fondo al'} mazzo Creature"
    ),
    piles.AddedToHorde: _horde,
    piles.Tamed: lambda e, ln: f"{name(e.card)} passa dalla parte del {name(e.by)}",
    piles.Reshuffled: lambda e, ln: f"{name(e.card)} si rimescola nel mazzo Creature",
    entrances.AddedAtEnd: _at_end,
    entrances.Replaced: lambda e, ln: (
        f"{name(e.by)} prende il posto di {name(e.card)}, che va nel Cimitero"
    ),
    entrances.Swapped: _swapped,
}
