"""What may be attempted."""

from app.games.gloomhaven.actions import cards, order, summons, turns

MODULES = (turns, cards, order, summons)
