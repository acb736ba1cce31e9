"""The table in words: what every key of the state holds, as a player would say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from app.games.revive import printed_told as printed
from app.games.revive.naming import (
    COLOURS,
    DEEDS,
    FEMININE_PLURAL,
    HALVES,
    PARTS,
    SHRINE,
    SIZES,
    SLOTS,
    SPACES,
    TRACKS,
    VARIANTS,
    amount,
    at,
    colours,
    counted,
    goods,
    is_space,
    listed,
    name,
    names,
    settlement,
    spaces,
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


def value_told(key: str, held: Any) -> str:
    """Return what a key holds, in words."""
    known = PARTS_TOLD[key]
    if isinstance(held, bool):
        return "sì" if held else "no"
    if held is None or (isinstance(held, Mapping | tuple | frozenset) and not held):
        if held == () and key in ("deck", "left", "scyphoz"):
            return "nessuno" if key == "left" else "vuoto"
        return known.nothing
    if known.each:
        return ", ".join(f"{who(player)} {known.told(its)}" for player, its in held.items())
    return known.told(held)


def _count(one: str, more: str) -> Callable[[Any], str]:
    return lambda number: counted(number, one, more)


def _good(good: str) -> Callable[[Any], str]:
    return lambda number: amount(number, good)


def _stock(held: Any) -> str:
    return listed(amount(number, good) for good, number in held.items()) or "niente"


def _by_number(title: str, told: Callable[[Any], str]) -> Callable[[Any], str]:
    return lambda held: "; ".join(f"{title} {number}: {told(its)}" for number, its in held.items())


def _names(held: Any) -> str:
    return names(held) or "niente"


def _colours(held: Any) -> str:
    return colours(held) or "niente"


def slot_told(lying: Any) -> str:
    """Return the cards of a slot, the top one last: `Alba (metà superiore)`."""
    return ", sotto ".join(f"{name(one.card)} ({HALVES[one.half]})" for one in reversed(lying))


def _slots(held: Any) -> str:
    return (
        listed(f"{slot_told(lying)} nel {SLOTS[slot]}" for slot, lying in held.items() if lying)
        or "niente"
    )


def _fitted(held: Any) -> str:
    return (
        listed(f"{names(those)} nel {SLOTS[slot]}" for slot, those in held.items() if those)
        or "niente"
    )


def _buildings(held: Any) -> str:
    return listed(f"{SIZES[size]} {at(cell)}" for cell, size in held.items()) or "niente"


def _steps(held: Any) -> str:
    return (
        listed(f"{number} sul tracciato {TRACKS[track]}" for track, number in held.items())
        or "nessun passo"
    )


def _goals(held: Any) -> str:
    return "; ".join(f"{COLOURS[colour]}: {printed.goal(goal)}" for colour, goal in held.items())


def _sizes_of(held: Any) -> str:
    return listed(counted(number, "modulo", "moduli") + f" nel {SLOTS[slot]}"
                  for slot, number in held.items())  # fmt: skip


def _places(held: Any) -> str:
    return listed(settlement(place) for place in held) or "niente"


def _on_spaces(held: Any) -> str:
    return listed(f"{SPACES[kind]} {at(cell)}" for cell, kind in held.items())


def _things(told: Callable[[Any], str]) -> Callable[[Any], str]:
    return partial(printed.each, told=told)


PARTS_TOLD: dict[str, Part] = {
    "variants": Part("Varianti", "nessuna", lambda held: listed(sorted(VARIANTS[v] for v in held))),
    "players": Part("Giocatori, in ordine", "non detti", lambda held: listed(map(who, held))),
    "turn": Part("Di turno", "non detto", who),
    "part": Part("Parte del turno", "", lambda held: PARTS[held]),
    "acting": Part("Azione principale già fatta", "no", str),
    "deeds": Part(
        "Azioni principali fatte", "nessuna", lambda held: listed(DEEDS[deed] for deed in held)
    ),
    "traded": Part("Scambi usati nel turno", "nessuno", _names),
    "stock": Part("Riserve", "non dette", _stock, each=True),
    "energy": Part("Energia libera", "nessuna", _good("energy"), each=True),
    "crates": Part("Casse", "nessuna", _names, each=True),
    "points": Part("Punti sul tracciato", "nessuno", _good("point"), each=True),
    "devotion": Part("Devozione", "nessuna", _good("devotion"), each=True),
    "gained": Part("Fatti in questa azione", "niente", goods, each=True),
    "latest": Part("Fatti per ultimi", "niente", goods, each=True),
    "cards": Part("Che cosa c'è sulle carte", "non detto", _things(printed.card)),
    "modules": Part("Che cosa c'è sui moduli", "non detto", _things(printed.module)),
    "machines": Part("Che cosa danno le macchine", "non detto", _things(printed.machine)),
    "boxes": Part("Che cosa danno le casse", "non detto", _things(goods)),
    "tiles": Part("Tessere", "nessuna", _things(printed.tile)),
    "technologies": Part("Tecnologie", "nessuna", _things(printed.technology)),
    "active": Part("Area attiva", "vuota", _names, each=True),
    "resting": Part("Area di riposo", "vuota", _names, each=True),
    "slots": Part("Carte giocate", "nessuna", _slots, each=True),
    "fitted": Part("Moduli inseriti", "nessuno", _fitted, each=True),
    "room": Part("Posti per i moduli", "non detti", _sizes_of),
    "market": Part("Mercato delle carte", "vuoto", _names),
    "deck": Part("Mazzo, dall'alto", "non detto", _names),
    "coloured": Part(
        "Colori dati per ora", "nessuno",
        lambda held: listed(f"{name(one)} {COLOURS[colour]}" for one, colour in held.items()),
    ),
    "switched": Part("Interruttori usati", "nessuno", lambda held: listed(map(who, sorted(held)))),
    "board": Part("Mappa", "nessuna", lambda held: board_told(held)),
    "turned": Part("Spazi scoperti", "nessuno", _on_spaces),
    "explored": Part("Tessere esplorate", "nessuna", lambda held: names(sorted(held))),
    "buildings": Part("Edifici", "nessuno", _buildings, each=True),
    "meeples": Part("Meeple", "nessuno", _places, each=True),
    "sources": Part("Altri punti di partenza della gittata", "nessuno", spaces, each=True),
    "reach": Part("Gittata in più", "nessuna", str, each=True),
    "waters": Part(
        "Bonus degli spazi d'acqua", "non detti",
        lambda held: listed(f"{goods(its)} {at(cell)}" for cell, its in held.items()),
    ),
    "watered": Part("Acque già usate", "nessuna", spaces, each=True),
    "tribes": Part("Tribù", "non dette", tribe, each=True),
    "unlocked": Part("Tecnologie sbloccate", "nessuna", _names, each=True),
    "tracks": Part("Passi fatti", "nessuno", _steps, each=True),
    "ends": Part(
        "Lunghezza dei tracciati", "non detta",
        lambda held: listed(f"{TRACKS[track]} {end}" for track, end in held.items()),
    ),
    "beyond": Part(
        "Oltre la fine del tracciato", "non detto",
        lambda held: listed(f"{TRACKS[track]}: {amount(1, its)}" for track, its in held.items()),
    ),
    "places": Part("Spazi dei tracciati", "nessuno", _things(printed.place)),
    "reached": Part("Spazi dei tracciati sbloccati", "nessuno", _names, each=True),
    "offered": Part("Mercato delle macchine", "vuoto", _names),
    "running": Part("Macchine sbloccate", "nessuna", _names, each=True),
    "energised": Part("Macchine con energia sopra", "nessuna", _names, each=True),
    "discs": Part("Dischi accanto all'abilità", "non detti", _count("disco", "dischi"), each=True),
    "stars": Part("Abilità usata", "mai", _count("volta", "volte"), each=True),
    "progress": Part(
        "Tracciato di avanzamento", "vuoto", _count("segnalino", "segnalini"), each=True
    ),
    "bonuses": Part(
        "Bonus del tracciato di avanzamento", "non detti", _by_number("casella", goods)
    ),
    "ability": Part("Che cosa dà l'abilità", "non detto", goods, each=True),
    "needed": Part(
        "Pezzi rimasti per l'abilità", "non detti", _count("pezzo", "pezzi"), each=True
    ),
    "artifacts": Part("Artefatti", "nessuno", _colours, each=True),
    "left": Part("Artefatti sul tabellone", "non detti", _colours),
    "tokens": Part(
        "Segnalini di fine partita", "nessuno",
        lambda held: listed(f"da {points}" for points in held), each=True,
    ),
    "shrine": Part(
        "Caselle del tracciato devozione", "non dette",
        lambda held: "; ".join(f"casella {box}: {SHRINE[what]}" for box, what in held.items()),
    ),
    "scyphoz": Part("Mazzo Scyphoz, dall'alto", "non detto", _names),
    "beside board": Part("Grande località aggiuntiva", "nessuna", name),
    "travels": Part("Che cosa c'è sulle carte Viaggio", "non detto", _things(printed.travel)),
    "travelling": Part("Carte Viaggio da risolvere", "nessuna", _names, each=True),
    "travelled": Part("Carte Viaggio a faccia in giù", "nessuna", _names, each=True),
    "met": Part(
        "Livello raggiunto nei viaggi", "nessuno",
        lambda held: listed(f"{name(one)} livello {level}" for one, level in held.items()),
    ),
    "flasks": Part("Fiaschette stampate", "nessuna", _count("fiaschetta", "fiaschette"), each=True),
    "goals": Part("Carta artefatto", "non detta", _goals, each=True),
    "common": Part("Carta artefatto comune", "non detta", _goals),
    "counted": Part(
        "Carte che valgono punti", "nessuna",
        lambda held: colours(held, FEMININE_PLURAL), each=True,
    ),
    "worth": Part("Valori del tracciato di avanzamento", "non detti",
                  lambda held: listed(map(str, held))),
    "marks": Part("Bonus del tracciato dei punti", "non detti", _by_number("casella", goods)),
    "per five": Part("Punti per 5 risorse rimaste", "non detti", str),
    "slept": Part("Ibernazioni fatte", "nessuna", _count("volta", "volte"), each=True),
    "rows": Part("Righe del tracciato dell'ibernazione", "non dette", _by_number("riga", goods)),
    "ending": Part("Ha fatto scattare la fine", "nessuno", who),
    "finished": Part("Partita finita", "no", str),
}  # fmt: skip


def board_told(board: Any) -> str:
    """Return what a map is made of, kind by kind: `12 spazi; deserto in p e q; acqua in w`."""
    kinds = board.kinds()
    return kinds_told(kinds)


def kinds_told(kinds: Mapping[str, str]) -> str:
    """Return which spaces are of which kind; those without a letter by number only."""
    found = []
    for kind, said in SPACES.items():
        cells = [cell for cell, its in kinds.items() if its == kind]
        if cells:
            there = listed(cell if len(cell) == 1 else _far(cell) for cell in cells)
            found.append(f"{said} in {there}" if is_space(cells[0]) else said)
    return "; ".join([counted(len(kinds), "spazio", "spazi"), *found])


def _far(cell: str) -> str:
    row, _, place = cell.partition("-")
    return f"{row}-{place}"
