"""What may come of a case, for a reader who turns its knobs: every way to decide it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from app.engine.claims import Claim
from app.engine.decisions import every_way
from app.engine.errors import Endless, EngineError, Undecided
from app.engine.game import Game
from app.engine.kinds import S
from app.engine.rulebook import Rules
from app.engine.scenario import Case, Run, run

TRIES = 400  # runs, before those that come to the same are merged


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """One way in which a case may end, and what each claim of `then` sees there, unjudged."""

    run: Run[S]
    observations: tuple[tuple[Claim, Any], ...]

    def is_like(self, other: Outcome[S]) -> bool:
        """Tell whether a reader sees no difference between this outcome and another."""
        return (
            self.run.play.state == other.run.play.state
            and self.observations == other.observations
            and str(self.run.ended) == str(other.run.ended)
        )


class Outcomes(tuple[Outcome[Any], ...]):
    """Outcomes in the order in which they were found; `more` says that some were left out."""

    more: bool = False


def outcomes(game: Game[S], case: Case[S], rules: Rules[S], most: int = 24) -> Outcomes:
    """Play a case in every way that its script leaves open, and merge what comes to the same.

    Scripted decisions are kept where they are asked for and legal; elsewhere every acceptable
    option is taken, fate's too, depth first and in their order.
    """

    def attempt(decisions: tuple[Any, ...]) -> Run[S]:
        played = run(case, rules, decisions, lenient=True)
        if isinstance(played.ended, Undecided):
            raise played.ended
        return played

    found: list[Outcome[S]] = []
    more = False
    try:
        for played in every_way(attempt, TRIES):
            outcome = Outcome(played, tuple((said, _seen(said, played)) for said in case.then))
            if any(outcome.is_like(known) for known in found):
                continue
            if len(found) == most:
                more = True
                break
            found.append(outcome)
    except Endless:  # too many ways to try them all
        more = True
    kept = Outcomes(found)
    kept.more = more
    return kept


def _seen(claim: Claim, played: Run[Any]) -> Any:
    try:
        return claim.saw(played)
    except EngineError as error:
        return str(error)
