"""What happens."""

from app.games.gloomhaven.events import battle, moves

MODULES = (moves, battle)
