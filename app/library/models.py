"""The tables of the content. Only the loader writes them; it replaces them whole."""

from typing import Any

from sqlalchemy import (
    JSON,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    MetaData,
    UniqueConstraint,
)
from sqlmodel import Field, SQLModel

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
# A full-text index is no table that a model could describe; the migration makes it.
FULL_TEXT = "entry_fts"


class _Content(SQLModel):
    metadata = metadata


class MetaRow(_Content, table=True):
    """One fact about the whole: `content` (its hash), `code` (version), `loaded_at` (UTC)."""

    __tablename__ = "meta"
    key: str = Field(primary_key=True)
    value: str


class GameRow(_Content, table=True):
    """A game; `document` is its `game.yaml` whole."""

    __tablename__ = "game"
    slug: str = Field(primary_key=True)
    name: str
    document: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class ShelfRow(_Content, table=True):
    """A topic of rules or a group of cards, at its position on the game's page."""

    __tablename__ = "shelf"
    __table_args__ = (CheckConstraint("kind IN ('topic', 'group')", name="kind"),)
    game: str = Field(primary_key=True, foreign_key="game.slug")
    kind: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    title: str
    position: int


class WorkRow(_Content, table=True):
    """A work that entries cite; position 0 is the guide that the statements belong to."""

    __tablename__ = "work"
    game: str = Field(primary_key=True, foreign_key="game.slug")
    slug: str = Field(primary_key=True)
    title: str
    language: str
    position: int
    document: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class StatementRow(_Content, table=True):
    """A numbered statement of the guide, or a record (a page) of another work."""

    __tablename__ = "statement"
    __table_args__ = (
        ForeignKeyConstraint(["game", "work"], ["work.game", "work.slug"]),
        CheckConstraint("kind IN ('rule', 'meta', 'note', 'record')", name="kind"),
    )
    game: str = Field(primary_key=True)
    slug: str = Field(primary_key=True)
    work: str
    section: str
    kind: str
    position: int


class EntryRow(_Content, table=True):
    """An entry; `document` is the whole of it, the other columns are for finding it."""

    __tablename__ = "entry"
    __table_args__ = (
        UniqueConstraint("game", "slug"),
        CheckConstraint("kind IN ('rule', 'ruling', 'card', 'term')", name="kind"),
    )
    id: int = Field(primary_key=True)
    game: str = Field(foreign_key="game.slug")
    slug: str
    kind: str
    shelf: str | None
    title: str
    verdict: str
    standing: str | None
    position: int
    document: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class EntryCard(_Content, table=True):
    """A rule or ruling touches a card."""

    __tablename__ = "entry_card"
    entry: int = Field(primary_key=True, foreign_key="entry.id")
    card: int = Field(primary_key=True, foreign_key="entry.id", index=True)
    position: int


class EntryCite(_Content, table=True):
    """An entry cites a statement or record."""

    __tablename__ = "entry_cite"
    __table_args__ = (
        ForeignKeyConstraint(["game", "statement"], ["statement.game", "statement.slug"]),
    )
    entry: int = Field(primary_key=True, foreign_key="entry.id")
    game: str = Field(primary_key=True)
    statement: str = Field(primary_key=True, index=True)
    position: int


class _Link(_Content):
    entry: int = Field(primary_key=True, foreign_key="entry.id")
    other: int = Field(primary_key=True, foreign_key="entry.id", index=True)
    position: int


class EntrySee(_Link, table=True):
    """An entry points the reader to another."""

    __tablename__ = "entry_see"


class EntryRest(_Link, table=True):
    """An entry follows from another one."""

    __tablename__ = "entry_rest"


class OldId(_Content, table=True):
    """An id that an entry had before; it leads to the entry for ever."""

    __tablename__ = "old_id"
    game: str = Field(primary_key=True, foreign_key="game.slug")
    slug: str = Field(primary_key=True)
    entry: int = Field(foreign_key="entry.id", index=True)


class Alias(_Content, table=True):
    """A name that a card or term goes by; position 0 is the current one."""

    __tablename__ = "alias"
    entry: int = Field(primary_key=True, foreign_key="entry.id")
    position: int = Field(primary_key=True)
    name: str


TABLES = tuple(metadata.sorted_tables)
