"""What happens at the table; each event only keeps the books of its own change."""

from app.games.commodore.events import battle, cards, course, ships

MODULES = (course, cards, ships, battle)
