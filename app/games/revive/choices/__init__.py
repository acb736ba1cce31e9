"""What players and fate pick."""

from app.games.revive.choices import fate, players

MODULES = (players, fate)
