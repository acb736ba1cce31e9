"""What is asked of a state."""

from app.games.gloomhaven.queries import aims, cards, ground, plans, strikes

MODULES = (ground, aims, strikes, plans, cards)
