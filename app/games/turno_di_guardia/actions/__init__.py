"""What players attempt, a module for what everyone may do and one for each hero.

As events, actions only pay their cost.
"""

from app.games.turno_di_guardia.actions import (
    bardo,
    cacciatore,
    camp,
    camp_classes,
    campaign,
    chierico,
    guerriero,
    ladro,
    mago,
    paladino,
    ranger,
    runes,
    watch,
)

MODULES = (
    campaign,
    camp,
    camp_classes,
    runes,
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
