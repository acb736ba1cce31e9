"""The shapes of `game.yaml` and `sources.yaml`."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from app.library.shapes import Colour, Line, Shape, Slug, Text


def _beside_cards(topics: dict[str, str]) -> dict[str, str]:
    if "cards" in topics:
        raise ValueError("'cards' is the folder of the cards: name the topic otherwise")
    return topics


class Accent(Shape):
    """A game's colour on light and on dark paper, as `#rrggbb`."""

    light: Colour
    dark: Colour


class Game(Shape):
    """`game.yaml`: a game's name, page and shelves; `slug` is the folder's name."""

    slug: Slug
    name: Line
    english: Line
    accent: Accent
    about: Text
    editions: tuple[Line, ...] = ()
    topics: Annotated[dict[Slug, Line], AfterValidator(_beside_cards)]
    groups: dict[Slug, Line] = Field(default_factory=dict)
    complete: tuple[Line, ...] = ()
    defaults: dict[Slug, str | int] = Field(default_factory=dict)


class Work(Shape):
    """A guide, rulebook or printing that entries cite."""

    title: Line
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
    by: Line | None = None
    url: Line | None = None


class Statement(Shape):
    """One numbered sentence of the guide, by section and kind; its words stay with its author."""

    section: Line
    kind: Literal["rule", "meta", "note"]


class Record(Shape):
    """A page or part of another work that entries may cite."""

    work: Slug
    section: Line


class Sources(Shape):
    """`sources.yaml`: works in order (the statements belong to the first), statements, records."""

    works: dict[Slug, Work] = Field(min_length=1)
    statements: dict[Slug, Statement] = Field(default_factory=dict)
    records: dict[Slug, Record] = Field(default_factory=dict)

    @property
    def guide(self) -> str:
        """Return the slug of the work that the statements belong to."""
        return next(iter(self.works))
