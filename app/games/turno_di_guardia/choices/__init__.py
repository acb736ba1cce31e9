"""What players and fate choose, a module a subject."""

from app.games.turno_di_guardia.choices import (
    camp,
    cost,
    dice,
    fate,
    journey,
    ladro,
    line,
    piles,
)

MODULES = (line, piles, cost, dice, camp, fate, journey, ladro)
