"""What happens."""

from app.games.gloomhaven.events import battle, cards, moves

MODULES = (moves, battle, cards)
