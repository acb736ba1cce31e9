"""Games: what there is, and a game with all its entries on their shelves."""

from collections import Counter

from fastapi import APIRouter, Request
from pydantic import Field

from app.api.answers import LineAnswer, Model, VersionAnswer, line_answer, site, version_of
from app.api.examples import example
from app.api.lookup import Content, GameSlug, find_game
from app.api.problems import responses
from app.api.route import AnswerRoute, reading
from app.library.snapshot import Shelved, Snapshot
from app.library.views import Shelf
from app.surface import page_path

router = APIRouter(route_class=AnswerRoute, tags=["Games"])


class GameLine(Model):
    """A game in the list of games."""

    slug: str = Field(examples=["turno-di-guardia"])
    """Its id: unique and permanent."""
    name: str = Field(examples=["Turno di Guardia"])
    """Its name in Italian."""
    english: str = Field(examples=["Set a Watch"])
    """Its name in English."""
    about: str
    """What it is about, in a sentence or two."""
    entries: dict[str, int] = Field(examples=[{"rule": 6, "ruling": 3, "card": 30, "term": 1}])
    """How many entries there are, by kind."""
    url: str
    """Its page, for people."""
    api: str
    """Its address here."""


class GamesAnswer(Model):
    """All games by slug."""

    games: list[GameLine]
    """The games, by slug."""
    version: VersionAnswer
    """Which content and code answered."""


class ShelfAnswer(Model):
    """A topic, or a group of cards, with its entries in the order of the page."""

    slug: str
    """Its id within the game."""
    title: str
    """Its title."""
    entries: list[LineAnswer]
    """Its entries in the order of the page."""


class WorkAnswer(Model):
    """A guide, rulebook or printing that entries cite."""

    title: str
    """Its title."""
    language: str
    """Its language, as two letters."""
    by: str | None
    """Who wrote it."""
    url: str | None
    """Where it is published."""


class CoverageAnswer(Model):
    """How much of the guide is answered."""

    statements: int
    """How many rules the guide states."""
    covered: int
    """How many of them some entry cites."""


class GameAnswer(GameLine):
    """A game with all its entries on their shelves."""

    editions: list[str]
    """The editions that its entries hold for."""
    topics: list[ShelfAnswer]
    """Rules and rulings, by topic."""
    groups: list[ShelfAnswer]
    """Cards, by group."""
    terms: list[LineAnswer]
    """The glossary."""
    works: list[WorkAnswer]
    """The works that its entries cite; the guide is the first."""
    coverage: CoverageAnswer
    """How much of the guide is answered."""
    version: VersionAnswer
    """Which content and code answered."""


@reading(
    router,
    "/games",
    response_model=GamesAnswer,
    operation_id="listGames",
    summary="List the games",
    responses={200: example("games"), **responses(503)},
)
def list_games(request: Request, content: Content) -> GamesAnswer:
    """Return all games by slug."""
    return GamesAnswer(
        games=[_line(request, game) for game in content.games.values()],
        version=version_of(request, content),
    )


@reading(
    router,
    "/games/{game}",
    response_model=GameAnswer,
    operation_id="getGame",
    summary="Read a game",
    responses={200: example("game"), **responses(404, 503)},
)
def get_game(request: Request, content: Content, game: GameSlug) -> GameAnswer:
    """Return a game: its topics with their questions, its cards by group, its glossary."""
    return _whole(request, content, find_game(content, game))


def _line(request: Request, game: Shelved) -> GameLine:
    slug = game.page.slug
    return GameLine(
        slug=slug,
        name=game.page.name,
        english=game.page.english,
        about=game.page.about,
        entries=dict(Counter(entry.kind for entry in game.entries.values())),
        url=site(request) + page_path(slug),
        api=f"{site(request)}/api/v1/games{page_path(slug)}",
    )


def _whole(request: Request, content: Snapshot, game: Shelved) -> GameAnswer:
    view = game.view

    def shelves(held: tuple[Shelf, ...]) -> list[ShelfAnswer]:
        return [
            ShelfAnswer(
                slug=shelf.slug,
                title=shelf.title,
                entries=[line_answer(request, line) for line in shelf.entries],
            )
            for shelf in held
        ]

    return GameAnswer(
        **dict(_line(request, game)),
        editions=list(view.page.editions),
        topics=shelves(view.topics),
        groups=shelves(view.groups),
        terms=[line_answer(request, line) for line in view.terms],
        works=[
            WorkAnswer(title=work.title, language=work.language, by=work.by, url=work.url)
            for work in view.sources.works.values()
        ],
        coverage=CoverageAnswer(statements=game.coverage.statements, covered=game.coverage.covered),
        version=version_of(request, content),
    )
