"""The table in words: what lies where, and how a player names a figure or a hex."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.telling import plain

# What a key of the state is called, and what is said of it when nothing lies there.
_KEYS = {
    "board": ("Mappa", "nessuna"),
    "walls": ("Muri sottili", "nessuno"),
    "figures": ("Figure", "nessuna"),
    "at": ("Posizioni", "nessuna"),
    "trap": ("Danno delle trappole", "non detto"),
    "sprung": ("Trappole scattate", "nessuna"),
    "damage": ("Danni", "nessuno"),
    "conditions": ("Condizioni", "nessuna"),
    "hands": ("Mani", "vuote"),
    "discards": ("Scarti", "nessuno"),
    "lost": ("Carte perdute", "nessuna"),
    "active": ("Area attiva", "vuota"),
    "chosen": ("Carte scelte", "nessuna"),
    "losses": ("Carte che si perdono", "nessuna"),
    "performed": ("Metà già eseguite", "nessuna"),
    "phase": ("Fase", "qualunque"),
    "resting": ("In riposo lungo", "nessuno"),
    "rested": ("Hanno già ripescato", "nessuno"),
    "spent": ("Oggetti usati", "nessuno"),
    "summons": ("Evocazioni, in ordine", "nessuna"),
    "money": ("Denaro sulla mappa", "nessuno"),
    "standees": ("Pedine rimaste", "non detto"),
    "revealed": ("Carte rivelate", "nessuna"),
    "fresh": ("Evocate in questo round", "nessuna"),
    "acted": ("Hanno già agito", "nessuno"),
    "turn": ("Di turno", "nessuno"),
    "struck": ("Attaccati in questo turno", "nessuno"),
    "exhausted": ("Esausti", "nessuno"),
    "over": ("Scenario perso", ""),
}


def part(key: str, state: Any) -> str:
    """Return one key of a state in words: `Posizioni: A in p, B in q`."""
    held = getattr(state, key.replace(" ", "_"))
    title, nothing = _KEYS[key]
    if isinstance(held, bool):
        return f"{title}: {'sì' if held else 'no'}"
    if held is None or (not held and held != 0):
        return f"{title}: {nothing}"
    if isinstance(held, Mapping):
        said = [f"{one} {_value(plain(other))}" for one, other in held.items()]
    elif isinstance(held, frozenset | tuple):
        said = [
            _value(plain(one)) for one in (sorted(held) if isinstance(held, frozenset) else held)
        ]
    else:
        said = [_value(plain(held))]
    return f"{title}: {', '.join(said)}"


def _value(held: Any) -> str:
    if isinstance(held, list):
        return f"({', '.join(map(str, held))})"
    if isinstance(held, Mapping):
        return ", ".join(f"{key} {value}" for key, value in held.items())
    return str(held)


def option_name(option: Any) -> str:
    """Return a figure, a hex or a plan as a player names it."""
    words = plain(option)
    if isinstance(words, Mapping) and "place" in words:
        return f"da {words['place']} attacca {', '.join(words['targets'])}"
    return "niente" if option is None else _value(words)
