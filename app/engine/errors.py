"""The named ways in which a play can end badly, each a sentence for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.telling import listed, said


class EngineError(Exception):
    """Anything that stops a play; `str()` is one clear sentence."""


class Contradiction(EngineError):
    """Two rules give one question different answers and neither is said to go over the other."""


class Circular(EngineError):
    """A query that needs its own answer."""


class Endless(EngineError):
    """More events than the play's bound: the rules chase their own tail."""


class Undecided(EngineError):
    """A choice with several acceptable options and no decision given."""

    def __init__(self, choice: Any, options: Sequence[Any]) -> None:
        self.choice, self.options = choice, tuple(options)
        super().__init__(f"{said(choice)} is undecided: it can be {listed(self.options)}")


class IllegalDecision(EngineError):
    """A decision that is none of the choice's acceptable options."""

    def __init__(self, choice: Any, decision: Any, options: Sequence[Any]) -> None:
        self.choice, self.decision, self.options = choice, decision, tuple(options)
        if self.options:
            message = f"{said(decision)} is no answer: it can be {listed(self.options)}"
        else:
            message = "there is nothing to choose from"
        super().__init__(f"{said(choice)}: {message}")


class NotModelled(EngineError):
    """A card or action that the engine does not cover, with the fact that is lacking."""


class NotGiven(EngineError):
    """A fact that the position left out and the rules now need."""

    def __init__(self, fact: str) -> None:
        self.fact = fact
        super().__init__(f"the position does not give: {fact}")


class UnknownEntry(EngineError):
    """An entry named to be left out that owns no rule."""


class Unreadable(EngineError):
    """A game's own files cannot be read, so none of its words mean anything."""


class Unreachable(EngineError):
    """A position that no game reaches, with the reasons."""
