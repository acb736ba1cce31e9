"""Turno di Guardia, as the rest of the house sees it."""

from app.engine.game import Game
from app.engine.words import Vocabulary
from app.games.turno_di_guardia import actions, choices, events, facts, queries
from app.games.turno_di_guardia.faults import faults
from app.games.turno_di_guardia.player import campaign
from app.games.turno_di_guardia.rules import rulebook
from app.games.turno_di_guardia.state import State
from app.games.turno_di_guardia.view import WatchView

TURNO_DI_GUARDIA: Game[State] = Game(
    slug=facts.SLUG,
    rulebook=rulebook,
    words=Vocabulary(State, *queries.MODULES, *choices.MODULES, *actions.MODULES, *events.MODULES),
    faults=faults,
    fact_problems=facts.problems,
    copies_of=facts.copies_of,
    view=WatchView(),
    lacks=facts.lacks,
    campaign=campaign,
)
