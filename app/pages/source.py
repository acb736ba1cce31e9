"""A rule's own source code, its words marked so that a phone can colour them."""

from __future__ import annotations

import io
import keyword
import textwrap
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from app.engine.game import Game
from app.surface import rule_code

_KINDS = {tokenize.STRING: "str", tokenize.COMMENT: "com", tokenize.NUMBER: "num"}


@dataclass(frozen=True)
class Code:
    """One rule function: whose it is, and its text in pieces, each with its kind."""

    entry: str
    name: str
    reading: bool
    pieces: tuple[tuple[str, str], ...]


def code_of(game: Game[Any], entries: tuple[str, ...]) -> tuple[Code, ...]:
    """Return the functions that these entries own."""
    return tuple(
        Code(rule.entry, rule.name, rule.reading, tuple(pieces(textwrap.dedent(rule.source))))
        for rule in rule_code(game, entries)
    )


def pieces(source: str) -> Iterator[tuple[str, str]]:
    """Yield a text piece by piece as (kind, text); the pieces together are the text."""
    lines = source.rstrip("\n").split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    text = "\n".join(lines)
    done = 0
    decorating = False
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        first, last = (starts[row - 1] + column for row, column in (token.start, token.end))
        decorating = token.string == "@" or (decorating and token.type != tokenize.NEWLINE)
        kind = _KINDS.get(token.type, "")
        if token.type == tokenize.NAME and keyword.iskeyword(token.string):
            kind = "key"
        elif decorating and token.type in (tokenize.NAME, tokenize.OP) and token.string != "=":
            kind = "dec"
        if not kind or not first < last <= len(text):
            continue
        if done < first:
            yield "", text[done:first]
        yield kind, text[first:last]
        done = last
    if done < len(text):
        yield "", text[done:]
