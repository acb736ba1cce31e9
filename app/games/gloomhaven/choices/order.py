"""Who is earlier in initiative."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Choice, Query
from app.engine.play import Play
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.queries.aims import Foes
from app.games.gloomhaven.state import State


@dataclass(frozen=True)
class Initiative(Query[State, "int | None"]):
    """A figure's initiative this round; None where nothing gives it one."""

    figure: FigureId

    def default(self, play: Play[State]) -> int | None:
        """Return what the position says of the figure itself."""
        return play.state.figure(self.figure).initiative


@dataclass(frozen=True)
class Earliest(Choice[State, str]):
    """Which of several figures comes first in initiative."""

    among: tuple[FigureId, ...]
    quiet: ClassVar[bool] = True

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """By initiative, then as ties are broken."""
        return ("initiative", "side", "second card", "type", "summons", "elite", "number")

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the figures."""
        return self.among


@dataclass(frozen=True)
class Waiting(Query[State, tuple[str, ...]]):
    """The figures whose turn of this round is still to come."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return all in play but those that have begun their turn."""
        begun = play.state.begun()
        return tuple(name for name in play.state.in_play() if name not in begun)


@dataclass(frozen=True)
class NextTurn(Choice[State, str]):
    """Whose turn comes next."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the earliest of the figures that still wait."""
        waiting = play.ask(Waiting())
        first: tuple[str, ...] = play.ask(Earliest(waiting)) if waiting else ()
        return first


@dataclass(frozen=True)
class Precedence(Query[State, dict[str, int]]):
    """In which order the enemies of a figure come in initiative, tied ones alike."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> dict[str, int]:
        """Take the earliest again and again."""
        left = play.ask(Foes(self.figure))
        found: dict[str, int] = {}
        while left:
            first = play.ask(Earliest(left))
            found.update(dict.fromkeys(first, len(found)))
            left = tuple(other for other in left if other not in first)
        return found
