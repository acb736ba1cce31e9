"""What players and fate pick, and how rules rank it."""

from app.games.gloomhaven.choices import (
    advance,
    attack,
    cards,
    fate,
    focus,
    landing,
    order,
    summons,
)

MODULES = (focus, attack, advance, order, cards, summons, landing, fate)
