"""Turns, and figures that arrive, die and leave money, as a person would tell of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.gloomhaven.actions import order as turns
from app.games.gloomhaven.actions import summons as actions
from app.games.gloomhaven.choices import summons as choices
from app.games.gloomhaven.events import battle
from app.games.gloomhaven.events import summons as events
from app.games.gloomhaven.naming import cell, hex_name, listed


def _arrival(what: Callable[[Any], str]) -> Callable[[Any, Line], str | None]:
    """Tell where a figure can come onto the map, or where it is decided that it does."""

    def told(choice: Any, line: Line) -> str | None:
        if line.kind == "chose":
            return f"si sceglie di mettere {what(choice)} {cell('in', line.value)}"
        if line.depth:
            return None
        where = listed((cell("in", one) for one in line.value), "oppure")
        return f"{what(choice)} va {where}" if where else f"per {what(choice)} non c'è posto"

    return told


def _summon(action: actions.Summon, line: Line) -> str:
    figure = line.state.figures.get(action.figure)
    what = f" ({figure.type})" if figure and figure.type else ""
    return f"{action.summoner} evoca {action.figure}{what} {cell('in', action.cell)}"


ORDER: dict[type[Worded], Callable[[Any, Line], str | None]] = {
    choices.Arrival: lambda c, ln: (
        None
        if ln.depth
        else f"esagoni non occupati: {listed(map(hex_name, ln.value)) or 'nessuno'}"
    ),
    choices.SummonPlace: _arrival(lambda c: f"l'evocazione di {c.figure}"),
    choices.SpawnPlace: _arrival(lambda c: f"il mostro che compare {cell('in', c.cell)}"),
    turns.Begin: lambda a, ln: f"comincia il turno di {a.figure}",
    turns.EndTurn: lambda a, ln: f"finisce il turno di {a.figure}",
    actions.Summon: _summon,
    actions.Spawn: lambda a, ln: f"{a.figure} compare {cell('in', a.cell)}",
    battle.Killed: lambda e, ln: f"{e.figure} non ha più punti ferita",
    events.HeldBack: lambda e, ln: f"{e.figure} non agisce in questo round",
    events.AbilityDrawn: lambda e, ln: f"si pesca subito la carta abilità di {e.type}",
    events.MoneyDropped: lambda e, ln: f"{e.figure} lascia una moneta {cell('in', e.cell)}",
    events.Looted: lambda e, ln: f"{e.figure} raccoglie le monete {cell('in', e.cell)}",
}
