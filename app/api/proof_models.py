"""A proof as an answer: each case with its knobs, and both of its runs."""

from typing import Any

from pydantic import ConfigDict, Field

from app.api.answers import Answer, LineAnswer, Model
from app.engine.trace import LineKind

Value = int | str | bool


class RangeAnswer(Model):
    """The whole numbers that a knob may be turned to, both ends included."""

    from_: int = Field(alias="from", examples=[1])
    """The least."""
    to: int = Field(examples=[6])
    """The most."""


class KnobAnswer(Model):
    """A value in the position that a reader may turn."""

    name: str = Field(examples=["fuoco"])
    """What a POST calls it."""
    label: str = Field(examples=["Fuoco"])
    """What a reader sees."""
    value: Value = Field(examples=[5])
    """What it stands at in these runs."""
    judged: Value = Field(examples=[5])
    """What it stands at in the check."""
    choices: list[Value] | None = Field(examples=[["ombra", "orso-4"]])
    """What it may be turned to; null where a range says so."""
    range: RangeAnswer | None
    """The range it may be turned in; null where choices say so."""


class BillItem(Model):
    """One step of a sum."""

    entry: str = Field(examples=["orda-di-zombi-vita"])
    """The entry it is owed to; `printed` for what the card or the game says of itself."""
    how: str = Field(examples=["adds"])
    """printed, sets, adds, multiplies, limits or waived."""
    amount: Any = Field(examples=[11])
    """The amount."""


class StepAnswer(Model):
    """One line of a run: something asked, chosen, done, refused, or that happened."""

    number: int
    """Its place in the run, from 1."""
    kind: LineKind
    """asked, chose, did, refused, allowed, happened, prevented or delayed."""
    sentence: str = Field(examples=["Vita di Orda di Zombi: 7, come stampata."])
    """What it is, in plain Italian."""
    words: Any = Field(examples=[{"life": "orda-di-zombi-7"}])
    """The same in the words that checks are written in."""
    because: str | None = Field(examples=["cimitero-senza-effetti"])
    """The entry whose rule brought it about."""
    entries: list[str]
    """All entries that had a hand in it."""
    bill: list[BillItem]
    """How a number came about, step by step."""


class OutcomeAnswer(Model):
    """What a run shows where the check looks."""

    claim: Any = Field(examples=[{"ask": {"life": "orda-di-zombi-7", "is": 7}}])
    """What the check claims of the position as it is judged, in words."""
    saw: Any = Field(examples=[7])
    """What this run shows there."""
    sentence: str = Field(examples=["Vita di Orda di Zombi: 7, come stampata."])
    """The same in plain Italian."""


class RunAnswer(Model):
    """One run of a case: where it starts, its steps, and what came of it."""

    start: Any = Field(examples=[{"fire": 5, "line": ["orda-di-zombi-7"], "graveyard": ["ombra"]}])
    """The position at the start, in words."""
    steps: list[StepAnswer]
    """What was asked, done and happened, in order."""
    outcome: list[OutcomeAnswer]
    """What came of it."""
    ended: str | None
    """How the run stopped before its end, in plain Italian."""
    end: Any
    """The position at the end, in words."""


class CaseAnswer(Model):
    """A case of a check, played rightly and as it is misread."""

    number: int
    """Its place in the check, from 0: what a POST calls `case`."""
    knobs: list[KnobAnswer]
    """What a reader may turn."""
    as_judged: bool
    """True where every knob stands as in the check."""
    ruled: list[RunAnswer]
    """Played by the rules; several runs where players may choose."""
    misreading: str | None
    """The mistake that people make, in plain Italian; null where both runs agree."""
    without: list[str]
    """The entries that the mistake leaves out."""
    misread: list[RunAnswer]
    """Played by the mistake; empty where there is none."""
    more: bool
    """True where there are further ways to choose than the runs shown."""


class ProofAnswer(Answer):
    """An entry with its proof: the cases of its check, each played both ways."""

    cases: list[CaseAnswer]
    """The cases; after a POST the one that was asked for."""
    involved: list[LineAnswer]
    """Every entry that had a hand in a run or is left out of one, by id."""


class Turned(Model):
    """A case with some of its knobs turned."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={"examples": [{"case": 0, "knobs": {"fuoco": 3}}]},
    )

    case: int = Field(0, ge=0)
    """Which case of the check, from 0."""
    knobs: dict[str, Any] = Field(default_factory=dict)
    """The knobs to turn, by name; the others stand as in the check."""
