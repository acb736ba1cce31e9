"""What is asked of a state."""

from app.games.commodore.queries import attack, ship, table

MODULES = (ship, attack, table)
