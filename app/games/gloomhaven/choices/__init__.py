"""What players and fate pick, and how rules rank it."""

from app.games.gloomhaven.choices import advance, attack, cards, fate, focus, order, summons

MODULES = (focus, attack, advance, order, cards, summons, fate)
