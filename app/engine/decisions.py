"""Who decides where rules leave several options, and every way in which it can be decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from app.engine.errors import Endless, IllegalDecision, Undecided
from app.engine.kinds import Choice, O

T = TypeVar("T")
Decide = Callable[[Choice[Any, Any], tuple[Any, ...]], Any]


def undecided(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
    """Decide nothing: raise `Undecided`, naming the options."""
    raise Undecided(choice, options)


def following(decisions: tuple[Any, ...]) -> Decide:
    """Return a way to decide that takes these decisions in turn, then none."""
    left = list(decisions)

    def decide(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        return left.pop(0) if left else undecided(choice, options)

    return decide


def decision(decide: Decide, choice: Choice[Any, O], options: tuple[O, ...]) -> O:
    """Return the one option left, or the one decided on; raises `IllegalDecision`."""
    if len(options) == 1:
        return options[0]
    picked = decide(choice, options) if options else None
    if picked not in options:
        raise IllegalDecision(choice, picked, options)
    return options[options.index(picked)]


def every_way(attempt: Callable[[tuple[Any, ...]], T], tries: int) -> Iterator[T]:
    """Yield what `attempt` makes of each way to decide, depth first, in the order of options.

    `attempt` is given the decisions so far and raises `Undecided` where it needs one more.
    Raises `Endless` rather than try more than `tries` times.
    """
    ways: list[tuple[Any, ...]] = [()]
    tried = 0
    while ways:
        if tried == tries:
            raise Endless(f"there are too many ways to decide: {tries} tries were not enough")
        tried += 1
        decisions = ways.pop()
        try:
            outcome = attempt(decisions)
        except Undecided as need:
            ways.extend((*decisions, option) for option in reversed(need.options))
        else:
            yield outcome
