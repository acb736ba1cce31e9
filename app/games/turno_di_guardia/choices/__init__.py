"""What players and fate choose, a module a subject."""

from app.games.turno_di_guardia.choices import cost, dice, fate, journey, line, piles

MODULES = (line, piles, cost, dice, fate, journey)
