"""What happens at the table; each event only keeps the books of its own change."""

from app.games.turno_di_guardia.events import (
    abilities,
    blows,
    camp,
    campaign,
    effects,
    entrances,
    ladro,
    line,
    piles,
    preparation,
    risings,
)

MODULES = (
    line,
    entrances,
    risings,
    piles,
    effects,
    blows,
    abilities,
    preparation,
    campaign,
    camp,
    ladro,
)
