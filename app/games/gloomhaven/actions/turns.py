"""What a figure does in its turn, and all that may come of a monster's."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.errors import NotModelled
from app.engine.kinds import Action, Query
from app.engine.play import Play
from app.games.gloomhaven.events.battle import Attacked
from app.games.gloomhaven.names import Cell, FigureId
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Act(Action[State]):
    """A monster or summon does what its card says."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Begin with nobody attacked yet; raises `NotModelled` for the stunned."""
        if state.has(self.figure, "stunned"):
            raise NotModelled(f"the turn of {self.figure}, which is stunned")
        return replace(state, struck=())


class Deed(Action[State]):
    """What a hero does."""

    figure: FigureId


@dataclass(frozen=True)
class Walk(Deed):
    """A hero moves along a way, hex by hex."""

    figure: FigureId
    along: tuple[Cell, ...]


@dataclass(frozen=True)
class Push(Action[State]):
    """A figure pushes another along a way, by as many hexes as its card says."""

    by: FigureId
    figure: FigureId
    hexes: int
    along: tuple[Cell, ...]


@dataclass(frozen=True)
class Pull(Push):
    """A figure pulls another along a way, by as many hexes as its card says."""


@dataclass(frozen=True)
class Strike(Deed):
    """A hero attacks targets with what its card says."""

    figure: FigureId
    targets: tuple[FigureId, ...]


@dataclass(frozen=True)
class Turn(Query[State, frozenset[str]]):
    """All that a monster's turn may come to: where it ends, and whom it attacks.

    How strong its attack is has no part in that, so no modifier cards are drawn.
    """

    figure: FigureId

    def default(self, play: Play[State]) -> frozenset[str]:
        """Return each way in which players may decide, as `p attacks B, C`, or `p`."""
        state, figure = play.state, play.state.figure(self.figure)
        bare = state.figures.with_(self.figure, replace(figure, attack=None))
        futures = play.futures(Act(self.figure), replace(state, figures=bare))
        return frozenset(outcome(future, self.figure) for future in futures)


def outcome(play: Play[State], figure: str) -> str:
    """Return where a turn ended and whom it attacked, in words."""
    place = play.state.at.get(figure, "gone")
    targets = sorted(
        line.what.target
        for line in play.trace
        if line.kind == "happened" and isinstance(line.what, Attacked) and line.what.by == figure
    )
    return f"{place} attacks {', '.join(targets)}" if targets else place
