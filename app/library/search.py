"""Search and ask: candidates from the index, one scorer, and an answer only when it is sure."""

from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import Lock

from app.library.directory import FEW, Directory
from app.library.finding import Finds, Place, ReadyGame
from app.library.highlight import Sought, Spans
from app.library.index import GameContent
from app.library.query import Typed, names_game, read_query
from app.library.schema import Kind
from app.library.views import EntryLine

_READY = 256  # games held ready at once
_OTHER_GAME = 0.7  # how far entries count when the query names another game
SURE = 0.5  # confidence from which `ask` answers
_AS_GOOD = 0.7  # of the best score, from which another game's answer is shown too
_NEAR = 5  # entries shown beside an answer or instead of one


@dataclass(frozen=True)
class Hit:
    """An entry that was found, by its `line`.

    `score` is between 0 and 1; `snippet` is the sentence of the answer that shares most words
    with the query, the first among equals. `highlights` are the words of the snippet that the
    query asks for, each from its first character to before the next; `title_highlights` those of
    the title.
    """

    line: EntryLine
    score: float
    snippet: str
    highlights: Spans
    title_highlights: Spans


@dataclass(frozen=True)
class SearchPage:
    """A page of hits in order of score, then id; `corrected` is the query as it was taken."""

    query: str
    corrected: str | None
    understood: bool
    total: int
    offset: int
    hits: tuple[Hit, ...]


@dataclass(frozen=True)
class Asked:
    """One answer with its confidence (0 to 1), or None and why; `near` are further entries.

    `elsewhere` are the answers of other games, where several match and the query names none.
    """

    query: str
    answer: Hit | None
    confidence: float
    near: tuple[Hit, ...]
    declined_reason: str | None
    elsewhere: tuple[Hit, ...] = ()


class Searcher:
    """Search over the games of one load, each made ready when it is first asked for."""

    def __init__(self, games: Mapping[str, GameContent]) -> None:
        self._games = games
        self._ready: OrderedDict[str, ReadyGame] = OrderedDict()
        self._lock = Lock()

    def search(
        self,
        query: str,
        game: str | None,
        kinds: Collection[Kind],
        card: str | None,
        limit: int,
        offset: int,
    ) -> SearchPage:
        """Return a page of the entries that fit: of one game or of all, of some kinds or, where
        none is named, of all, and of all cards
        or only what touches one, by its slug."""
        typed, finds = self._finds(query, game)
        places, total = _best(finds, kinds, card, offset + limit)
        hits = _hits(finds, places[offset:], typed)
        return SearchPage(query, typed.corrected, bool(typed.tokens), total, offset, hits)

    def ask(
        self, query: str, game: str | None, kinds: Collection[Kind] = (), card: str | None = None
    ) -> Asked:
        """Return the entry that answers a question, or none and the nearest ones; with kinds or
        a card, as `search` takes them."""
        typed, finds = self._finds(query, game)
        if not typed.tokens:
            return Asked(query, None, 0.0, (), "no words")
        places, _ = _best(finds, kinds, card, _NEAR + 1)
        if not places:
            return Asked(query, None, 0.0, (), "nothing near")
        hits = _hits(finds, places, typed)
        confidence = _confidence(finds, places[0])
        if confidence < SURE:
            return Asked(query, None, confidence, hits[:_NEAR], "not sure enough")
        elsewhere = _hits(finds, _elsewhere(typed, finds, kinds, card), typed)
        return Asked(query, hits[0], confidence, hits[1:], None, elsewhere)

    def make_ready(self) -> None:
        """Make the games ready that a query over all games may be about, while few are."""
        for slug in list(self._games)[:FEW]:
            self._game(slug).index.read_texts()
        _ = self._directory

    def is_ready(self, game: str | None) -> bool:
        """Return whether a search in a game, or over all, takes no longer than it does later."""
        if game is not None:
            return game in self._ready
        return "_directory" in vars(self) and self._games.keys() <= self._ready.keys()

    def _finds(self, query: str, game: str | None) -> tuple[Typed, Mapping[str, Finds]]:
        """Return a query as it is taken, and what it finds in each game where it looks."""
        if game is not None:
            ready = self._game(game)
            typed = read_query(query, ready.words)
            return typed, {game: ready.find(typed)}
        typed = read_query(query, self._directory.words)
        likely = [self._game(slug) for slug in self._directory.likely(typed)]
        named = [ready for ready in likely if names_game(typed, ready.index)]
        return typed, {
            ready.slug: ready.find(typed, 1.0 if not named or ready in named else _OTHER_GAME)
            for ready in likely
        }

    def _game(self, slug: str) -> ReadyGame:
        with self._lock:  # or every thread that asks first makes it ready
            if slug not in self._ready:
                self._ready[slug] = ReadyGame(slug, self._games[slug])
                if len(self._ready) > _READY:
                    self._ready.popitem(last=False)
            self._ready.move_to_end(slug)
            return self._ready[slug]

    @cached_property
    def _directory(self) -> Directory:
        return Directory(self._games)


def _best(
    finds: Mapping[str, Finds], kinds: Collection[Kind], card: str | None, most: int
) -> tuple[list[Place], int]:
    """Return the first places over all games, and how many there are in all."""
    found = [one.places(kinds, card, most) for one in finds.values()]
    places = sorted([place for first, _ in found for place in first])
    return places[:most], sum(total for _, total in found)


def _confidence(finds: Mapping[str, Finds], place: Place) -> float:
    return finds[place[1]].confidence(place)


def _elsewhere(
    typed: Typed, finds: Mapping[str, Finds], kinds: Collection[Kind], card: str | None
) -> list[Place]:
    """Return the sure answers of games other than the best entry's, one each."""
    if len(finds) == 1 or any(names_game(typed, found.game.index) for found in finds.values()):
        return []
    firsts = (one.places(kinds, card, 1)[0] for one in finds.values())
    best, *others = sorted(place for first in firsts for place in first)
    return [
        place for place in others
        if place[0] <= _AS_GOOD * best[0] and _confidence(finds, place) >= SURE
    ]  # fmt: skip


def _hits(finds: Mapping[str, Finds], places: Collection[Place], typed: Typed) -> tuple[Hit, ...]:
    own = frozenset(stem for token in typed.content for stem in token.reading.stems)
    asked = {slug: finds[slug].sought() for slug in {place[1] for place in places}}
    return tuple(_hit(finds[place[1]], place, own, asked[place[1]]) for place in places)


def _hit(found: Finds, place: Place, own: frozenset[str], asked: Sought) -> Hit:
    document = found.document(place)
    snippet, title = document.best_sentence(own), document.title
    return Hit(
        document.line, -place[0], snippet.text, snippet.highlights(asked), title.highlights(asked)
    )
