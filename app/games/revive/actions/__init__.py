"""What may be attempted; whoever's turn it is attempts it."""

from app.games.revive.actions import course, free, main

MODULES = (main, free, course)
