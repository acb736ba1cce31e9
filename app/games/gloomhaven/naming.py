"""The table in words: what lies where, and how a player names a figure, a hex or a card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from app.engine.telling import plain
from app.games.gloomhaven.board import (
    DIFFICULT,
    DOOR,
    HAZARDOUS,
    OBSTACLE,
    TRAP,
    WALL,
    Ground,
)
from app.games.gloomhaven.state import Figure

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
KINDS = {"hero": "personaggio", "monster": "mostro", "summon": "evocazione"}
CONDITIONS = {
    "invisible": "invisibile", "muddled": "confuso", "disarmed": "disarmato",
    "stunned": "stordito", "immobilized": "immobilizzato", "wounded": "ferito",
    "poisoned": "avvelenato", "strengthened": "rafforzato",
}  # fmt: skip
WORDS = {
    **KINDS, **CONDITIONS,
    "normal": "una carta", "advantage": "con vantaggio", "disadvantage": "con svantaggio",
    "-1": "−1", "-2": "−2", "x2": "×2", "x0": "×0",
    "rolling +1": "+1 rolling", "rolling +2": "+2 rolling",
    "0 stun": "0 con stordito", "0 muddle": "0 con confuso",
    "monsters": "mazzo dei mostri", "top": "in alto", "bottom": "in basso",
    "chance": "il caso", "choice": "il giocatore", "choosing": "scelta delle carte",
    "turns": "turni", "cleanup": "fine del round",
}  # fmt: skip
SIDES = {
    "east": "a est", "south east": "a sud-est", "south west": "a sud-ovest", "west": "a ovest",
    "north west": "a nord-ovest", "north east": "a nord-est",
}  # fmt: skip
TERRAIN = {
    WALL: ("muro", "muri"),
    DOOR: ("porta chiusa", "porte chiuse"),
    OBSTACLE: ("ostacolo", "ostacoli"),
    TRAP: ("trappola", "trappole"),
    DIFFICULT: ("terreno difficile", "terreno difficile"),
    HAZARDOUS: ("terreno pericoloso", "terreno pericoloso"),
}
ALL_IN_RANGE = 6
_PLACE = re.compile(r"(\d+)-(\d+)")
_JOINED = {"in": "nell'", "a": "all'", "da": "dall'", "di": "dell'", "tra": "tra l'"}


def part(key: str, state: Any) -> str:
    """Return one key of a state in words: `Posizioni: A in p, B in q`."""
    name = key.replace(" ", "_")
    title, nothing = _KEYS[key]
    held = getattr(state, name)
    if isinstance(held, bool):
        return f"{title}: {'sì' if held else 'no'}"
    if held is None or (not held and held != 0):
        return f"{title}: {nothing}"
    return f"{title}: {_PARTS.get(name, _held)(held, state)}"


def _held(held: Any, state: Any) -> str:
    if isinstance(held, Mapping):
        return ", ".join(f"{one} {_value(other)}" for one, other in held.items())
    if isinstance(held, frozenset | tuple):
        return ", ".join(map(option_name, sorted(held) if isinstance(held, frozenset) else held))
    return option_name(held)


def _value(held: Any) -> str:
    if isinstance(held, tuple):
        return f"({', '.join(map(option_name, held)) or 'niente'})"
    return option_name(held)


_PARTS: dict[str, Callable[[Any, Any], str]] = {
    "board": lambda held, state: "; ".join(ground_told(state.ground(), state.sprung)),
    "walls": lambda held, state: ", ".join(wall_told(*wall) for wall in held),
    "figures": lambda held, state: "; ".join(
        ", ".join((f"{name} {kind_told(figure)}", *figure_facts(figure)))
        for name, figure in held.items()
    ),
    "at": lambda held, state: ", ".join(
        f"{name} {cell('in', where)}" for name, where in held.items()
    ),
    "sprung": lambda held, state: ", ".join(cell("in", where) for where in sorted(held)),
}


def ground_told(ground: Ground, sprung: Iterable[str] = ()) -> list[str]:
    """Return what a map is made of: how large it is, and where it is more than bare floor."""
    found = [counted(len(ground.hexes), "esagono", "esagoni")]
    for sign, (one, more) in TERRAIN.items():
        places = [name for name in ground.marked(sign) if name not in sprung]
        if places:
            there = listed(cell("in", place) for place in places)
            found.append(f"{one if len(places) == 1 else more} {there}")
    return found


def wall_told(one: str, other: str) -> str:
    """Return where a thin wall stands: `tra p e q`, or `a est di p`."""
    if other in SIDES:
        return f"{SIDES[other]} {cell('di', one)}"
    return f"{cell('tra', one)} e {hex_name(other)}"


def kind_told(figure: Figure) -> str:
    """Return what a figure is: `guardia élite n. 3`, `evocazione di B`."""
    said = figure.name or figure.type or KINDS[figure.kind]
    if figure.elite:
        said += " élite"
    if figure.number is not None:
        said += f" n. {figure.number}"
    return f"{said} di {figure.hero}" if figure.hero else said


def figure_facts(figure: Figure) -> list[str]:
    """Return what is printed of a figure and what its card says, each in a few words."""
    said: list[str] = []
    for title, held in (
        ("iniziativa", figure.initiative), ("vita", figure.life),
        ("movimento", figure.move), ("movimento sulla scheda", figure.pace),
        ("attacco", figure.attack),
    ):  # fmt: skip
        if held is not None:
            said.append(f"{title} {held}")
    said += [word for word, has in (("salta", figure.jumping), ("vola", figure.flying)) if has]
    if figure.range is not None:
        said.append(f"portata {figure.range}")
    if figure.targets > 1 or (figure.kind != "hero" and figure.targets != 1):
        said.append(targets_told(figure.targets))
    if figure.area is not None:
        said.append(f"attacco ad area di {counted(len(figure.area.hits), 'esagono', 'esagoni')}")
    if figure.attacks != 1:
        said.append(f"{figure.attacks} attacchi separati")
    if figure.heal is not None:
        said.append(f"cura {figure.heal}")
    return [*said, *figure.items]


def targets_told(count: int) -> str:
    """Return how many an attack takes in: `2 bersagli`, `nessun attacco`."""
    if count == 0:
        return "nessun attacco"
    return "tutti in portata" if count >= ALL_IN_RANGE else counted(count, "bersaglio", "bersagli")


def option_name(option: Any) -> str:
    """Return a figure, a hex, a plan, a card or a count as a player names it."""
    if option is None:
        return "niente"
    if isinstance(option, bool):
        return "sì" if option else "no"
    words = plain(option)
    if isinstance(words, Mapping) and "place" in words:
        return f"{cell('in', words['place'])}, attaccando {listed(words['targets'])}"
    if isinstance(words, list):
        if words and all(map(_is_cell, words)):
            return f"per {', '.join(map(hex_name, words))}"
        return listed(map(option_name, words)) if words else "nessun altro"
    text = str(words)
    return WORDS.get(text) or (hex_name(text) if _is_cell(text) else text)


def _is_cell(text: Any) -> bool:
    return isinstance(text, str) and bool(re.fullmatch(r"[a-z]|\d+-\d+", text))


def hex_name(name: str) -> str:
    """Return a hex by its letter, or by its place on the map."""
    found = _PLACE.fullmatch(name)
    return f"esagono {found[2]} della riga {found[1]}" if found else name


def cell(preposition: str, name: str) -> str:
    """Return a hex after a preposition: `in p`, `nell'esagono 5 della riga 3`."""
    joined = f"{preposition} " if not _PLACE.fullmatch(name) else _JOINED[preposition]
    return joined + hex_name(name)


def cards_told(cards: Sequence[int]) -> str:
    """Return ability cards with their article: `la carta 10`, `le carte 10 e 25`."""
    if not cards:
        return "nessuna carta"
    return f"{'la carta' if len(cards) == 1 else 'le carte'} {listed(map(str, cards))}"


def counted(number: int, one: str, more: str) -> str:
    """Return a number of things: `1 danno`, `2 danni`."""
    return f"{number} {one if number == 1 else more}"


def listed(things: Iterable[str], last: str = "e") -> str:
    """Return things as a sentence lists them: `B, C e D`."""
    names = list(things)
    return f" {last} ".join([*([", ".join(names[:-1])] if names[1:] else []), *names[-1:]])
