"""What a game is made of: queries, choices, events and actions.

A game's own are frozen dataclasses that derive from these; their YAML words are derived from
the class names and fields (see `words`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from app.engine.play import Play

S = TypeVar("S")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the option of a choice, as the design writes it


class Worded:
    """Anything that YAML names: its word is the class name in small letters, `DirectAttack`
    being `direct attack`."""

    @classmethod
    def word(cls) -> str:
        """Return the word by which checks name this class."""
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", cls.__name__).lower()


class Query(Worded, ABC, Generic[S, V]):
    """Something asked of a state; rules set, add to, multiply and limit its default."""

    quiet: ClassVar[bool] = False

    @abstractmethod
    def default(self, play: Play[S]) -> V:
        """Return a printed fact or something neutral, never a rule."""

    def rounded(self, value: Any) -> V:
        """Return the value as the query counts it, after multiplying."""
        answer: V = value
        return answer


class Choice(Query[S, tuple[O, ...]]):
    """A query whose answer somebody picks among options that rules may narrow and rank."""

    @property
    def by(self) -> str:
        """Return who chooses: a player, a hero, or `fate` for dice, draws and shuffles."""
        return "players"

    def order(self, play: Play[S]) -> tuple[str, ...]:
        """Return the keys that rules rank by, weightiest first."""
        return ()

    @abstractmethod
    def options(self, play: Play[S]) -> Sequence[O]:
        """Return everything that could be picked before any rule speaks."""

    def default(self, play: Play[S]) -> tuple[O, ...]:
        """Return the options, each once: rules that set or limit a choice work on them."""
        return tuple(dict.fromkeys(self.options(play)))


class Event(Worded, Generic[S]):
    """Something that happens: the only thing that changes a state."""

    def apply(self, state: S) -> S:
        """Return the state after the event; bookkeeping only, never a rule."""
        return state


class Action(Event[S]):
    """Something attempted; as an event, its effect is paying its cost."""


@dataclass(frozen=True)
class Prevented(Event[S]):
    """An event that a rule forbade."""

    event: Event[S]


@dataclass(frozen=True)
class Binds(Query[S, bool]):
    """Whether the rules of `entry` bite on this query or event: an exception answers no."""

    entry: str
    on: Worded
    quiet: ClassVar[bool] = True

    def default(self, play: Play[S]) -> bool:
        """Every rule binds until an exception says otherwise."""
        return True


@dataclass(frozen=True)
class Order(Query[S, tuple[str, ...]]):
    """The keys by which a choice is ranked, asked as a query so that it can be misread."""

    choice: Choice[S, Any]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[S]) -> tuple[str, ...]:
        """Return the order that the choice itself names."""
        return self.choice.order(play)


@dataclass(frozen=True)
class Next(Choice[S, Event[S]]):
    """Which of the delayed events comes next, once what they waited for is done."""

    waiting: tuple[Event[S], ...]
    quiet: ClassVar[bool] = True

    def order(self, play: Play[S]) -> tuple[str, ...]:
        """Ranked by the one key `turn`, which a game's rules fill."""
        return ("turn",)

    def options(self, play: Play[S]) -> Sequence[Event[S]]:
        """Return all that wait."""
        return self.waiting
