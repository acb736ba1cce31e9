"""Gloomhaven, as the rest of the house sees it."""

from app.engine.game import Game
from app.engine.kinds import Query
from app.engine.words import Vocabulary
from app.games.gloomhaven import actions, choices, events, facts, queries
from app.games.gloomhaven.faults import faults
from app.games.gloomhaven.rules import rulebook
from app.games.gloomhaven.state import State
from app.games.gloomhaven.view import MapView, futures_of


def _background() -> frozenset[str]:
    """Return the entries that say what ground, sight and aims are: every search asks for them."""
    return frozenset(
        rule.owner
        for rule in rulebook.rules
        if all(issubclass(kind, Query) and kind.quiet for kind in rule.kinds)
        and all(kind.__module__.startswith(queries.__name__) for kind in rule.kinds)
    )


GLOOMHAVEN: Game[State] = Game(
    slug=facts.SLUG,
    rulebook=rulebook,
    words=Vocabulary(State, *queries.MODULES, *choices.MODULES, *actions.MODULES, *events.MODULES),
    faults=faults,
    fact_problems=facts.problems,
    copies_of=facts.copies_of,
    view=MapView(),
    background=_background(),
    futures_of=futures_of,
)
