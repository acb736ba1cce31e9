"""What players attempt, a module for what everyone may do and one for each hero.

As events, actions only pay their cost.
"""

from app.games.turno_di_guardia.actions import (
    bardo,
    cacciatore,
    camp,
    campaign,
    chierico,
    guerriero,
    ladro,
    mago,
    paladino,
    ranger,
    watch,
)

MODULES = (
    campaign,
    camp,
    watch,
    bardo,
    cacciatore,
    chierico,
    guerriero,
    ladro,
    mago,
    paladino,
    ranger,
)
