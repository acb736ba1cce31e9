"""What may be done: everything that could be attempted, as far as the rules allow it."""

from app.engine.attempts import Attempts
from app.games.commodore import actions
from app.games.commodore.state import State

ATTEMPTS: Attempts[State] = Attempts(actions.MODULES)
KINDS, attempts, legal = ATTEMPTS.kinds, ATTEMPTS.of, ATTEMPTS.legal
