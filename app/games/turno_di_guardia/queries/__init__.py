"""What is asked of a state, a module a subject."""

from app.games.turno_di_guardia.queries import (
    abilities,
    aims,
    attack,
    blows,
    camp,
    campaign,
    ladro,
    life,
    line,
    payment,
    preparation,
)

MODULES = (life, line, attack, blows, payment, abilities, aims, preparation, camp, campaign, ladro)
