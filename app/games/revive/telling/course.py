"""The course of turns and of the game."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.events import course
from app.games.revive.naming import of, who
from app.games.sentences import Teller


def _began(event: course.PartBegan, line: Line) -> str | None:
    whose = of(line.state.turn)
    match event.part:
        case "second":
            return f"comincia la seconda azione {whose}"
        case "over":
            return f"il turno {whose} è finito"
    return None


def _hibernated(event: course.Hibernated, line: Line) -> str:
    times = line.state.slept.get(event.player, 0)
    return f"per {who(event.player)} è la {times}ª ibernazione"


COURSE: dict[type[Any], Teller] = {
    course.ActionOver: lambda e, ln: f"finisce l'azione {of(e.player)}",
    course.PartBegan: _began,
    course.MainActionDone: lambda e, ln: (
        None if ln.kind == "happened" and ln.depth else "un'azione principale è stata fatta"
    ),
    course.Hibernated: _hibernated,
    course.TimeToWake: lambda e, ln: None,
    course.TimeToRest: lambda e, ln: None,
    course.EndBegan: lambda e, ln: f"{who(e.player)} fa scattare la fine della partita",
    course.GameOver: lambda e, ln: "la partita è finita",
}
