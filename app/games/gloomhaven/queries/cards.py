"""What heroes can still do with their cards, and what rests and healing bring them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.names import Card, FigureId, Half, Rest
from app.games.gloomhaven.state import State

Use = Literal["printed", "attack 2", "move 2"]


@dataclass(frozen=True)
class CanRest(Query[State, bool]):
    """Whether a hero's discard pile is large enough for a rest."""

    figure: FigureId

    def default(self, play: Play[State]) -> bool:
        """It is, unless a rule says otherwise."""
        return True


@dataclass(frozen=True)
class CanGoOn(Query[State, bool]):
    """Whether a hero can take part in a round that begins."""

    figure: FigureId

    def default(self, play: Play[State]) -> bool:
        """It cannot, unless a rule names something that it can do."""
        return False


@dataclass(frozen=True)
class LosesBy(Query[State, Literal["chance", "choice"]]):
    """How the card is found that a hero loses in a rest."""

    figure: FigureId
    rest: Rest

    def default(self, play: Play[State]) -> Literal["chance", "choice"]:
        """Return the hero's own choice."""
        return "choice"


@dataclass(frozen=True)
class Rewarded(Query[State, bool]):
    """Whether a hero keeps experience, money and battle goal if the scenario is won."""

    figure: FigureId

    def default(self, play: Play[State]) -> bool:
        """It does, unless a rule says otherwise."""
        return True


@dataclass(frozen=True)
class HealPoints(Query[State, int]):
    """How many hit points a Heal gives back to a figure."""

    figure: FigureId
    points: int

    def default(self, play: Play[State]) -> int:
        """Return those of the Heal."""
        return self.points


@dataclass(frozen=True)
class Uses(Query[State, tuple[Use, ...]]):
    """As what a hero can perform a half of one of its cards."""

    figure: FigureId
    card: Card
    half: Half

    def default(self, play: Play[State]) -> tuple[Use, ...]:
        """Return what is printed on it."""
        return ("printed",)
