"""Revive, as the rest of the house sees it."""

from app.engine.game import Game
from app.engine.words import Vocabulary
from app.games.revive import actions, choices, events, facts, queries
from app.games.revive.faults import faults
from app.games.revive.rules import rulebook
from app.games.revive.state import State
from app.games.revive.view import TableView

REVIVE: Game[State] = Game(
    slug=facts.SLUG,
    rulebook=rulebook,
    words=Vocabulary(State, *queries.MODULES, *choices.MODULES, *actions.MODULES, *events.MODULES),
    faults=faults,
    fact_problems=facts.problems,
    copies_of=facts.copies_of,
    view=TableView(),
)
