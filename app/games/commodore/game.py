"""Commodore, as the rest of the house sees it."""

from app.engine.game import Game
from app.engine.words import Vocabulary
from app.games.commodore import actions, choices, events, facts, queries
from app.games.commodore.faults import faults
from app.games.commodore.names import PLAYERS
from app.games.commodore.player import game
from app.games.commodore.rules import rulebook
from app.games.commodore.state import State
from app.games.commodore.styles import STYLES
from app.games.commodore.view import FleetView

COMMODORE: Game[State] = Game(
    slug=facts.SLUG,
    rulebook=rulebook,
    words=Vocabulary(State, *queries.MODULES, *choices.MODULES, *actions.MODULES, *events.MODULES),
    faults=faults,
    fact_problems=facts.problems,
    copies_of=facts.copies_of,
    view=FleetView(),
    campaign=game,
    styles=tuple(STYLES),
    seats=len(PLAYERS),
)
