"""The shapes of the data files: entries of four kinds; with a game's page and its sources."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, model_validator

from app.library.checks import Case, Check, CheckKind, Shown, Unchecked
from app.library.parse import parse
from app.library.shapes import Line, Shape, Slug, Text
from app.library.sources import Accent, Game, Record, Sources, Statement, Work
from app.library.yamls import DataErrors, Located, Place, Problem, read

Standing = Literal["official", "source", "derived", "unsettled"]
Kind = Literal["rule", "ruling", "card", "term"]

# Ends of sentences; "es. l'Ombra" and "pag. 7" go on.
_SENTENCE = re.compile(r"(?<=[.!?…])(?<!\bes\.)(?<!\becc\.)(?<!\bpag\.)\s+(?=[^a-z\s])")


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, each on one line; one empty sentence for an empty text."""
    return [sentence.replace("\n", " ") for sentence in _SENTENCE.split(text.strip())]


class Entry(Shape, ABC):
    """Anything the knowledge base answers with; `slug` comes from the file's name."""

    slug: Slug
    kind: Kind
    standing: Standing | None = None
    cites: tuple[Slug, ...] = Field(default=(), max_length=6)
    see: tuple[Slug, ...] = ()
    ask_also: tuple[Line, ...] = ()
    rests_on: tuple[Slug, ...] = ()
    readings: tuple[Text, ...] = ()
    note: Text | None = None
    was: tuple[Slug, ...] = ()
    check: Check | None = None

    @model_validator(mode="after")
    def _readings_when_unsettled(self) -> "Entry":
        if self.standing == "unsettled" and len(self.readings) < 2:
            raise ValueError("standing is unsettled: readings must give at least two texts")
        if self.standing != "unsettled" and self.readings:
            raise ValueError("readings are given, so standing must be unsettled")
        return self

    @property
    @abstractmethod
    def title(self) -> str:
        """Return the question, or the name of a card or term."""

    @property
    @abstractmethod
    def short(self) -> str:
        """Return the verdict on one line; for a term, what it means."""

    @property
    @abstractmethod
    def body(self) -> str:
        """Return the answer below the verdict; empty for a term."""

    @property
    def spoken(self) -> str:
        """Return the answer as one plain line, for a chat."""
        return f"{self.short.rstrip('.')}. {sentences(self.body)[0]}".strip()

    @property
    def names(self) -> tuple[str, ...]:
        """Return what a card or term is called, the current name first; empty for the others."""
        return ()

    @property
    def on_cards(self) -> tuple[str, ...]:
        """Return the slugs of the cards that a rule or ruling touches."""
        return ()

    @property
    def check_kind(self) -> CheckKind:
        """Return `played`, `shown` (facts), `none` (with a reason) or `absent`."""
        match self.check:
            case None:
                return "absent"
            case Unchecked():
                return "none"
            case Shown():
                return "shown"
        return "played"

    @property
    def cases(self) -> tuple[tuple[Place, Case], ...]:
        """Return the check's cases, each with its place in the entry, such as `("check", 0)`."""
        place: Place = ("check",)
        cases: list[Case] = []
        if isinstance(self.check, Shown):
            place, cases = ("check", "facts"), self.check.facts
        elif isinstance(self.check, list):
            cases = self.check
        return tuple(((*place, at), case) for at, case in enumerate(cases))


class Answering(Entry):
    """An entry with a verdict and an answer below it, which says how far it can be trusted."""

    verdict: Line
    answer: Text
    standing: Standing

    @property
    def short(self) -> str:
        """Return the verdict."""
        return self.verdict

    @property
    def body(self) -> str:
        """Return the answer."""
        return self.answer


class Ruling(Answering):
    """A `rule` (the game's own text) or a `ruling` (a doubtful case settled)."""

    kind: Literal["rule", "ruling"]
    topic: Slug
    question: Line
    aside: Line | None = None
    plain: Line | None = None
    cards: tuple[Slug, ...] = ()
    check: Check

    @property
    def title(self) -> str:
        """Return the question."""
        return self.question

    @property
    def spoken(self) -> str:
        """Return the plain line, or the verdict with the answer's first sentence."""
        return self.plain or super().spoken

    @property
    def on_cards(self) -> tuple[str, ...]:
        """Return the slugs of the cards that it touches."""
        return self.cards


class Card(Answering):
    """What a card, an ability or a figure is and does; `facts` are read by the game's module."""

    kind: Literal["card"]
    name: Line
    english: Line | None = None
    group: Slug
    facts: dict[str, Any] = Field(default_factory=dict)
    printing: Line | None = None
    aliases: tuple[Line, ...] = ()

    @property
    def title(self) -> str:
        """Return the name."""
        return self.name

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name, the English one, then old and mistaken ones."""
        return (self.name, *((self.english,) if self.english else ()), *self.aliases)


class Term(Entry):
    """A word of the glossary, with its synonyms, slang and mistaken names under `also`."""

    kind: Literal["term"]
    name: Line
    english: Line | None = None
    also: tuple[Line, ...] = ()
    means: Text

    @property
    def title(self) -> str:
        """Return the name."""
        return self.name

    @property
    def short(self) -> str:
        """Return what it means."""
        return self.means.replace("\n", " ")

    @property
    def body(self) -> str:
        """Return nothing: a term's meaning is all there is."""
        return ""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name, the English one, then the synonyms."""
        return (self.name, *((self.english,) if self.english else ()), *self.also)


Validator = Callable[[Entry], Iterable[Problem]]


def read_cards(game_dir: Path) -> dict[str, Card]:
    """Read the card files of a game's data folder, by slug in order of names.

    Raises `DataErrors` with every problem of every file.
    """
    cards: dict[str, Card] = {}
    problems: list[Located] = []
    for file in sorted((game_dir / "cards").glob("*.yaml")):
        try:
            cards[file.stem] = parse(Card, read(file), given={"slug": file.stem})
        except DataErrors as errors:
            problems += errors.problems
    if problems:
        raise DataErrors(problems)
    return cards


__all__ = [
    "Accent",
    "Answering",
    "Card",
    "Case",
    "Check",
    "CheckKind",
    "DataErrors",
    "Entry",
    "Game",
    "Kind",
    "Line",
    "Place",
    "Problem",
    "Record",
    "Ruling",
    "Shape",
    "Shown",
    "Slug",
    "Sources",
    "Standing",
    "Statement",
    "Term",
    "Text",
    "Unchecked",
    "Validator",
    "Work",
    "read_cards",
    "sentences",
]
