"""What abilities do to dice and to effects still to come."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.turno_di_guardia.state import Card, Die, State


@dataclass(frozen=True)
class Hushed(Event[State]):
    """So many more of the next Reveal effects will come to nothing; negative for fewer."""

    by: int

    def apply(self, state: State) -> State:
        """Count them."""
        return replace(state, hushed=max(state.hushed + self.by, 0))


@dataclass(frozen=True)
class Recovered(Event[State]):
    """A die that was used in an attack or stolen is its hero's again, to be used."""

    die: Die

    def apply(self, state: State) -> State:
        """Take it from wherever it lies."""
        return replace(
            state,
            spent=state.spent - {self.die},
            assigned=Table({die: on for die, on in state.assigned.items() if die != self.die}),
            stolen=Table({die: by for die, by in state.stolen.items() if die != self.die}),
        )


@dataclass(frozen=True)
class Assigned(Event[State]):
    """A die comes to lie on a creature as an attack, though nobody lays it there anew."""

    die: Die
    on: Card

    def apply(self, state: State) -> State:
        """Lay it on the creature."""
        return replace(state, assigned=state.assigned.with_(self.die, self.on))
