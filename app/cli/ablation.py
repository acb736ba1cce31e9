"""`arbitro ablation`: what each step of the search is worth, shown by leaving it out."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any
from unittest.mock import patch

import typer

from app.cli.content import current_library
from app.library import text, vocabulary
from app.library.evaluate import Question, game_codes, in_game, read_questions
from app.library.lexicon import akin
from app.library.schema import Card, Entry, Term
from app.library.snapshot import Shelved, Snapshot

QUESTIONS = typer.Argument(help="Files of questions, one JSON object a line.")
WRITE = typer.Option("--write", help="Write the table into this Markdown file.")


@dataclass(frozen=True)
class Step:
    """A step of the search: what is put in the place of its code, or of the entries."""

    title: str
    instead: Mapping[str, Any] = field(default_factory=dict)  # of dotted names
    entry: Callable[[Entry], Entry] = lambda entry: entry


def _as_typed(word: str, *_: Any) -> vocabulary.Reading:
    return vocabulary.Reading((text.stem(word),))


def _one_name(entry: Entry) -> Entry:
    match entry:
        case Card():
            return entry.model_copy(update={"english": None, "aliases": ()})
        case Term():
            return entry.model_copy(update={"english": None, "also": ()})
    return entry


_TEXT, _VOCABULARY, _QUERY, _SCORING = (
    f"app.library.{name}" for name in ("text", "vocabulary", "query", "scoring")
)
STEPS = (
    Step("nothing left out"),
    Step("other ways of asking (`ask_also`)", entry=lambda one: one.model_copy(
        update={"ask_also": ()})),
    Step("English names, old names and nicknames", entry=_one_name),
    Step("accents folded", {f"{_TEXT}.fold": lambda said: said.translate(
        text._APOSTROPHES).casefold()}),
    Step("elisions split", {f"{_TEXT}._ELISION": re.compile(r"(?!)")}),
    Step("stop words", {
        f"{module}.STOP_WORDS": frozenset() for module in (_TEXT, _QUERY, _VOCABULARY)}),
    Step("stems", {f"{_TEXT}._snowball": lambda word: word, f"{_TEXT}._FORMS": {}}),
    Step("correction of unknown words", {
        f"{_VOCABULARY}.Vocabulary._nearest": lambda _, word: _as_typed(word),
        f"{_VOCABULARY}.Vocabulary._unglued": lambda *_: (),
    }),
    Step("the last word as a beginning", {
        f"{_VOCABULARY}.Vocabulary._as_prefix": lambda _, word: _as_typed(word),
    }),
    Step("words of the same meaning, English included", {
        f"{_VOCABULARY}.akin": lambda _: frozenset(),
    }),
    Step("names recognised in the query", {f"{_QUERY}._names": lambda *_: iter(())}),
    Step("the closest ways of asking in the score", {f"{_SCORING}._ASKED": 0.0}),
    Step("three of these, not the closest alone", {f"{_SCORING}._WAYS": 1}),
    Step("words anywhere in the score", {f"{_SCORING}._WORDS": 1e-9}),
    Step("runs of letters in the score", {f"{_SCORING}._LETTERS": 0.0}),
)  # fmt: skip


def ablation(
    files: Annotated[list[Path], QUESTIONS], write: Annotated[Path | None, WRITE] = None
) -> None:
    """Report how search does in game when one step after the other is left out."""
    snapshot = current_library().snapshot()
    asked = {file: _known(snapshot, read_questions(file)) for file in files}
    rows = [_row("left out", [f"{file.stem}: {of}" for file in files for of in ("S@1", "S@5")])]
    rows.append(_row("---", ["---:"] * 2 * len(files)))
    for step in STEPS:
        with left_out(snapshot, step) as changed:
            found = [in_game(changed, questions) for questions in asked.values()]
        shares = [one[key] for one in found for key in ("success_at_1", "success_at_5")]
        rows.append(_row(step.title, [f"{share:.3f}" for share in shares]))
        typer.echo(rows[-1])
    if write is not None:
        write_table(write, "\n".join(rows))


@contextmanager
def left_out(snapshot: Snapshot, step: Step) -> Iterator[Snapshot]:
    """Return the content anew, with a step left out of what is asked of it meanwhile."""
    games = {
        slug: Shelved(game.page, game.sources, map(step.entry, game.entries.values()))
        for slug, game in snapshot.games.items()
    }
    with ExitStack() as stack:
        for name, other in step.instead.items():
            stack.enter_context(patch(name, other))
        _forget()
        yield Snapshot(snapshot.version, games)
    _forget()


def _forget() -> None:
    text._words.cache_clear()
    text.stem.cache_clear()
    akin.cache_clear()


def _known(snapshot: Snapshot, questions: list[Question]) -> list[Question]:
    codes = game_codes(snapshot)
    return [question for question in questions if question.game in codes]


def _row(first: str, cells: list[str]) -> str:
    return f"| {' | '.join((first, *cells))} |"


_TABLE = re.compile(r"(?<=<!-- ablation -->\n).*?(?=<!-- end -->)", re.DOTALL)


def write_table(file: Path, table: str) -> None:
    """Put a table between its marks in a Markdown file; raises `BadParameter` without them."""
    written, count = _TABLE.subn(lambda _: f"{table}\n", file.read_text("utf-8"))
    if not count:
        marks = "<!-- ablation --> and <!-- end -->"
        raise typer.BadParameter(f"{file} has no place for the table: it goes between {marks}")
    file.write_text(written, "utf-8")
