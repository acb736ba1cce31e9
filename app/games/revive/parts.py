"""The table in words: what every key of the state holds, as a player would say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.games.revive import held
from app.games.revive import printed_told as printed
from app.games.revive.naming import (
    COLOURS,
    DEEDS,
    FEMININE_PLURAL,
    PARTS,
    SHRINE,
    TRACKS,
    VARIANTS,
    amount,
    at,
    colours,
    goods,
    listed,
    name,
    names,
    tribe,
    who,
)


@dataclass(frozen=True)
class Part:
    """A key of the state: its title, what is said when it is empty, and how it is told."""

    title: str
    nothing: str
    told: Callable[[Any], str]
    each: bool = False  # told for every player


def part(key: str, state: Any) -> str:
    """Return one key of a state in words: `Riserve: il rosso 2 libri e 1 cibo`."""
    known = PARTS_TOLD[key]
    return f"{known.title}: {value_told(key, getattr(state, key.replace(' ', '_')))}"


def value_told(key: str, holds: Any) -> str:
    """Return what a key holds, in words."""
    known = PARTS_TOLD[key]
    if isinstance(holds, bool):
        return "sì" if holds else "no"
    if holds is None or (isinstance(holds, Mapping | tuple | frozenset) and not holds):
        if holds == () and key in ("deck", "left", "scyphoz"):
            return "nessuno" if key == "left" else "vuoto"
        return known.nothing
    if known.each:
        if not any(map(_is_something, holds.values())):
            return known.nothing
        return ", ".join(f"{who(player)} {known.told(its)}" for player, its in holds.items())
    return known.told(holds)


def _is_something(its: Any) -> bool:
    return bool(its) or isinstance(its, int)


PARTS_TOLD: dict[str, Part] = {
    "variants": Part("Varianti", "nessuna", lambda its: listed(sorted(VARIANTS[v] for v in its))),
    "players": Part("Giocatori, in ordine", "non detti", lambda its: listed(map(who, its))),
    "turn": Part("Di turno", "non detto", who),
    "part": Part("Parte del turno", "", lambda its: PARTS[its]),
    "acting": Part("Azione principale già fatta", "no", str),
    "deeds": Part(
        "Azioni principali fatte", "nessuna", lambda its: listed(DEEDS[deed] for deed in its)
    ),
    "traded": Part("Scambi usati nel turno", "nessuno", held.things),
    "stock": Part("Riserve", "non dette", held.stock, each=True),
    "energy": Part("Energia libera", "nessuna", held.so_much("energy"), each=True),
    "crates": Part("Casse", "nessuna", held.things, each=True),
    "points": Part("Punti sul tracciato", "nessuno", held.so_much("point"), each=True),
    "devotion": Part("Devozione", "nessuna", held.so_much("devotion"), each=True),
    "gained": Part("Fatti in questa azione", "niente", goods, each=True),
    "latest": Part("Fatti per ultimi", "niente", goods, each=True),
    "cards": Part("Che cosa c'è sulle carte", "non detto", held.printed_on(printed.card)),
    "modules": Part("Che cosa c'è sui moduli", "non detto", held.printed_on(printed.module)),
    "machines": Part("Che cosa danno le macchine", "non detto", held.printed_on(printed.machine)),
    "boxes": Part("Che cosa danno le casse", "non detto", held.printed_on(goods)),
    "tiles": Part("Tessere", "nessuna", held.printed_on(printed.tile)),
    "technologies": Part("Tecnologie", "nessuna", held.printed_on(printed.technology)),
    "active": Part("Area attiva", "vuota", held.things, each=True),
    "resting": Part("Area di riposo", "vuota", held.things, each=True),
    "slots": Part("Carte giocate", "nessuna", held.slots, each=True),
    "fitted": Part("Moduli inseriti", "nessuno", held.fitted, each=True),
    "room": Part("Posti per i moduli", "non detti", held.room),
    "market": Part("Mercato delle carte", "vuoto", held.things),
    "deck": Part("Mazzo, dall'alto", "non detto", held.things),
    "coloured": Part(
        "Colori dati per ora",
        "nessuno",
        lambda its: listed(f"{name(one)} {COLOURS[colour]}" for one, colour in its.items()),
    ),
    "switched": Part("Interruttori usati", "nessuno", lambda its: listed(map(who, sorted(its)))),
    "board": Part("Mappa", "nessuna", held.board),
    "turned": Part("Spazi scoperti", "nessuno", held.on_spaces),
    "explored": Part("Tessere esplorate", "nessuna", lambda its: names(sorted(its))),
    "buildings": Part("Edifici", "nessuno", held.buildings, each=True),
    "meeples": Part("Meeple", "nessuno", held.meeples, each=True),
    "sources": Part("Altri punti di partenza della gittata", "nessuno", held.cells, each=True),
    "reach": Part("Gittata in più", "nessuna", str, each=True),
    "waters": Part(
        "Bonus degli spazi d'acqua",
        "non detti",
        lambda its: listed(f"{goods(its)} {at(cell)}" for cell, its in its.items()),
    ),
    "watered": Part("Acque già usate", "nessuna", held.cells, each=True),
    "tribes": Part("Tribù", "non dette", tribe, each=True),
    "unlocked": Part("Tecnologie sbloccate", "nessuna", held.things, each=True),
    "tracks": Part("Passi fatti", "nessuno", held.steps, each=True),
    "ends": Part(
        "Lunghezza dei tracciati",
        "non detta",
        lambda its: listed(f"{TRACKS[track]} {end}" for track, end in its.items()),
    ),
    "beyond": Part(
        "Oltre la fine del tracciato",
        "non detto",
        lambda its: listed(f"{TRACKS[track]}: {amount(1, its)}" for track, its in its.items()),
    ),
    "places": Part("Spazi dei tracciati", "nessuno", held.printed_on(printed.place)),
    "reached": Part("Spazi dei tracciati sbloccati", "nessuno", held.things, each=True),
    "offered": Part("Mercato delle macchine", "vuoto", held.things),
    "running": Part("Macchine sbloccate", "nessuna", held.things, each=True),
    "energised": Part("Macchine con energia sopra", "nessuna", held.things, each=True),
    "discs": Part(
        "Dischi accanto all'abilità", "non detti", held.count("disco", "dischi"), each=True
    ),
    "stars": Part("Abilità usata", "mai", held.count("volta", "volte"), each=True),
    "progress": Part(
        "Tracciato di avanzamento", "vuoto", held.count("segnalino", "segnalini"), each=True
    ),
    "bonuses": Part(
        "Bonus del tracciato di avanzamento", "non detti", held.by_number("casella", goods)
    ),
    "ability": Part("Che cosa dà l'abilità", "non detto", goods, each=True),
    "needed": Part(
        "Pezzi rimasti per l'abilità", "non detti", held.count("pezzo", "pezzi"), each=True
    ),
    "artifacts": Part("Artefatti", "nessuno", held.artifacts, each=True),
    "left": Part("Artefatti sul tabellone", "non detti", held.artifacts),
    "tokens": Part(
        "Segnalini di fine partita",
        "nessuno",
        lambda its: listed(f"da {points}" for points in its),
        each=True,
    ),
    "shrine": Part(
        "Caselle del tracciato devozione",
        "non dette",
        lambda its: "; ".join(f"casella {box}: {SHRINE[what]}" for box, what in its.items()),
    ),
    "scyphoz": Part("Mazzo Scyphoz, dall'alto", "non detto", held.things),
    "beside board": Part("Grande località aggiuntiva", "nessuna", name),
    "travels": Part(
        "Che cosa c'è sulle carte Viaggio", "non detto", held.printed_on(printed.travel)
    ),
    "travelling": Part("Carte Viaggio da risolvere", "nessuna", held.things, each=True),
    "travelled": Part("Carte Viaggio a faccia in giù", "nessuna", held.things, each=True),
    "met": Part(
        "Livello raggiunto nei viaggi",
        "nessuno",
        lambda its: listed(f"{name(one)} livello {level}" for one, level in its.items()),
    ),
    "flasks": Part(
        "Fiaschette stampate", "nessuna", held.count("fiaschetta", "fiaschette"), each=True
    ),
    "goals": Part("Carta artefatto", "non detta", held.goals, each=True),
    "common": Part("Carta artefatto comune", "non detta", held.goals),
    "counted": Part(
        "Carte che valgono punti",
        "nessuna",
        lambda its: colours(its, FEMININE_PLURAL),
        each=True,
    ),
    "worth": Part(
        "Valori del tracciato di avanzamento", "non detti", lambda its: listed(map(str, its))
    ),
    "marks": Part("Bonus del tracciato dei punti", "non detti", held.by_number("casella", goods)),
    "per five": Part("Punti per 5 risorse rimaste", "non detti", str),
    "slept": Part("Ibernazioni fatte", "nessuna", held.count("volta", "volte"), each=True),
    "rows": Part(
        "Righe del tracciato dell'ibernazione", "non dette", held.by_number("riga", goods)
    ),
    "ending": Part("Ha fatto scattare la fine", "nessuno", who),
    "finished": Part("Partita finita", "no", str),
}
