"""What may be done: everything that could be attempted, as far as the rules allow it."""

from app.engine.attempts import Attempts
from app.games.turno_di_guardia import actions
from app.games.turno_di_guardia.state import State

ATTEMPTS: Attempts[State] = Attempts(actions.MODULES)
KINDS, attempts, legal = ATTEMPTS.kinds, ATTEMPTS.of, ATTEMPTS.legal
