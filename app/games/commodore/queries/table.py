"""What is asked of the table as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.commodore import facts
from app.games.commodore.names import Card, Player
from app.games.commodore.state import State


@dataclass(frozen=True)
class HandLimit(Query[State, "int | None"]):
    """How many cards a player may hold at the end of the turn; None for any number."""

    player: Player
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int | None:
        """Return no limit."""
        return None


@dataclass(frozen=True)
class FirstMorale(Query[State, int]):
    """With how much morale a player begins."""

    player: Player
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return nothing: the rules say how much."""
        return 0


@dataclass(frozen=True)
class First(Query[State, "Player | None"]):
    """Who begins when the red player rolls `one` and the blue one `two`; None for nobody yet."""

    one: int
    two: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Player | None:
        """Return nobody: dice mean nothing by themselves."""
        return None


@dataclass(frozen=True)
class RollsAgain(Query[State, bool]):
    """Whether two rolls for the first turn are rolled again."""

    one: int
    two: int
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """What is rolled is rolled."""
        return False


@dataclass(frozen=True)
class InDeck(Query[State, bool]):
    """Whether a card belongs to the common deck, the additional ships being wanted or not."""

    card: Card
    additional: bool = False
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """Every card does."""
        return True


@dataclass(frozen=True)
class Copies(Query[State, int]):
    """How many copies of this one's card the common deck holds."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Count those that belong to it."""
        card = facts.copies()[self.card]
        return sum(play.ask(InDeck(copy)) for copy in facts.copies_of(card))


@dataclass(frozen=True)
class DeckSize(Query[State, int]):
    """How many cards the common deck holds before any is dealt."""

    additional: bool = False
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Count those that belong to it."""
        return sum(play.ask(InDeck(card, self.additional)) for card in facts.copies())


@dataclass(frozen=True)
class CardTypes(Query[State, int]):
    """How many different cards the common deck holds."""

    additional: bool = False
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Count those of which a copy belongs to it."""
        held = (c for c in facts.copies() if play.ask(InDeck(c, self.additional)))
        return len({facts.copies()[copy] for copy in held})
