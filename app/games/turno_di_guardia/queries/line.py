"""What is asked of the Line: how far one sees, and how cards come into it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.errors import NotGiven
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class Sight(Query[State, int]):
    """How many places of the Line the fire lights up."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return none: nobody sees anything in the dark."""
        return 0


@dataclass(frozen=True)
class Due(Query[State, tuple[str, ...]]):
    """The cards that lie face down where the fire reaches."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return them from the fire outwards."""
        reach = play.state.line[: play.ask(Sight())]
        return tuple(card for card in reach if card in play.state.face_down)


@dataclass(frozen=True)
class EntersHidden(Query[State, bool]):
    """Whether a card added at the end of the Line comes face down."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It comes as it was drawn: to be seen."""
        return False


@dataclass(frozen=True)
class HordePile(Query[State, str]):
    """Which pile a card added to the Horde goes to: `horde`, or `new horde` in the box."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str:
        """Return the Horde deck; raises `NotGiven` where the position has no round."""
        if play.state.round is None:
            raise NotGiven("round")
        return "horde"


@dataclass(frozen=True)
class RisesRevealed(Query[State, "bool | None"]):
    """Whether who rises as a Watch begins joins a Line that the fire has already shown.

    None where nobody says when.
    """

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool | None:
        """Say nothing."""
        return None


@dataclass(frozen=True)
class HordeEnd(Query[State, Literal["top", "bottom"]]):
    """Whether cards added to the Horde are laid on top of the pile or under it."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Literal["top", "bottom"]:
        """They wait their turn: under those that came before."""
        return "bottom"
