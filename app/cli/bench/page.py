"""`docs/search-speed.md`, written whole from what was measured last, section by section."""

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from app.cli.bench.needs import CannotMeasure
from app.cli.bench.tables import Table

Name = Literal["today", "made", "growth", "http"]
PAGE = Path("docs/search-speed.md")
MEASURED = Path("docs/search-speed.json")

_INTRODUCTION = """\
# How fast search is

Every figure here was measured by `arbitro bench`, which writes this page whole: change
`app/cli/bench/page.py`, not the page. Figures of one section come from one run and can be
compared; those of two machines, or of a busy one, cannot.
"""
# The sections in order: the title, what was done, and the command that measures it.
_SECTIONS: dict[Name, tuple[str, str, str]] = {
    "today": (
        "Today's entries",
        """\
Our `search` and `ask` beside SQLite's FTS5 over the same stems (entries with any of them, ranked
by bm25), tantivy with its Italian analyser and bm25s over Snowball stems, in one process. Every
question goes to each of them in turn and comes once. The others return ids; ours corrects words,
knows names, and picks the sentence to be shown. Success@1 and Success@5 are the shares of the
questions that the first hit answers, or one of the first five, within the game; of its single
answer `ask` has no fifth. The engines are built in the order of the table: the later ones find
stems that the earlier ones have worked out.""",
        "arbitro bench search --questions FILE --write",
    ),
    "made": (
        "Made games",
        """\
The same over made games of a hundred entries each: ours with other names and other rare words,
game by game. They are asked in ways that were held back from the entries, three in ten mistyped
and two in ten with a word that no entry says.""",
        "arbitro bench search --entries 100000 --write",
    ),
    "growth": (
        "From a thousand entries to a million",
        """\
Made games again, each size in a process of its own. The questions are about a hundred of the
games; *first* is the first question in each of them, with whatever is made ready then.""",
        "arbitro bench search --growth --write",
    ),
    "http": (
        "Over HTTP",
        """\
Servers on loopback, each one process on one core, and `wrk` on another, all with the settings of
`arbitro serve`: a route of FastAPI that returns a small JSON, our `/api/v1/search` within a game,
and datasette's JSON of a table of the same entries, searched in full text within a game.""",
        "arbitro bench http --write",
    ),
}


class Section(BaseModel):
    """What one run measured: on which machine and when, its tables, and notes on them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    machine: str
    tables: tuple[Table, ...]
    notes: tuple[str, ...] = ()

    def markdown(self) -> str:
        """Return the tables and the notes in Markdown."""
        return "\n\n".join([*(table.markdown() for table in self.tables), *self.notes])


class _Measured(BaseModel):
    model_config = ConfigDict(extra="forbid")

    sections: dict[Name, Section] = {}


def need_folder() -> Path:
    """Return the folder of the checkout; raises `CannotMeasure` where it is none."""
    if not PAGE.parent.is_dir():
        raise CannotMeasure(
            f"--write makes {PAGE}, but here is no {PAGE.parent}: run it at the top"
        )
    return Path.cwd()


def write(sections: dict[Name, Section], folder: Path) -> None:
    """Put sections in the place of what was measured before, and write the page anew.

    Raises `CannotMeasure` where the figures of the other sections cannot be read, and `OSError`.
    """
    file = folder / MEASURED
    try:
        text = file.read_text(encoding="utf-8") if file.exists() else "{}"
        measured = _Measured.model_validate_json(text)
    except ValidationError as error:
        raise CannotMeasure(f"{file} holds no figures of `arbitro bench`: remove it") from error
    measured.sections.update(sections)
    file.write_text(measured.model_dump_json(indent=1) + "\n", encoding="utf-8")
    (folder / PAGE).write_text(_page(measured), encoding="utf-8")


def _page(measured: _Measured) -> str:
    parts = [_INTRODUCTION]
    for name, (title, told, command) in _SECTIONS.items():
        section = measured.sections.get(name)
        if section is None:
            found = f"Not measured yet: `{command}`."
        else:
            found = f"`{command}`, on {section.machine}.\n\n{section.markdown()}"
        parts.append(f"\n## {title}\n\n{told}\n\n{found}\n")
    return "".join(parts)
