"""The state of a proof in its address: case, side, outcome, step, and the knobs as turned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from app.engine.errors import EngineError
from app.engine.game import View
from app.engine.knobs import Knob, Value
from app.surface import page_path

_PREFIX = "k_"
_MOST = 9999  # no check has so many cases, outcomes or steps
_BIT_OF = 60  # characters of a bad value that are repeated to the reader


@dataclass(frozen=True)
class Asked:
    """What a reader wants to see of a proof; knobs hold the text as it was sent."""

    game: str
    slug: str
    case: int = 0
    side: int = 0
    run: int = 0
    step: int = 0
    knobs: Mapping[str, str] = field(default_factory=dict)

    def url(self, **changes: Any) -> str:
        """Return the address of the same proof with some of it changed."""
        there = replace(self, **changes)
        asked = {
            "caso": there.case,
            "errore": there.side,
            "esito": there.run,
            "passo": there.step,
        }
        pairs = [(name, str(number)) for name, number in asked.items() if number]
        pairs += [(f"{_PREFIX}{name}", value) for name, value in there.knobs.items()]
        path = page_path(self.game, self.slug)
        return f"{path}?{urlencode(pairs)}" if pairs else path


def read_asked(game: str, slug: str, query: QueryParams) -> Asked:
    """Read a proof's state from an address; what is no number counts as nought."""
    return Asked(
        game,
        slug,
        case=_number(query.get("caso")),
        side=min(_number(query.get("errore")), 1),
        run=_number(query.get("esito")),
        step=_number(query.get("passo")),
        knobs={
            name.removeprefix(_PREFIX): value.strip()
            for name, value in query.items()
            if name.startswith(_PREFIX)
        },
    )


@dataclass(frozen=True)
class KnobField:
    """A knob as a form shows it: a number to step through, or a list to choose from."""

    name: str
    label: str
    value: str
    options: tuple[tuple[str, str], ...]
    least: int | None = None
    most: int | None = None
    trouble: str | None = None

    @property
    def is_number(self) -> bool:
        """Tell whether its choices are whole numbers in a row."""
        return self.least is not None


@dataclass(frozen=True)
class Turned:
    """The knobs of a case as a reader turned them: the good values, and the fields to show."""

    values: Mapping[str, Value]
    fields: tuple[KnobField, ...]
    troubles: tuple[str, ...]


def turn(knobs: Iterable[Knob], view: View, query: QueryParams, asked: Asked) -> Turned:
    """Read the knobs from an address; a bad value keeps its text and says what it may be."""
    known = {knob.name: knob for knob in knobs}
    values: dict[str, Value] = {}
    fields, troubles = [], []
    for name, knob in known.items():
        text = asked.knobs.get(name, as_text(knob.value))
        if name in (query.get("piu"), query.get("meno")):
            text = _stepped(knob, text, 1 if query.get("piu") == name else -1)
        found = [choice for choice in knob.choices if as_text(choice) == text]
        values[name] = found[0] if found else knob.value
        shown = _field(knob, view, text)
        if not found:
            trouble = f"{knob.label}: {_bit_of(text)} non va bene; {_allowed(shown)}."
            shown = replace(shown, trouble=trouble)
            troubles.append(trouble)
        fields.append(shown)
    troubles += [
        f"Questa prova non ha nulla che si chiami {_bit_of(name)}."
        for name in asked.knobs
        if name not in known
    ]
    return Turned(values, tuple(fields), tuple(troubles))


def as_text(value: Value) -> str:
    """Return a knob's value as an address holds it."""
    if isinstance(value, bool):
        return "si" if value else "no"
    return str(value)


def _field(knob: Knob, view: View, text: str) -> KnobField:
    numbers = [choice for choice in knob.choices if type(choice) is int]
    in_a_row = len(numbers) == len(knob.choices) and numbers == [
        *range(numbers[0], numbers[-1] + 1)
    ]
    labels = [_label(view, choice) for choice in knob.choices]
    options = tuple(
        # Two copies of a card have one name: the end of their ids tells them apart.
        (as_text(choice), f"{label} {str(choice).rpartition('-')[2]}")
        if labels.count(label) > 1
        else (as_text(choice), label)
        for choice, label in zip(knob.choices, labels, strict=True)
    )
    least, most = (numbers[0], numbers[-1]) if in_a_row else (None, None)
    return KnobField(knob.name, knob.label, text, options, least, most)


def _label(view: View, choice: Value) -> str:
    if isinstance(choice, bool):
        return "sì" if choice else "no"
    if isinstance(choice, int):
        return str(choice)
    try:
        return view.option(choice)
    except (EngineError, LookupError):
        return choice


def _stepped(knob: Knob, text: str, by: int) -> str:
    texts = [as_text(choice) for choice in knob.choices]
    at = texts.index(text) + by if text in texts else -1
    return texts[at] if 0 <= at < len(texts) else text


def _allowed(shown: KnobField) -> str:
    if shown.is_number:
        return f"può essere un numero intero da {shown.least} a {shown.most}"
    labels = [label for _, label in shown.options]
    return f"può essere {', '.join(labels[:-1])} o {labels[-1]}"


def _bit_of(text: str) -> str:
    if not text:
        return "lasciarlo vuoto"
    return f"«{text}»" if len(text) <= _BIT_OF else f"«{text[:_BIT_OF]}…»"


def _number(text: str | None) -> int:
    is_number = text is not None and text.isascii() and text.isdecimal() and len(text) < 6
    return min(int(text or ""), _MOST) if is_number else 0
