"""What happens."""

from app.games.revive.events import abyss, cards, course, goods, ground, tracks

MODULES = (course, goods, cards, tracks, ground, abyss)
