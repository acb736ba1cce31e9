"""How an attack goes: advantage and disadvantage, the modifier deck, damage and life."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.errors import NotGiven
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.modifiers import EFFECTS, ModifierCard, worth
from app.games.gloomhaven.names import FigureId
from app.games.gloomhaven.queries.ground import Walls
from app.games.gloomhaven.state import State
from app.hexes.paths import distances

Stance = Literal["normal", "advantage", "disadvantage"]


@dataclass(frozen=True)
class Adjacent(Query[State, frozenset[str]]):
    """The hexes adjacent to a figure, those across a wall left out as rules say."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> frozenset[str]:
        """Return the hexes at range 1."""
        steps = play.state.ground().neighbours(play.ask(Walls("range")))
        return frozenset(distances(steps, play.state.where(self.figure), 1))


@dataclass(frozen=True)
class Hampered(Query[State, tuple[str, ...]]):
    """The hexes from which a figure attacks a target with disadvantage."""

    figure: FigureId
    target: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none."""
        return ()


@dataclass(frozen=True)
class Helped(Query[State, bool]):
    """Whether a figure attacks a target with advantage."""

    figure: FigureId
    target: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does not."""
        return False


@dataclass(frozen=True)
class Drawing(Query[State, Stance]):
    """How modifier cards are drawn for an attack."""

    figure: FigureId
    target: FigureId

    def default(self, play: Play[State]) -> Stance:
        """Return the plain way: one card."""
        return "normal"


@dataclass(frozen=True)
class DrawsOn(Query[State, bool]):
    """Whether one more modifier card is drawn after these."""

    stance: Stance
    cards: tuple[ModifierCard, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Draw one card."""
        return not self.cards


@dataclass(frozen=True)
class Counting(Query[State, tuple[str, ...]]):
    """Which of the modifier cards drawn for an attack count."""

    stance: Stance
    cards: tuple[ModifierCard, ...]
    attack: int

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return all."""
        return self.cards


@dataclass(frozen=True)
class Preferred(Query[State, str]):
    """Which of two modifier cards is the better for an attack, or the worse."""

    better: bool
    cards: tuple[ModifierCard, ModifierCard]
    attack: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str:
        """Return the one that makes more, or less, damage; of equal ones the first."""
        pick = max if self.better else min
        return pick(self.cards, key=lambda card: (worth(self.attack, (card,)), card in EFFECTS))


@dataclass(frozen=True)
class ModifierDeck(Query[State, str]):
    """Whose modifier deck a figure's attack draws from: a hero's, or `monsters`."""

    figure: FigureId

    def default(self, play: Play[State]) -> str:
        """Return a hero's own, else the monsters'."""
        return self.figure if play.state.figure(self.figure).kind == "hero" else "monsters"


@dataclass(frozen=True)
class CurseDeck(Query[State, str]):
    """Into whose modifier deck a curse or a blessing on a figure is shuffled."""

    figure: FigureId

    def default(self, play: Play[State]) -> str:
        """Return a hero's own, else the monsters'."""
        return self.figure if play.state.figure(self.figure).kind == "hero" else "monsters"


@dataclass(frozen=True)
class Life(Query[State, int]):
    """A figure's hit points as they stand; below 1 it is gone."""

    figure: FigureId
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return what is printed less the damage suffered; raises `NotGiven`."""
        printed = play.state.figure(self.figure).life
        if printed is None:
            raise NotGiven(f"life of {self.figure}")
        return printed - play.state.damage.get(self.figure, 0)
