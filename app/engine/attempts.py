"""What may be done in a state: everything that could be attempted, as far as rules allow it."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Generic

from app.engine.kinds import Action, S
from app.engine.play import Play


class Attempts(Generic[S]):
    """The actions of some modules that name their own attempts; setting up is nobody's move.

    Such an action has a class method `attempts(state)`: every way of trying it, judged by the
    rules and not by itself, so that the legal moves are complete and every veto has an owner.
    """

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self.kinds: tuple[type[Any], ...] = tuple(
            kind
            for module in modules
            for kind in vars(module).values()
            if isinstance(kind, type)
            and issubclass(kind, Action)
            and kind.__module__ == module.__name__
            and hasattr(kind, "attempts")
            and "__dataclass_fields__" in vars(kind)
            and not inspect.isabstract(kind)
        )

    def of(self, state: S) -> Iterator[Action[S]]:
        """Yield everything that could be tried in a state, whether or not a rule forbids it."""
        for kind in self.kinds:
            yield from kind.attempts(state)

    def legal(self, play: Play[S]) -> Iterator[Action[S]]:
        """Yield what a play's rules allow in its present state."""
        return (action for action in self.of(play.state) if play.allows(action))
