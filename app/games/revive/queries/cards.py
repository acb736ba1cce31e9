"""Cards: which half counts, of which colour they are, which modules join in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.revive.names import Colour, Player, Slot, Thing
from app.games.revive.state import State


@dataclass(frozen=True)
class Open(Query[State, bool]):
    """Whether a slot takes a card now, as far as it exists for the player."""

    slot: Slot
    player: Player | None = None

    def default(self, play: Play[State]) -> bool:
        """Every slot does, unless a rule says otherwise."""
        return True


@dataclass(frozen=True)
class TakenTo(Query[State, Literal["active", "resting"]]):
    """Where a new card goes."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Literal["active", "resting"]:
        """Return the resting area, where cards wait."""
        return "resting"


@dataclass(frozen=True)
class Colours(Query[State, tuple[Colour, ...]]):
    """Of which colours a card counts."""

    card: Thing

    def default(self, play: Play[State]) -> tuple[Colour, ...]:
        """Return the printed colour, or what it was given for now."""
        given = play.state.coloured.get(self.card) or play.state.card(self.card).colour
        return (given,) if given else ()


@dataclass(frozen=True)
class Joined(Query[State, tuple[str, ...]]):
    """The modules and cards of a slot whose effects a card played there sets off."""

    card: Thing
    slot: Slot
    player: Player | None = None

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return none: the rules say which."""
        return ()
