"""What a game hands to the rest of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from app.engine.kinds import Event, Query, S
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.trace import Line
from app.engine.words import Problem, Vocabulary


class View(Protocol):
    """How a game is shown: lines of a trace as sentences, states as pictures."""

    template: str

    def sentence(self, line: Line) -> str | None:
        """Return the line in plain Italian, or None for mere bookkeeping."""

    def part(self, key: str, state: Any) -> str:
        """Return one key of a state in plain Italian: what lies there."""

    def option(self, option: Any) -> str:
        """Return an option of a choice as a player would name it."""

    def picture(self, play: Play[Any]) -> Any:
        """Return what the game's board template draws of the play's present state.

        The play's trace tells what led there.
        """


@dataclass(frozen=True)
class Futures:
    """The step whose futures a query tells of, and what one of them comes to, in Italian."""

    step: Event[Any]
    told: Callable[[Play[Any]], str]


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game: its rules and words, what makes a position impossible or a card's printed facts
    wrong, the ids by which positions name a card's copies, and its looks.

    `lacks` says which fact about a card no source gives, without which it cannot be played;
    `campaign` plays a whole game from a seed, one play for each action, where that is modelled:
    given the rules, the seed and, where there are several `styles` of player, one for each of the
    `seats`; without them its own. `futures_of` says of a query that tells what a step may come to
    which step that is, for a page that shows each outcome; `background` are entries that have a
    hand in nearly everything, so that naming them behind a step tells nothing.
    """

    slug: str
    rulebook: Rulebook[S]
    words: Vocabulary[S]
    faults: Callable[[S], Sequence[str]]
    fact_problems: Callable[[Mapping[str, Any]], Sequence[Problem]]
    copies_of: Callable[[str], Sequence[str]]
    view: View
    lacks: Callable[[str], str | None] = lambda card: None
    campaign: Callable[..., Iterator[Play[S]]] | None = None
    background: frozenset[str] = frozenset()
    futures_of: Callable[[Query[S, Any]], Futures | None] = lambda query: None
    styles: Sequence[str] = ()
    seats: int = 1
