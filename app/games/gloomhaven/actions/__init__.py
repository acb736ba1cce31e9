"""What may be attempted."""

from app.games.gloomhaven.actions import cards, turns

MODULES = (turns, cards)
