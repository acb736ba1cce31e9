"""Reading the data folder: every file, every problem, and what was read as one content."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel

from app.library.crosscheck import GAME_FILE, SOURCES_FILE, crosscheck
from app.library.parse import meant, parse
from app.library.schema import (
    Card,
    DataErrors,
    Entry,
    Game,
    Problem,
    Ruling,
    Sources,
    Term,
    Validator,
)
from app.library.yamls import Document, Located, Place, read

Page = TypeVar("Page", bound=BaseModel)


@dataclass(frozen=True)
class GameContent:
    """One game as read: its page, its sources, and its entries by slug in order of files."""

    game: Game
    sources: Sources
    entries: Mapping[str, Entry]


@dataclass(frozen=True)
class Content:
    """Everything the data folder says, by game slug."""

    games: Mapping[str, GameContent]

    @cached_property
    def hash(self) -> str:
        """Return the SHA-256 of the content in a canonical form, as 64 hex digits."""
        canonical = {slug: dumped(game) for slug, game in self.games.items()}
        text = json.dumps(canonical, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def dumped(game: GameContent) -> dict[str, Any]:
    """Return a game's content as plain values; lists keep the order in which pages show them."""
    return {
        "game": game.game.model_dump(),
        "order": [list(game.game.topics), list(game.game.groups), list(game.sources.works)],
        "sources": game.sources.model_dump(),
        "entries": [entry.model_dump() for entry in game.entries.values()],
    }


def read_content(data: Path, validators: Mapping[str, Validator]) -> Content:
    """Read and check all games of a data folder.

    `validators` holds, by game slug, what checks the words of that game in an entry. Raises
    `DataErrors` with all problems, each as `file:line: field: what is wrong`.
    """
    folders = sorted(folder.parent for folder in data.glob("*/game.yaml"))
    problems = list(_strays(data, folders))
    games: dict[str, GameContent] = {}
    for folder in folders:
        reader = _GameReader(folder, validators.get(folder.name))
        game = reader.read()
        problems += reader.problems
        if game is not None:
            games[folder.name] = game
    if problems:
        raise DataErrors(problems)
    return Content(games)


def _strays(data: Path, folders: list[Path]) -> Iterator[Located]:
    if not folders:
        yield Located(data, 1, (), "holds no game: a game is a folder with a game.yaml")
    for folder in sorted(folder for folder in data.glob("*/") if folder not in folders):
        if any(folder.rglob("*.yaml")):
            yield Located(folder, 1, (), "has YAML files but no game.yaml")


@dataclass(frozen=True)
class _Origin:
    """Where something was read: its document and its place in it (empty but for terms)."""

    document: Document
    place: Place = ()

    def locate(self, problem: Problem) -> Located:
        return self.document.locate(Problem((*self.place, *problem.path), problem.message))


class _GameReader:
    """Reads one game's folder; what is wrong gathers in `problems`."""

    def __init__(self, folder: Path, validator: Validator | None) -> None:
        self.folder = folder
        self.validator = validator
        self.problems: list[Located] = []
        self.entries: dict[str, Entry] = {}
        self.broken: set[str] = set()
        self.origins: dict[str, _Origin] = {}

    def read(self) -> GameContent | None:
        """Return the game, or None where its own page or its sources cannot be read."""
        game = self._page(Game, GAME_FILE, {"slug": self.folder.name})
        sources = self._page(Sources, SOURCES_FILE, {})
        if game is None or sources is None:
            return None
        for topic in game.topics:
            for file in sorted((self.folder / topic).glob("*.yaml")):
                self._entry_file(file, Ruling, {"topic": topic})
        for file in sorted((self.folder / "cards").glob("*.yaml")):
            self._entry_file(file, Card, {})
        self._terms(self.folder / "terms.yaml")
        self._unread(game)
        if self.validator:
            for slug, entry in self.entries.items():
                self.problems += map(self.origins[slug].locate, self.validator(entry))
        for owner, problem in crosscheck(game, sources, self.entries, self.broken):
            self.problems.append(self.origins[owner].locate(problem))
        return GameContent(game, sources, self.entries)

    def _page(self, model: type[Page], name: str, given: Mapping[str, Any]) -> Page | None:
        document = self._document(self.folder / name)
        if document is None:
            return None
        self.origins[name] = _Origin(document)
        return self._model(model, document, (), given)

    def _document(self, file: Path) -> Document | None:
        try:
            return read(file)
        except FileNotFoundError:
            self.problems.append(Located(file, 1, (), "is missing"))
        except DataErrors as errors:
            self.problems += errors.problems
        return None

    def _model(
        self, model: type[Page], document: Document, at: Place, given: Mapping[str, Any]
    ) -> Page | None:
        try:
            return parse(model, document, at, given)
        except DataErrors as errors:
            self.problems += errors.problems
        return None

    def _entry_file(self, file: Path, model: type[Entry], given: Mapping[str, Any]) -> None:
        document = self._document(file)
        if document is None:
            self.broken.add(file.stem)
        else:
            self._entry(file.stem, model, _Origin(document), given)

    def _entry(
        self, slug: str, model: type[Entry], origin: _Origin, given: Mapping[str, Any]
    ) -> None:
        entry = self._model(model, origin.document, origin.place, {"slug": slug, **given})
        if entry is None:
            self.broken.add(slug)
            return
        if slug in self.origins:
            first = self.origins[slug].document.file
            message = f"the id {slug!r} is taken by {first}: one id space a game"
            self.problems.append(origin.locate(Problem((), message)))
            return
        self.origins[slug] = origin
        self.entries[slug] = entry

    def _terms(self, file: Path) -> None:
        document = self._document(file) if file.exists() else None
        if document is None:
            return
        value = document.value
        if not (isinstance(value, dict) and list(value) == ["terms"]):
            problem = Problem((), "must hold one mapping, `terms:`")
            self.problems.append(document.locate(problem))
        elif isinstance(value["terms"], dict):
            for slug in value["terms"]:
                self._entry(slug, Term, _Origin(document, ("terms", slug)), {"kind": "term"})
        else:
            self.problems.append(document.locate(Problem(("terms",), "must be a mapping")))

    def _unread(self, game: Game) -> None:
        """Report YAML that no rule of reading reaches: it would be lost in silence."""
        pages = {self.folder / name for name in (GAME_FILE, SOURCES_FILE, "terms.yaml")}
        shelves = {self.folder / topic for topic in (*game.topics, "cards")}
        for file in sorted([*self.folder.rglob("*.yaml"), *self.folder.rglob("*.yml")]):
            if file in pages or (file.parent in shelves and file.suffix == ".yaml"):
                continue
            if file.suffix == ".yml":
                message = "must end in .yaml"
            elif file.parent == self.folder:
                message = "is no file of a game: move it to the folder of its topic"
            else:
                topic = str(file.parent.relative_to(self.folder))
                message = f"{topic!r} is no topic of game.yaml{meant(topic, game.topics)}"
            self.problems.append(Located(file, 1, (), message))
