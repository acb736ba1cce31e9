"""What chance decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.errors import NotGiven
from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.revive.state import State


@dataclass(frozen=True)
class Drawn(Choice[State, str]):
    """The card on top of the deck."""

    @property
    def by(self) -> str:
        """Return fate."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the top of the deck as given; raises `NotGiven`."""
        if not play.state.deck:
            raise NotGiven("deck")
        return play.state.deck[:1]
