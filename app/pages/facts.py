"""A card's facts as a small table in Italian, whatever game they are of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from app.library.views import EntryLine

# What the card files say in English; a test holds that nothing of theirs is missing here.
LABELS = {
    "types": "Tipo",
    "damage": "Danno",
    "effects": "Effetti",
    "hero": "Avventuriero",
    "face_down": "Su carte coperte",
    "die": "Dado",
    "reach": "Attacco diretto",
    "copies": "Copie",
    "deluxe": "Edizione Deluxe",
    "lacks": "Non si sa",
    "passive": "Passiva",
    "uses": "Usi per turno",
    "camp": "Nell'accampamento",
    "place": "Tipo di Luogo",
    "firewood": "Fuoco",
    "line": "Creature nella Linea",
    "spaces": "Caselle",
    "needs": "Dadi",
    "hull": "Scafo",
    "additional": "Nave aggiuntiva",
    "use": "Si gioca",
}
VALUES = {
    "melee": "corpo a corpo",
    "ranged": "a distanza",
    "reveal": "Rivela",
    "first position": "Prima Posizione",
    "ongoing": "A Oltranza",
    "defeated": "quando è sconfitta",
    "regular": "normale",
    "respite": "di riposo",
    "final": "finale",
    "half": "dimezzato, per difetto",
    "any": "qualsiasi",
    "rising": "ognuno più alto del precedente",
    "matching": "doppi o tripli",
    "unknown": "non si sa quali",
    "attack": "come carta Attacco",
    "special": "come carta speciale",
    "*": "variabile",
}
_COUNTED = {"creature": "Vita", "unhallowed": "Vita", "summon": "esaurisce"}


@dataclass(frozen=True)
class Fact:
    """A row: label and values, each with the entry it names, if any."""

    label: str
    values: tuple[tuple[str, EntryLine | None], ...]


def fact_rows(facts: Mapping[str, Any], lines: Mapping[str, EntryLine]) -> tuple[Fact, ...]:
    """Return a card's facts as rows."""
    return tuple(_rows(facts, lines, ""))


def _rows(facts: Mapping[str, Any], lines: Mapping[str, EntryLine], kind: str) -> Iterator[Fact]:
    for key, held in facts.items():
        if isinstance(held, Mapping) and key != "copies":
            yield from _rows(held, lines, key)
        elif key == "copies":
            yield Fact("Copie", tuple(_copies(held, kind)))
        elif held is not False:
            values = held if isinstance(held, list | tuple) else [held]
            said = tuple((_said(one, lines), lines.get(str(one))) for one in values)
            yield Fact(_label(key), said)


def _copies(held: Any, kind: str) -> Iterator[tuple[str, EntryLine | None]]:
    """Yield how many copies there are of each printed value."""
    if not isinstance(held, Mapping):
        yield _said(held, {}), None
        return
    counted = Counter(map(str, held.values()))
    for value, number in counted.items():
        what = f"{_COUNTED.get(kind, '')} {VALUES.get(value, value)}".strip()
        yield f"{number} × {what}" if number > 1 or len(counted) > 1 else what, None


def _label(key: str) -> str:
    return LABELS.get(key, key.replace("_", " ").capitalize())


def _said(value: Any, lines: Mapping[str, EntryLine]) -> str:
    if isinstance(value, bool):
        return "sì" if value else "no"
    text = str(value).replace("-", "−") if isinstance(value, int) else str(value)
    line = lines.get(text)
    return line.title if line else VALUES.get(text, text)
