"""What players attempt; as events, actions only pay their cost, which is the card played."""

from app.games.commodore.actions import attack, course, special

MODULES = (course, attack, special)
