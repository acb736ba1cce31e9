"""What may be attempted."""

from app.games.gloomhaven.actions import turns

MODULES = (turns,)
