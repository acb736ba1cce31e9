"""YAML by the 1.2 core rules, with the line of every value kept for error messages."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from yaml._yaml import CParser
from yaml.resolver import BaseResolver

Key = str | int
Place = tuple[Key, ...]
DEEPEST = 40  # how deep values may be nested

_TAG = "tag:yaml.org,2002:"
_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
    r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)
_BOOL = re.compile(r"true|True|TRUE|false|False|FALSE")
_NULL = re.compile(r"~|null|Null|NULL|")


_HINTS = {  # what libYAML says, and what has usually happened
    "mapping values are not allowed": ": quote a text that holds a colon, or indent the key",
    "cannot start any token": ": indent with spaces, not tabs; put a text that starts so in quotes",
    "expected '-' indicator": ": is this line, or one above, indented like its neighbours?",
    "did not find expected key": ": is this line, or one above, indented like its neighbours?",
}


@dataclass(frozen=True)
class Problem:
    """Something wrong at a place of a file; the message says what, and what would be right."""

    path: Place
    message: str


@dataclass(frozen=True)
class Located:
    """A problem with its file and line, printed as `file:line: field: message`."""

    file: Path
    line: int
    path: Place
    message: str

    def __str__(self) -> str:
        field = ".".join(str(key) for key in self.path)
        return f"{self.file}:{self.line}: {field + ': ' if field else ''}{self.message}"


class DataErrors(ValueError):
    """Everything wrong in the data, all at once: `problems` in the order of files and lines."""

    def __init__(self, problems: Iterable[Located]) -> None:
        self.problems = tuple(sorted(problems, key=lambda p: (str(p.file), p.line, str(p))))
        super().__init__("\n".join(str(problem) for problem in self.problems))


@dataclass(frozen=True)
class Document:
    """A YAML file as plain values: text, numbers, truth values, None, lists and mappings.

    Keys of mappings are always text, as they are written; `lines` gives the line of each place.
    """

    file: Path
    value: Any
    lines: Mapping[Place, int]

    def line(self, path: Place) -> int:
        """Return the line (from 1) of a place, or of the nearest one around it that exists."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def locate(self, problem: Problem) -> Located:
        """Return the problem with this file and its line."""
        return Located(self.file, self.line(problem.path), problem.path, problem.message)


class _Composer(CParser, BaseResolver):
    """LibYAML's parser with the implicit types of YAML 1.2 core and no others."""

    def __init__(self, text: str) -> None:
        CParser.__init__(self, text)
        BaseResolver.__init__(self)


def _implicit(name: str, pattern: re.Pattern[str], first: list[str]) -> None:
    _Composer.add_implicit_resolver(_TAG + name, re.compile(rf"^(?:{pattern.pattern})$"), first)


_implicit("bool", _BOOL, list("tTfF"))
_implicit("int", _INT, list("-+0123456789"))
_implicit("float", _FLOAT, list("-+.0123456789"))
_implicit("null", _NULL, ["~", "n", "N", ""])


def read(file: Path) -> Document:
    """Read one YAML file.

    Raises `DataErrors` with every repeated key, unknown tag and alias, or the syntax error, and
    `FileNotFoundError`.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise DataErrors([Located(file, line, (), "is not UTF-8 text")]) from error
    except FileNotFoundError:
        raise
    except OSError as error:
        raise DataErrors([Located(file, 1, (), f"cannot be read: {error.strerror}")]) from error
    return parse(text, file)


def parse(text: str, file: Path) -> Document:
    """Read YAML from `text`; `file` is named in errors. Raises `DataErrors` as `read` does."""
    try:
        node = _Composer(text).get_single_node()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        what = getattr(error, "problem", None) or str(error)
        line = mark.line + 1 if mark else 1
        hint = next((hint for said, hint in _HINTS.items() if said in what), "")
        raise DataErrors([Located(file, line, (), f"is not YAML: {what}{hint}")]) from error
    reader = _Reader(file)
    value = None if node is None else reader.value(node, ())
    if reader.problems:
        raise DataErrors(reader.problems)
    return Document(file, value, reader.lines)


class _Reader:
    """Turns composed nodes into plain values, keeping lines and collecting problems."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines: dict[Place, int] = {}
        self.problems: list[Located] = []
        self._seen: set[int] = set()

    def value(self, node: yaml.Node, path: Place) -> Any:
        self.lines.setdefault(path, node.start_mark.line + 1)
        if len(path) > DEEPEST:
            return self._wrong(node, path[:3], f"is nested more than {DEEPEST} deep")
        if id(node) in self._seen:
            # The node is the anchored one, on a line of its own: the key's line is the alias's.
            message = "is an alias (*): write the value out"
            self.problems.append(Located(self.file, self.lines[path], path, message))
            return None
        self._seen.add(id(node))
        if isinstance(node, yaml.MappingNode) and node.tag == _TAG + "map":
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode) and node.tag == _TAG + "seq":
            return [self.value(item, (*path, at)) for at, item in enumerate(node.value)]
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node, path)
        return self._wrong(node, path, f"has the tag {node.tag}, which means nothing here")

    def _mapping(self, node: yaml.MappingNode, path: Place) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                self._wrong(key_node, path, "has a key that is no text")
                continue
            key = str(key_node.value)
            here = (*path, key)
            if key in found:
                first = self.lines[here]
                self._wrong(key_node, here, f"repeated key {key!r}, first on line {first}")
                continue
            self.lines[here] = key_node.start_mark.line + 1
            found[key] = self.value(value_node, here)
        return found

    def _scalar(self, node: yaml.ScalarNode, path: Place) -> Any:
        text = str(node.value)
        match node.tag.removeprefix(_TAG):
            case "str" | "!":
                return text
            case "null" if _NULL.fullmatch(text):
                return None
            case "bool" if _BOOL.fullmatch(text):
                return text.lower() == "true"
            case "int" if _INT.fullmatch(text):
                return int(text, 0) if text[:2] in ("0o", "0x") else int(text)
            case "float" if _FLOAT.fullmatch(text):
                return float(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
        return self._wrong(node, path, f"{text!r} does not fit its tag {node.tag}")

    def _wrong(self, node: yaml.Node, path: Place, message: str) -> None:
        self.problems.append(Located(self.file, node.start_mark.line + 1, path, message))
