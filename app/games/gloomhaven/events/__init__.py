"""What happens."""

from app.games.gloomhaven.events import battle, cards, moves, summons

MODULES = (moves, battle, cards, summons)
