"""What is asked of a state."""

from app.games.gloomhaven.queries import aims, cards, ground, plans, sight, strikes

MODULES = (ground, sight, aims, strikes, plans, cards)
