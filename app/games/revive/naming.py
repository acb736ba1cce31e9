"""Words for what the game is made of: goods, spaces, players, cards and whatever else is named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.engine.telling import plain
from app.games.revive.names import PLAYERS

# A good: one, and several.
GOODS = {
    "gear": ("ingranaggio", "ingranaggi"),
    "book": ("libro", "libri"),
    "food": ("cibo", "cibo"),
    "crystal": ("cristallo", "cristalli"),
    "energy": ("segnalino energia", "segnalini energia"),
    "point": ("punto", "punti"),
    "devotion": ("punto devozione", "punti devozione"),
    "forest": ("passo sul tracciato foresta", "passi sul tracciato foresta"),
    "mountain": ("passo sul tracciato montagna", "passi sul tracciato montagna"),
    "field": ("passo sul tracciato campo", "passi sul tracciato campo"),
    "card": ("carta", "carte"),
    "star": ("stella", "stelle"),
    "artifact": ("artefatto", "artefatti"),
}
TRACKS = {"forest": "foresta", "mountain": "montagna", "field": "campo"}
SPACES = {
    "desert": "deserto", "forest": "foresta", "mountain": "montagna", "field": "campo",
    "crystals": "cristalli stampati", "water": "acqua", "city": "città",
    "location": "grande località", "start": "spazio iniziale", "unexplored": "tessera coperta",
    "vast crystal": "cristallo vasto", "lake": "lago",
}  # fmt: skip
SLOTS = {
    "top-1": "primo spazio in alto", "top-2": "secondo spazio in alto",
    "bottom-1": "primo spazio in basso", "bottom-2": "secondo spazio in basso",
    "side": "spazio laterale",
}  # fmt: skip
COLOURS = {"yellow": "giallo", "green": "verde", "red": "rosso"}
FEMININE = {"yellow": "gialla", "green": "verde", "red": "rossa"}
PLURAL = {"yellow": "gialli", "green": "verdi", "red": "rossi"}
FEMININE_PLURAL = {"yellow": "gialle", "green": "verdi", "red": "rosse"}
HALVES = {"top": "metà superiore", "bottom": "metà inferiore"}
SIZES = {"small": "edificio normale", "large": "edificio grande"}
PARTS = {
    "first": "prima azione", "second": "seconda azione", "hibernation": "ibernazione",
    "over": "turno finito",
}  # fmt: skip
DEEDS = {
    "explore": "esplorare", "build": "costruire", "populate": "popolare",
    "play": "giocare una carta", "switch": "usare l'interruttore", "hibernate": "ibernare",
    "machine": "usare una macchina", "crate": "usare una cassa",
    "trade": "fare uno scambio speciale", "convert": "convertire",
    "colour": "dare un colore a una carta", "travel": "risolvere una carta Viaggio",
}  # fmt: skip
VARIANTS = {
    "advanced switch": "interruttore avanzato", "expansion": "espansione Call of the Abyss",
    "long game": "partita lunga", "common artifact card": "carta artefatto comune",
}  # fmt: skip
SHRINE = {"scyphoz": "una carta Scyphoz", "settle": "un insediamento gratuito"}
_NOUNS = {
    "carta", "modulo", "macchina", "cassa", "tessera", "tecnologia", "viaggio", "localita",
}  # fmt: skip
_WORDS: dict[str, str] = {
    **{good: one for good, (one, _) in GOODS.items()},
    **SPACES, **SLOTS, **COLOURS, **HALVES, **SIZES, **PARTS, **DEEDS, **VARIANTS,
    **SHRINE, "deck": "la prima carta del mazzo", "active": "area attiva",
    "resting": "area di riposo", "side slot": "lo spazio laterale",
}  # fmt: skip
_PLACE = re.compile(r"(\d+)-(\d+)")


def option_name(option: Any) -> str:
    """Return a good, a card, a colour, a space or a count as a player names it."""
    if option is None:
        return "niente"
    if isinstance(option, bool):
        return "sì" if option else "no"
    words = plain(option)
    if isinstance(words, Mapping):
        return goods(words)
    if isinstance(words, list):
        return listed(map(option_name, words)) if words else "niente"
    text = str(words)
    if text in PLAYERS:
        return who(text)
    return _WORDS.get(text) or (space(text) if is_space(text) else name(text))


def goods(held: Mapping[Any, int], nothing: str = "niente") -> str:
    """Return goods as a sentence lists them: `2 libri, 1 cibo e 3 cristalli`."""
    found = [amount(number, good) for good, number in held.items() if number]
    return listed(found) or nothing


def amount(number: int, good: str) -> str:
    """Return so much of a good: `1 cibo`, `2 passi sul tracciato foresta`."""
    one, more = GOODS[good]
    return counted(number, one, more)


def several(good: str) -> str:
    """Return a good as a heading names it, and as one says that there is none of it."""
    return GOODS[good][1]


def counted(number: int, one: str, more: str) -> str:
    """Return a number of things: `1 libro`, `2 libri`."""
    return f"{number} {one if number in (1, -1) else more}"


def listed(things: Iterable[str], last: str = "e") -> str:
    """Return things as a sentence lists them: `il blu, il verde e il giallo`."""
    names = list(things)
    if len(names) > 1 and last == "e" and names[-1][:1] in "eE":
        last = "ed"
    return f" {last} ".join([*([", ".join(names[:-1])] if names[1:] else []), *names[-1:]])


def who(player: str | None) -> str:
    """Return a player with the article; whoever it is where no position tells."""
    return f"il {player}" if player else "chi è di turno"


def of(player: str | None) -> str:
    """Return `del rosso`."""
    return f"del {player}" if player else "di chi è di turno"


def to(player: str | None) -> str:
    """Return `al rosso`."""
    return f"al {player}" if player else "a chi è di turno"


def by(player: str | None) -> str:
    """Return `per il rosso`."""
    return f"per {who(player)}"


def name(thing: str) -> str:
    """Return a thing by its name: `Alba`, or `carta 1` where it has a number only."""
    said = thing.replace("-", " ")
    return said if _numbered(thing) else said[0].upper() + said[1:]


def bare(thing: str) -> str:
    """Return a thing's name after the noun for what it is: `1` for `carta-1`."""
    return thing.partition("-")[2].replace("-", " ") if _numbered(thing) else name(thing)


