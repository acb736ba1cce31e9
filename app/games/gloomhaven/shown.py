"""What a trace tells of the step under way, for the map to show: ways, focus, attacks, looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from app.engine.trace import Line
from app.games.gloomhaven.actions.turns import Turn
from app.games.gloomhaven.choices.advance import Destination
from app.games.gloomhaven.choices.attack import StandingPlace
from app.games.gloomhaven.choices.focus import Focus
from app.games.gloomhaven.events.battle import Attacked
from app.games.gloomhaven.events.moves import Entered, Focused, Moved
from app.games.gloomhaven.queries.sight import InSight
from app.games.gloomhaven.state import State


@dataclass
class Way:
    """Where a figure has gone, from where it set out, and how much of its way is left."""

    gone: list[str]
    left: tuple[str, ...] = ()


@dataclass
class Shown:
    """What happened since the last action began; places are those of figures at the time."""

    acting: str | None = None
    ways: dict[str, Way] = field(default_factory=dict)
    focus: dict[str, tuple[str, ...]] = field(default_factory=dict)
    attacks: list[tuple[str, str, str, str]] = field(default_factory=list)
    looks: list[tuple[str, str, bool]] = field(default_factory=list)
    goals: tuple[str, ...] = ()
    weighing: str | None = None  # who looks for a focus, and has not moved yet


def shown(lines: Iterable[Line], state: State) -> Shown:
    """Read what there is to show from a trace."""
    found = Shown(acting=state.turn)
    for line in lines:
        what = line.what
        if line.kind == "did":
            found = Shown(acting=getattr(what, "figure", None) or line.state.turn)
        elif line.kind in ("asked", "chose"):
            _note_answer(found, line)
        elif line.kind == "happened":
            _note_event(found, line)
    return found


def _note_answer(found: Shown, line: Line) -> None:
    match line.what:
        case Focus(figure):
            picked = (line.value,) if line.kind == "chose" else tuple(line.value)
            if line.kind == "chose" or len(picked) == 1 or line.depth == 0:
                found.focus[figure] = picked
                found.acting = found.acting or figure
                found.weighing, found.goals = figure, ()
        case StandingPlace(now=now):
            if now or line.depth == 0:
                plans = (line.value,) if line.kind == "chose" else line.value
                found.goals = tuple(plan.place for plan in plans)
        case Destination():
            found.goals = (line.value,) if line.kind == "chose" else tuple(line.value)
        case InSight(figure, target):
            found.looks = [(figure, target, line.value)]
        case Turn(figure):
            found.acting = found.acting or figure


def _note_event(found: Shown, line: Line) -> None:
    at: Mapping[str, str] = line.state.at
    match line.what:
        case Focused(figure, on):
            found.focus[figure] = (on,)
        case Moved(figure, along) if figure in at:
            found.weighing = None
            found.ways[figure] = Way([at[figure]], along)
        case Entered(figure, cell):
            way = found.ways.setdefault(figure, Way([]))
            way.gone.append(cell)
            way.left = way.left[1:]
        case Attacked(target, by) if by in at and target in at:
            found.attacks.append((by, target, at[by], at[target]))
