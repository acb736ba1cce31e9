"""What is asked of a state."""

from app.games.commodore.queries import attack, ship, special, table

MODULES = (ship, attack, special, table)
