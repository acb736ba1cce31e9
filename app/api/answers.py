"""What every answer carries, whatever asked for it."""

from functools import lru_cache

from fastapi import Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.datastructures import URL

from app.library.schema import Kind, Standing
from app.library.snapshot import Snapshot
from app.library.views import EntryLine, EntryView, Source
from app.surface import page_path


class Model(BaseModel):
    """A part of an answer."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)


class VersionAnswer(Model):
    """Which content and which code answered; both change the ETag."""

    content: str = Field(examples=["36d2733f220e73aa…"])
    """The hash of the knowledge base's content."""
    code: str = Field(examples=["0.1.0"])
    """The version of the code."""


class SourceAnswer(Model):
    """Where an answer is written."""

    id: str = Field(examples=["tdg-019"])
    """The statement or page, as the game's sources name it."""
    section: str = Field(examples=["Il Cimitero"])
    """The section of the work it stands in."""
    work: str = Field(examples=["Guida non ufficiale"])
    """The title of the work."""
    language: str = Field(examples=["it"])
    """The language of the work, as two letters."""


class LineAnswer(Model):
    """An entry in a list: enough to show and to link it."""

    id: str = Field(examples=["turno-di-guardia/ombra-nel-cimitero"])
    """`game/slug`: unique and permanent."""
    kind: Kind = Field(examples=["ruling"])
    """A rule, a ruling (a doubtful case settled), a card or a term of the glossary."""
    title: str = Field(examples=["Quanta Vita dà l'Ombra, in cima al Cimitero, all'Orda di Zombi?"])
    """The question, or the name of a card or term."""
    verdict: str = Field(examples=["Zero"])
    """The short answer; for a term, what it means."""
    standing: Standing | None = Field(examples=["source"])
    """How far it can be trusted: official, source (the cited guide says it), derived (follows
    from other entries) or unsettled (sources are silent or at odds); null for terms."""
    url: str = Field(examples=["https://arbitro.example/turno-di-guardia/ombra-nel-cimitero"])
    """Its page, for people."""


class Answer(LineAnswer):
    """An entry as an answer that can stand alone, for instance in a chat."""

    game: str = Field(examples=["turno-di-guardia"])
    """The slug of its game."""
    slug: str = Field(examples=["ombra-nel-cimitero"])
    """Its id within the game."""
    shelf: str = Field(examples=["Il Cimitero"])
    """The title of its topic or group of cards."""
    plain: str = Field(
        examples=["Zero. Nel Cimitero l'Ombra non ha Vita: il fuoco la rinforza soltanto …"]
    )
    """The answer as one plain line, fit for a chat."""
    sources: list[SourceAnswer]
    """Where it is written."""
    version: VersionAnswer
    """Which content and code answered."""


def site(request: Request) -> str:
    """Return the address of the site, without a slash at its end."""
    scope = request.scope
    host = next((value for name, value in scope["headers"] if name == b"host"), None)
    return _site(scope["scheme"], host, tuple(scope["server"] or ()), scope["root_path"])


@lru_cache(maxsize=256)
def _site(scheme: str, host: bytes | None, server: tuple[str | int, ...], root: str) -> str:
    headers = [] if host is None else [(b"host", host)]
    parts = {"type": "http", "scheme": scheme, "server": server or None, "headers": headers}
    return str(URL(scope={**parts, "path": root, "query_string": b""})).rstrip("/")


def version_of(request: Request, content: Snapshot) -> VersionAnswer:
    """Return which content and code answer a request."""
    return VersionAnswer.model_validate(version_json(request, content))


def version_json(request: Request, content: Snapshot) -> dict[str, str]:
    """Return the same as JSON."""
    return {"content": content.version.content, "code": request.app.state.code}


def line_answer(request: Request, line: EntryLine) -> LineAnswer:
    """Return an entry as a line of a list."""
    return LineAnswer(
        id=line.id,
        kind=line.kind,
        title=line.title,
        verdict=line.verdict,
        standing=line.standing,
        url=site(request) + page_path(line.game, line.slug),
    )


def answer(request: Request, content: Snapshot, view: EntryView) -> Answer:
    """Return an entry as an answer."""
    return Answer(
        **line_answer(request, view.line).model_dump(),
        game=view.line.game,
        slug=view.line.slug,
        shelf=view.line.shelf_title,
        plain=view.document.spoken,
        sources=[source_answer(source) for source in view.sources],
        version=version_of(request, content),
    )


def source_answer(source: Source) -> SourceAnswer:
    """Return a cited statement or page with the work it stands in."""
    return SourceAnswer(
        id=source.id, section=source.section, work=source.work_title, language=source.language
    )
