"""The table in words: what lies where, and how a player names a card, a ship or a die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.games.commodore import facts

# What a key of the state is called, and what is said of it when nothing lies there.
_KEYS = {
    "turn": ("Di turno", ""),
    "phase": ("Fase", ""),
    "turns": ("Turni cominciati", "nessuno"),
    "morale": ("Morale", "non detto"),
    "hands": ("Mani", "vuote"),
    "fleets": ("Flotte", "nessuna nave"),
    "deck": ("Mazzo, dall'alto", "vuoto"),
    "discards": ("Scarti", "nessuno"),
    "damage": ("Danni", "nessuno"),
    "marks": ("Segnalini", "nessuno"),
    "hit": ("Appena colpite", "nessuna"),
    "evaded": ("Attacco evitato", "nessuno"),
    "fresh": ("Appena entrate", "nessuna"),
    "fired": ("Hanno già sparato", "nessuna"),
    "taken": ("Appena catturate", "nessuna"),
    "drawn": ("Carta del turno già pescata", ""),
    "winner": ("Ha vinto", "nessuno"),
}
WORDS = {
    "draw": "Pesca", "deploy": "Manovra", "attack": "Attacco", "end": "Scarto",
    "rigging": "sartiame distrutto", "captain": "capitano ucciso", "assets": "risorse superiori",
    "hardened": "+1 Forza", "rosso": "il rosso", "blu": "il blu", "morale": "il Morale",
}  # fmt: skip


def part(key: str, state: Any) -> str:
    """Return one key of a state in words: `Morale: il rosso 7, il blu 5`."""
    held = getattr(state, key.replace(" ", "_"))
    title, nothing = _KEYS[key]
    if isinstance(held, bool):
        return f"{title}: {'sì' if held else 'no'}"
    if held is None:
        return f"{title}: {nothing if key in ('winner', 'evaded') else 'non detto'}"
    if isinstance(held, str):
        return f"{title}: {option_name(held)}"
    if isinstance(held, Mapping):
        on_ships = key in ("damage", "marks")
        said = [
            f"{_value(other)} su {ship_name(one)}"
            if on_ships
            else f"{option_name(one)} {_value(other)}"
            for one, other in held.items()
        ]
    else:
        ordered = sorted(held) if isinstance(held, frozenset) else held
        said = [option_name(one) for one in ordered]
    return f"{title}: {', '.join(said) or nothing}"


def _value(held: Any) -> str:
    if isinstance(held, tuple):
        return f"({', '.join(map(option_name, held)) or 'niente'})"
    return str(held)


def option_name(option: Any) -> str:
    """Return a card, a player, a die or a target as a player names it."""
    if option is None:
        return "niente"
    if isinstance(option, int):
        return str(option)
    text = str(option)
    if text in WORDS:
        return WORDS[text]
    return ship_name(text)


def ship_name(card: str) -> str:
    """Return a card's name, with its number where there are several ships of a type."""
    number = card.rpartition("-")[2]
    if facts.ship(card) and len(facts.copies_of(facts.copies()[card])) > 1:
        return f"{facts.name(card)} ({number})"
    return facts.name(card)


def counted(number: int, one: str, more: str) -> str:
    """Return a number of things: `1 danno`, `2 danni`."""
    return f"{number} {one if number == 1 else more}"


def dice(rolls: Sequence[int]) -> str:
    """Return what dice show, in order."""
    return ", ".join(map(str, rolls)) or "nessun dado"
