"""Goods that come and go."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.events import goods as events
from app.games.revive.names import RESOURCES
from app.games.revive.naming import COLOURS, amount, goods, who
from app.games.sentences import Teller


def _gained(event: events.Gained, line: Line) -> str:
    said = amount(event.amount, event.good)
    kept = event.good in (*RESOURCES, "energy", "point", "devotion")
    return f"{who(event.player)} {'guadagna' if kept else 'ottiene'} {said}"


def _converted(event: events.Converted, line: Line) -> str:
    source = "devotion" if event.into == "point" else "point"
    return (
        f"{who(event.player)} converte {amount(event.amount, source)} in "
        f"{amount(event.gives, event.into)}"
    )


GOODS: dict[type[Any], Teller] = {
    events.Gained: _gained,
    events.Paid: lambda e, ln: f"{who(e.player)} paga {goods(e.what)}",
    events.Lost: lambda e, ln: f"{who(e.player)} perde {amount(e.amount, e.resource)}",
    events.TookArtifact: lambda e, ln: (
        f"{who(e.player)} prende un artefatto {COLOURS[e.colour]} dal tabellone"
    ),
    events.DiscardedArtifact: lambda e, ln: (
        f"{who(e.player)} toglie un artefatto {COLOURS[e.colour]} dal tabellone"
    ),
    events.NoArtifactLeft: lambda e, ln: (
        f"{who(e.player)} prenderebbe un artefatto, ma non ce ne sono più"
    ),
    events.TookToken: lambda e, ln: (
        f"{who(e.player)} prende il segnalino da {amount(e.points, 'point')}"
    ),
    events.Counted: lambda e, ln: (
        f"{who(e.player)} segna {amount(e.points, 'point')} di fine partita"
    ),
    events.Converted: _converted,
}
