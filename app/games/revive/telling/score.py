"""Points, and what artifacts make of them."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.naming import PLURAL, amount, counted, of, who
from app.games.revive.printed_told import goal
from app.games.revive.queries import score
from app.games.revive.telling.phrases import summed
from app.games.sentences import Teller


def _score(query: score.Score, line: Line) -> str:
    return f"{who(query.player)} ha {amount(line.value, 'point')}{summed(line)}"


def _goal(query: score.ArtifactGoal, line: Line) -> str:
    which = f"per gli artefatti {PLURAL[query.colour]} {who(query.player)}"
    if line.value is None:
        return f"{which} non ha niente da contare"
    return f"{which} conta {goal(line.value)}"


def _factor(query: score.ArtifactFactor, line: Line) -> str:
    held = line.state.artifacts.get(query.player, ()).count(query.colour)
    more = f": {counted(held, 'artefatto', 'artefatti')}, più 1" if line.value > held else ""
    which = f"gli artefatti {PLURAL[query.colour]} {of(query.player)}"
    return f"{which} moltiplicano per {line.value}{more}"


def _to_convert(query: score.ToConvert, line: Line) -> str | None:
    if line.depth:
        return None
    if not line.value:
        return f"{who(query.player)} non ha niente da convertire"
    return f"{who(query.player)} può convertire {amount(line.value, query.good)}"


def _flasks(query: score.Flasks, line: Line) -> str:
    said = counted(line.value, "fiaschetta", "fiaschette")
    return f"{who(query.player)} ha {said}{summed(line)}"


SCORE: dict[type[Any], Teller] = {
    score.Score: _score,
    score.ArtifactGoal: _goal,
    score.ArtifactFactor: _factor,
    score.ToConvert: _to_convert,
    score.Flasks: _flasks,
}
