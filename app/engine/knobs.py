"""Named values in a case that a reader may turn: `$shot` in its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.engine.words import Path, Problem, WordsError

Value = int | str | bool


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
        """Return the choice equal to `to`; raises `KnobError` naming what it may be."""
        if to in self.choices and isinstance(to, bool) == isinstance(self.value, bool):
            return self.choices[self.choices.index(to)]
        raise KnobError(self.name, f"{self.name} is {to!r}: it can be {_listed(self.choices)}")


def read_knobs(words: Any, path: Path) -> tuple[Knob, ...]:
    """Read `{shot: {is: 4, from: 1, to: 6, label: …}}`, or `among: […]` for `from` and `to`."""
    if not isinstance(words, Mapping):
        raise WordsError([Problem(path, "knobs are named: `shot: {is: 4, from: 1, to: 6}`")])
    return tuple(_knob(str(name), said, (*path, str(name))) for name, said in words.items())


def _knob(name: str, said: Any, path: Path) -> Knob:
    keys = set(said) if isinstance(said, Mapping) else set()
    if keys not in ({"is", "label", "from", "to"}, {"is", "label", "among"}):
        raise WordsError([Problem(path, "a knob has is, label, and from and to, or among")])
    if "among" in keys:
        choices = tuple(said["among"])
    elif isinstance(said["from"], int) and isinstance(said["to"], int):
        choices = tuple(range(said["from"], said["to"] + 1))
    else:
        raise WordsError([Problem(path, "from and to are whole numbers")])
    if said["is"] not in choices:
        raise WordsError([Problem((*path, "is"), f"should be one of {_listed(choices)}")])
    return Knob(name, str(said["label"]), said["is"], choices)


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


def _listed(choices: tuple[Value, ...]) -> str:
    numbers = [choice for choice in choices if isinstance(choice, int)]
    if len(numbers) == len(choices) > 2:
        return f"a whole number from {min(numbers)} to {max(numbers)}"
    return " or ".join(map(str, choices))
