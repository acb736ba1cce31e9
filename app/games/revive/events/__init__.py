"""What happens."""

from app.games.revive.events import abyss, course, goods, ground, table

MODULES = (course, goods, table, ground, abyss)
