"""Gloomhaven, as the rest of the house sees it."""

from app.engine.game import Game
from app.engine.words import Vocabulary
from app.games.gloomhaven import actions, choices, events, facts, queries
from app.games.gloomhaven.faults import faults
from app.games.gloomhaven.rules import rulebook
from app.games.gloomhaven.state import State
from app.games.gloomhaven.view import MapView, futures_of

GLOOMHAVEN: Game[State] = Game(
    slug=facts.SLUG,
    rulebook=rulebook,
    words=Vocabulary(State, *queries.MODULES, *choices.MODULES, *actions.MODULES, *events.MODULES),
    faults=faults,
    fact_problems=facts.problems,
    copies_of=facts.copies_of,
    view=MapView(),
    futures_of=futures_of,
)
