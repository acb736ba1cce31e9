"""What is asked of a state."""

from app.games.revive.queries import cards, course, ground, money, score, tracks

MODULES = (money, ground, cards, tracks, score, course)
