"""What may be done: everything that could be attempted, as far as the rules allow it."""

import inspect
from collections.abc import Iterator
from typing import Any

from app.engine.kinds import Action
from app.engine.play import Play
from app.games.commodore import actions
from app.games.commodore.state import State

KINDS: tuple[type[Any], ...] = tuple(
    kind
    for module in actions.MODULES
    for kind in vars(module).values()
    if isinstance(kind, type)
    and issubclass(kind, Action)
    and not inspect.isabstract(kind)
    and kind.__module__ == module.__name__
    and hasattr(kind, "attempts")
    and "__dataclass_fields__" in vars(kind)
)


def attempts(state: State) -> Iterator[Action[State]]:
    """Yield everything that could be tried in a state, whether or not a rule forbids it."""
    for kind in KINDS:
        yield from kind.attempts(state)


def legal(play: Play[State]) -> Iterator[Action[State]]:
    """Yield what a play's rules allow in its present state."""
    return (action for action in attempts(play.state) if play.allows(action))
