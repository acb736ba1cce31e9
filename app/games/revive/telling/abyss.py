"""What the expansion Call of the Abyss makes happen."""

from __future__ import annotations

from typing import Any

from app.games.revive.events import abyss
from app.games.revive.naming import card, cards, of, the, who
from app.games.sentences import Teller

ABYSS: dict[type[Any], Teller] = {
    abyss.ScyphozKept: lambda e, ln: (
        f"{who(e.player)} pesca {cards(e.drawn)} e tiene {card(e.card)}, subito attiva"
    ),
    abyss.CardDestroyed: lambda e, ln: f"{card(e.card)} {of(e.player)} è distrutta",
    abyss.TravelTaken: lambda e, ln: f"{who(e.player)} prende {the('la carta Viaggio', e.travel)}",
    abyss.TravelTurned: lambda e, ln: (
        f"{who(e.player)} gira a faccia in giù {the('la carta Viaggio', e.travel)}"
    ),
}
