"""The table in words: what lies where, and how a player names a card, a die or a place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.choices.fate import Side
from app.games.turno_di_guardia.events.effects import Summoned, Triggered

# What a key of the state is called, and what is said of it when nothing lies there.
_KEYS = {
    "fire": ("Fuoco", ""),
    "round": ("Turno", ""),
    "location": ("Luogo", ""),
    "line": ("Linea", "vuota"),
    "face down": ("Carte coperte", "nessuna"),
    "graveyard": ("Cimitero, dall'alto", "vuoto"),
    "horde": ("Orda", "vuota"),
    "new horde": ("Nuova Orda nella scatola", "vuota"),
    "creature deck": ("Mazzo Creature, dall'alto", "vuoto"),
    "unhallowed": ("Creature Maledette", "nessuna"),
    "on watch": ("Di guardia", "nessuno"),
    "dice": ("Dadi", "nessuno"),
    "spent": ("Già usati", "nessuno"),
    "assigned": ("Dadi assegnati", "nessuno"),
    "stolen": ("Dadi rubati", "nessuno"),
    "abilities": ("Abilità", "nessuna"),
    "exhausted": ("Carte esaurite", "nessuna"),
    "tamed": ("Bestie addomesticate", "nessuna"),
    "worth": ("Valore delle Bestie", "non detto"),
    "phase": ("Fase", ""),
    "result": ("Esito", ""),
    "map": ("Luoghi a venire", "nessuno"),
    "unused locations": ("Luoghi inutilizzati", "nessuno"),
    "visited": ("Luoghi già visitati", "nessuno"),
    "resting": ("Riposa", ""),
    "rested": ("Riposi già fatti", "nessuno"),
    "placed": ("Dadi sull'accampamento", "nessuno"),
    "spare": ("Abilità non in uso", "nessuna"),
    "box": ("Carte nella scatola", "nessuna"),
    "on ability": ("Dadi sulle abilità", "nessuno"),
    "in force": ("Abilità in corso", "nessuna"),
    "uses": ("Abilità Passive già usate", "nessuna"),
    "blank": ("Carte senza testo", "nessuna"),
    "caught": ("Girate dall'abilità in corso", "nessuna"),
    "blades": ("Attacchi che le Lame Avvelenate rafforzano ancora", "nessuno"),
    "blades saw": ("Creature scoperte quando si è avvelenata la lama", "nessuna"),
    "poisoned": ("Forza aggiunta dal veleno", "nessuna"),
    "hurt": ("Danni subiti", "nessuno"),
    "discord": ("Danni per la prossima carta rivelata", ""),
    "harmonized": ("Attacchi raddoppiati", "nessuno"),
    "last blow": ("Ultimo colpo", "nessuno"),
    "last life": ("Vita della creatura appena sconfitta", "nessuna"),
    "wounds": ("Creature ferite", "nessuna"),
    "last attack": ("Ultimo attacco diretto", "nessuno"),
    "hushed": ("Effetti Rivela che non scatteranno", ""),
    "been first": ("Già state in Prima Posizione", "nessuna"),
    "felled": ("Sconfitte in questo turno", ""),
    "horde grew": ("L'Orda è cresciuta", ""),
    "trap": ("Trappola pronta", ""),
    "lent": ("Dadi prestati", "nessuno"),
    "noted": ("Vita segnata una volta per tutte", "nessuna"),
    "exhausts": ("Carte che le Evocazioni fanno esaurire", "non detto"),
}


def part(key: str, state: Any) -> str:
    """Return one key of a state in words: `Linea: Orso, vuoto, Lupo`."""
    held = getattr(state, key.replace(" ", "_"))
    title, nothing = _KEYS[key]
    if isinstance(held, bool):
        return f"{title}: {'sì' if held else 'no'}"
    if held is None or isinstance(held, int | str):
        return f"{title}: {_one(key, held)}"
    if isinstance(held, Mapping):
        said = [f"{option_name(one)} ({_value(other)})" for one, other in held.items()]
    else:
        ordered = sorted(held) if isinstance(held, frozenset) else held
        said = ["vuoto" if one is None else _value(one) for one in ordered]
    return f"{title}: {', '.join(said) or nothing}"


# What words stand for that are no card, hero or place.
SAID = {
    "location": "si rivela il Luogo",
    "dice": "si tirano i dadi",
    "camp": "Accampamento",
    "watch": "Guardia",
    "won": "campagna vinta",
    "lost": "campagna persa",
    "easy": "facile",
    "normal": "normale",
    "hard": "difficile",
    "insane": "folle",
}
_OPEN = {"result": "campagna ancora in corso", "resting": "nessuno", "trap": "nessuna"}


def _one(key: str, held: int | str | None) -> str:
    """Return a single number, word or card as a player says it."""
    if held is None:
        return _OPEN.get(key, "non detto")
    return str(held) if isinstance(held, int) else option_name(held)


def _value(held: Any) -> str:
    """Return what a table holds for a card, a die or a hero: a number, a name, or several."""
    if isinstance(held, tuple):
        return ", ".join(map(option_name, held)) or "nessuna"
    return str(held) if isinstance(held, int) else option_name(held)


def option_name(option: Any) -> str:
    """Return a card, a die, a place in the Graveyard or an order as a player names it."""
    match option:
        case None:
            return "nessuno"
        case Side():
            return f"un {int(option)}"
        case 0:
            return "in cima"
        case 1:
            return "sotto una carta"
        case int():
            return f"sotto {option} carte"
        case tuple():
            return " e poi ".join(map(option_name, option)) or "niente"
        case Triggered() | Summoned():
            return f"l'effetto di {facts.name(option.card)}"
    if option in SAID:
        return SAID[option]
    hero, _, number = str(option).rpartition("-")
    if hero in facts.heroes() and number.isdecimal():
        return f"dado {number} del {facts.name(hero)}"
    return facts.name(str(option))
