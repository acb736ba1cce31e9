"""What players and fate choose, a module a subject."""

from app.games.turno_di_guardia.choices import cost, dice, fate, line, piles

MODULES = (line, piles, cost, dice, fate)
