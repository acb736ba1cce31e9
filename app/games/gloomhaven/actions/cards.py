"""What heroes do with their ability cards, and the parts of a round in which they do it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Action
from app.engine.table import Table
from app.games.gloomhaven.actions.turns import Deed
from app.games.gloomhaven.names import Card, Cell, FigureId, Half
from app.games.gloomhaven.state import State


class RestDeed(Deed):
    """A hero rests, or says that it will."""


class RestTaken(RestDeed):
    """A hero rests."""


@dataclass(frozen=True)
class BeginRound(Action[State]):
    """A round begins: the heroes are to choose their cards."""

    def apply(self, state: State) -> State:
        """Clear what held for the round before; cards that nobody came to play are discarded."""
        for hero, cards in state.chosen.items():
            state = state.taken(hero, cards).put("discards", hero, cards)
        return replace(
            state,
            phase="choosing",
            chosen=Table(),
            performed=Table(),
            revealed=Table(),
            resting=frozenset(),
            fresh=frozenset(),
            acted=(),
            turn=None,
            struck=(),
        )


@dataclass(frozen=True)
class ChooseCards(Deed):
    """A hero chooses its cards for the round, the leading one first."""

    figure: FigureId
    cards: tuple[Card, ...]

    def apply(self, state: State) -> State:
        """Lay them in front of the hero: they are in no pile now."""
        taken = state.taken(self.figure, self.cards)
        return replace(taken, chosen=taken.chosen.with_(self.figure, self.cards))


@dataclass(frozen=True)
class DeclareLongRest(RestDeed):
    """A hero declares a long rest instead of choosing cards."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, resting=state.resting | {self.figure})


@dataclass(frozen=True)
class LongRest(RestTaken):
    """A hero takes its turn as a long rest."""

    figure: FigureId


@dataclass(frozen=True)
class ShortRest(RestTaken):
    """A hero takes a short rest."""

    figure: FigureId

    def apply(self, state: State) -> State:
        """Begin with no card drawn again."""
        return replace(state, rested=state.rested - {self.figure})


@dataclass(frozen=True)
class Perform(Deed):
    """A hero performs an action of one of its chosen cards: the top or the bottom half.

    As `basic`, the card is an Attack 2 or a Move 2, whatever is printed on it.
    """

    figure: FigureId
    card: Card
    half: Half
    basic: bool = False

    def apply(self, state: State) -> State:
        """Take the card to its pile, and note which half was performed."""
        revealed = state.revealed.with_(self.figure, state.cards_of_round(self.figure))
        performed = (*state.performed.get(self.figure, ()), self.half)
        is_lost = self.card in state.losses.get(self.figure, ())
        moved = state.taken(self.figure, (self.card,)).put(
            "lost" if is_lost else "discards", self.figure, (self.card,)
        )
        return replace(
            moved, performed=moved.performed.with_(self.figure, performed), revealed=revealed
        )


@dataclass(frozen=True)
class DiscardActive(Action[State]):
    """A hero takes cards out of its active area to its discard pile; their effects end."""

    figure: FigureId
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ComeBack(Action[State]):
    """A figure that has left the map is put back on it."""

    figure: FigureId
    cell: Cell

    def apply(self, state: State) -> State:
        """Put it there, as good as before."""
        at, exhausted = state.with_at(self.figure, self.cell), state.exhausted - {self.figure}
        return replace(state, at=at, exhausted=exhausted)
