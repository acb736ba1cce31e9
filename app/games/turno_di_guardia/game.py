"""Turno di Guardia, as the rest of the house sees it."""

from app.engine.game import Game
from app.engine.words import Vocabulary
from app.games.turno_di_guardia import actions, choices, facts, queries
from app.games.turno_di_guardia.events import effects, entrances, line, piles
from app.games.turno_di_guardia.rules import rulebook
from app.games.turno_di_guardia.state import State, faults
from app.games.turno_di_guardia.view import WatchView

TURNO_DI_GUARDIA: Game[State] = Game(
    slug=facts.SLUG,
    rulebook=rulebook,
    words=Vocabulary(State, queries, choices, actions, line, entrances, piles, effects),
    faults=faults,
    fact_problems=facts.problems,
    copies_of=facts.copies_of,
    view=WatchView(),
)
