"""Named values in a case that a reader may turn: `$shot` in its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.engine.telling import listed, said
from app.engine.words import Path, Problem, WordsError

Value = int | str | bool
WIDEST = 100  # how far apart `from` and `to` may be


class KnobError(ValueError):
    """A knob that the case does not have, or a value outside its range."""

    def __init__(self, knob: str, message: str) -> None:
        self.knob = knob
        super().__init__(message)


@dataclass(frozen=True)
class Knob:
    """One knob: its value as the case is judged, and what it may be turned to."""

    name: str
    label: str
    value: Value
    choices: tuple[Value, ...]

    def turned(self, to: Any) -> Value:
        """Return `to` if it is a choice; raises `KnobError` naming what it may be."""
        if _is_among(to, self.choices):
            value: Value = to
            return value
        raise KnobError(self.name, f"{self.name} is {said(to)}: it can be {_listed(self.choices)}")


def turn(knobs: tuple[Knob, ...], to: Mapping[str, Any]) -> dict[str, Value]:
    """Return every knob's value, those named in `to` being turned; raises `KnobError`."""
    names = [knob.name for knob in knobs]
    for name in to:
        if name not in names:
            message = f"no knob {name!r}: known are {', '.join(names) or 'none'}"
            raise KnobError(name, message)
    return {knob.name: knob.turned(to.get(knob.name, knob.value)) for knob in knobs}


def read_knobs(words: Any, path: Path) -> tuple[Knob, ...]:
    """Read `{shot: {is: 4, from: 1, to: 6, label: …}}`, or `among: […]` for `from` and `to`."""
    if not isinstance(words, Mapping):
        raise WordsError([Problem(path, "knobs are named: `shot: {is: 4, from: 1, to: 6}`")])
    return tuple(_knob(str(name), held, (*path, str(name))) for name, held in words.items())


def _knob(name: str, words: Any, path: Path) -> Knob:
    keys = set(words) - {"label"} if isinstance(words, Mapping) else set()
    if keys not in ({"is", "from", "to"}, {"is", "among"}):
        message = "a knob has is, and either from and to or among; it may have a label"
        raise WordsError([Problem(path, message)])
    choices = _choices(words, path)
    if not _is_among(words["is"], choices):
        raise WordsError([Problem((*path, "is"), f"should be {_listed(choices)}")])
    label = words.get("label", name)
    if not isinstance(label, str) or not label.strip():
        raise WordsError([Problem((*path, "label"), "a label is text")])
    return Knob(name, label, words["is"], choices)


def _choices(words: Mapping[str, Any], path: Path) -> tuple[Value, ...]:
    if "among" in words:
        choices = words["among"]
        if not isinstance(choices, list) or not all(isinstance(c, Value) for c in choices):
            message = "should be a list of numbers, words or truth values"
            raise WordsError([Problem((*path, "among"), message)])
        if len(choices) < 2 or any(_is_among(c, (*choices[:at],)) for at, c in enumerate(choices)):
            message = "should name two choices or more, each once"
            raise WordsError([Problem((*path, "among"), message)])
        return tuple(choices)
    least, most = words["from"], words["to"]
    if not (type(least) is type(most) is int):
        raise WordsError([Problem(path, "from and to should be whole numbers")])
    if not least < most <= least + WIDEST:
        message = f"should be more than from, {least}, by {WIDEST} at most"
        raise WordsError([Problem((*path, "to"), message)])
    return tuple(range(least, most + 1))


def used_knobs(words: Any) -> frozenset[str]:
    """Return the names of the knobs that words use."""
    if isinstance(words, str):
        return frozenset([words[1:]] if words.startswith("$") else [])
    if isinstance(words, Mapping):
        return frozenset().union(*map(used_knobs, words), *map(used_knobs, words.values()))
    return frozenset().union(*map(used_knobs, words)) if isinstance(words, list) else frozenset()


def set_knobs(words: Any, values: Mapping[str, Value], path: Path = ()) -> Any:
    """Return words in which every `$name` is its knob's value; raises `WordsError`."""
    if isinstance(words, str) and words.startswith("$"):
        if words[1:] not in values:
            known = ", ".join(f"${name}" for name in values) or "none"
            raise WordsError([Problem(path, f"no knob {words}: known are {known}")])
        return values[words[1:]]
    if isinstance(words, Mapping):
        return {
            set_knobs(key, values, path): set_knobs(held, values, (*path, key))
            for key, held in words.items()
        }
    if isinstance(words, list):
        return [set_knobs(held, values, (*path, place)) for place, held in enumerate(words)]
    return words


def _is_among(value: Any, choices: tuple[Value, ...]) -> bool:
    """Tell whether a value is a choice; 1 and true are not the same."""
    return any(choice == value and type(choice) is type(value) for choice in choices)


def _listed(choices: tuple[Value, ...]) -> str:
    numbers = [choice for choice in choices if type(choice) is int]
    is_range = numbers == [*range(min(numbers, default=0), max(numbers, default=0) + 1)]
    if is_range and len(numbers) == len(choices) > 2:
        return f"a whole number from {numbers[0]} to {numbers[-1]}"
    return listed(choices)
