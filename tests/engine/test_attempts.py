"""What may be done is what could be attempted and no rule forbids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Self

from app.engine.attempts import Attempts
from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rulebook


@dataclass(frozen=True)
class Step(Action[int]):
    """Walk on."""

    by: int

    @classmethod
    def attempts(cls, state: int) -> Iterator[Self]:
        """Yield three ways of walking."""
        yield from (cls(by) for by in (-1, 1, 2))


@dataclass(frozen=True)
class Begin(Action[int]):
    """Set up: nobody's move."""


def _module(**kinds: type) -> ModuleType:
    module = ModuleType(__name__)
    vars(module).update(kinds)
    return module


ATTEMPTS: Attempts[int] = Attempts([_module(Step=Step, Begin=Begin, Play=Play)])


def test_only_actions_that_name_their_attempts_are_moves() -> None:
    assert ATTEMPTS.kinds == (Step,)


def test_everything_is_attempted_whether_or_not_it_is_allowed() -> None:
    assert list(ATTEMPTS.of(0)) == [Step(-1), Step(1), Step(2)]


def test_what_a_rule_forbids_is_not_legal() -> None:
    walking: Rulebook[int] = Rulebook("walking")

    @walking.forbids(Step, entry="forwards")
    def only_forwards(play: Play[int], step: Step) -> str | None:
        return "only forwards" if step.by < 0 else None

    assert list(ATTEMPTS.legal(Play(walking.played(), 0))) == [Step(1), Step(2)]
