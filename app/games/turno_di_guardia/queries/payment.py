"""What things cost, in ability cards."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class SummonCost(Query[State, int]):
    """How many ability cards a Summon exhausts when it is revealed."""

    card: Card

    def default(self, play: Play[State]) -> int:
        """Return what is printed, or what the position gives for an unknown printing."""
        given = play.state.exhausts.get(self.card)
        return facts.summon_cost(self.card) if given is None else given
