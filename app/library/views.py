"""What reading returns: frozen, complete, and free of the database."""

from dataclasses import dataclass

from app.library.schema import Card, Entry, Game, Kind, Ruling, Sources, Standing


@dataclass(frozen=True)
class Version:
    """Which content and code the database was loaded with; `loaded_at` is UTC, ISO 8601."""

    content: str
    code: str
    loaded_at: str


@dataclass(frozen=True)
class EntryLine:
    """An entry as a line of a list: enough to show and to link it."""

    game: str
    slug: str
    kind: Kind
    title: str
    verdict: str
    standing: Standing | None
    shelf: str | None  # the slug of its topic or group
    shelf_title: str  # the title of that; "Glossario" for a term

    @property
    def id(self) -> str:
        """Return `game/slug`, which is unique over all games and permanent."""
        return f"{self.game}/{self.slug}"


@dataclass(frozen=True)
class Shelf:
    """A topic or a group with its entries, in the order of the page."""

    slug: str
    title: str
    entries: tuple[EntryLine, ...]


@dataclass(frozen=True)
class GameView:
    """A game: its page, its sources, and all its entries on their shelves."""

    page: Game
    sources: Sources
    topics: tuple[Shelf, ...]
    groups: tuple[Shelf, ...]
    terms: tuple[EntryLine, ...]

    @property
    def slug(self) -> str:
        """Return the game's slug."""
        return self.page.slug

    @property
    def entries(self) -> tuple[EntryLine, ...]:
        """Return all entries in the order of the page: topics, groups, terms."""
        shelved = (line for shelf in (*self.topics, *self.groups) for line in shelf.entries)
        return (*shelved, *self.terms)


@dataclass(frozen=True)
class Source:
    """A statement or record that an entry cites, with the work it stands in."""

    id: str
    section: str
    kind: str  # rule, meta, note or record
    work: str
    work_title: str
    language: str


@dataclass(frozen=True)
class EntryView:
    """An entry in full, with what it leads to and what leads to it.

    `document` is the entry as its file states it. `moved_to` is the present slug where the entry
    was asked for by an old one.
    """

    line: EntryLine
    document: Entry
    sources: tuple[Source, ...]
    cards: tuple[EntryLine, ...]
    see: tuple[EntryLine, ...]
    rests_on: tuple[EntryLine, ...]
    seen_from: tuple[EntryLine, ...]
    supports: tuple[EntryLine, ...]
    moved_to: str | None = None


@dataclass(frozen=True)
class CardView:
    """A card with every rule and ruling that touches it, the most specific first."""

    entry: EntryView
    card: Card
    touching: tuple[EntryLine, ...]


@dataclass(frozen=True)
class Missing:
    """A rule of the guide that no entry cites."""

    game: str
    statement: str
    section: str


@dataclass(frozen=True)
class Coverage:
    """How many rules the guides state, how many are cited, and which are not."""

    statements: int
    covered: int
    missing: tuple[Missing, ...]


def shelf_of(entry: Entry) -> str | None:
    """Return the slug of the topic of a ruling or the group of a card; None for a term."""
    match entry:
        case Ruling(topic=topic):
            return topic
        case Card(group=group):
            return group
    return None
