"""What players and fate choose."""

from app.games.commodore.choices import fate, players

MODULES = (players, fate)