def _numbered(thing: str) -> bool:
    first, _, rest = thing.partition("-")
    return bool(rest) and first in _NOUNS


def the(noun: str, thing: str) -> str:
    """Return a thing with its noun and article: `la macchina Fucina`."""
    return f"{noun} {bare(thing)}"


def card(thing: str) -> str:
    """Return a card with its article."""
    return the("la carta", thing)


def cards(things: Sequence[str], nothing: str = "nessuna carta") -> str:
    """Return cards with their article: `la carta Alba`, `le carte Alba e Brina`."""
    if not things:
        return nothing
    noun = "la carta" if len(things) == 1 else "le carte"
    return f"{noun} {listed(map(bare, things))}"


def names(things: Iterable[str]) -> str:
    """Return the names of things as a sentence lists them."""
    return listed(map(name, things))


def is_space(text: str) -> bool:
    """Return whether this names a space of the map."""
    return bool(re.fullmatch(r"[a-z]|\d+-\d+", text))


def space(text: str) -> str:
    """Return a space by its letter, or by its place on the map."""
    found = _PLACE.fullmatch(text)
    return f"spazio {found[2]} della riga {found[1]}" if found else text


def at(text: str) -> str:
    """Return where something stands: `in p`, `nello spazio 2 della riga 1`, `a Porto`."""
    if not is_space(text):
        return f"a {bare(text)}"
    return f"nello {space(text)}" if _PLACE.fullmatch(text) else f"in {text}"


def spaces(cells: Sequence[str]) -> str:
    """Return spaces with their article: `lo spazio p`, `gli spazi p e q`."""
    said = listed(map(_bare, cells))
    return f"lo spazio {said}" if len(cells) == 1 else f"gli spazi {said}"


def _bare(cell: str) -> str:
    return f"{found[2]} della riga {found[1]}" if (found := _PLACE.fullmatch(cell)) else cell


def living(place: str) -> str:
    """Return where a meeple is, or goes: `in c`, `nella grande località Porto`."""
    return at(place) if is_space(place) else the("nella grande località", place)


def slot(held: str) -> str:
    """Return a slot with its article: `il primo spazio in alto`, `lo spazio laterale`."""
    return f"{'lo' if held == 'side' else 'il'} {SLOTS[held]}"


def in_slot(held: str) -> str:
    """Return `nel primo spazio in alto`, `nello spazio laterale`."""
    return f"{'nello' if held == 'side' else 'nel'} {SLOTS[held]}"


def tribe(said: str) -> str:
    """Return a tribe with the side of its board: `Hofstadteriani, lato luna`."""
    people, _, side = said.partition("-")
    people = people[0].upper() + people[1:]
    return f"{people}, lato {side}" if side else people


def colours(held: Iterable[str], words: Mapping[str, str] = COLOURS) -> str:
    """Return colours as a sentence lists them."""
    return listed(words[colour] for colour in held)


def counted_colours(held: Iterable[str]) -> str:
    """Return things of colours by how many there are of each: `2 gialli e 1 rosso`."""
    found = Counter(held)
    return listed(counted(number, COLOURS[one], PLURAL[one]) for one, number in found.items())
