"""What happens."""

from app.games.revive.events import course, goods, ground, table

MODULES = (course, goods, table, ground)
