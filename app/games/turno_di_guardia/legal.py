"""What may be done: everything that could be attempted, as far as the rules allow it."""

import inspect
from collections.abc import Iterator
from typing import Any

from app.engine.kinds import Action
from app.engine.play import Play
from app.games.turno_di_guardia import actions
from app.games.turno_di_guardia.state import State


def _kinds() -> tuple[type[Any], ...]:
    """Return the actions that name their own attempts; setting up is nobody's move."""
    return tuple(
        kind
        for module in actions.MODULES
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Action)
        and not inspect.isabstract(kind)
        and kind.__module__ == module.__name__
        and hasattr(kind, "attempts")
    )


KINDS = _kinds()


def attempts(state: State) -> Iterator[Action[State]]:
    """Yield everything that could be tried in a state, whether or not a rule forbids it."""
    for kind in KINDS:
        yield from kind.attempts(state)


def legal(play: Play[State]) -> Iterator[Action[State]]:
    """Yield what a play's rules allow in its present state."""
    return (action for action in attempts(play.state) if play.allows(action))
