"""What a query finds in one game."""

from collections.abc import Collection
from dataclasses import dataclass

from app.library.highlight import Sought, any_of
from app.library.index import Document, GameContent, GameIndex
from app.library.query import Typed
from app.library.schema import Entry, Kind
from app.library.scoring import Scorer, Scores
from app.library.vocabulary import Vocabulary

# The order of hits: the score, negative, then the id, as a game's slug and an entry's number.
Place = tuple[float, str, int]


class ReadyGame:
    """A game's entries, ready to be searched."""

    def __init__(self, slug: str, content: GameContent) -> None:
        self.slug = slug
        self.index = GameIndex(content)
        self.words = Vocabulary([*self.index.words, self.index.title_words])
        self._scorer = Scorer(self.index)

    def find(self, typed: Typed, factor: float = 1.0) -> "Finds":
        """Return what a query finds; its scores count by a factor."""
        return Finds(self, self._scorer.score(typed), factor)


@dataclass(frozen=True)
class Finds:
    """What a query finds in a game."""

    game: ReadyGame
    scores: Scores
    factor: float

    def places(
        self, kinds: Collection[Kind], card: str | None, most: int
    ) -> tuple[list[Place], int]:
        """Return the first places of the entries of some kinds, none being any, that are or touch a
        card, None being any; in order, and how many they are in all."""
        ranked = self.scores.ranked
        if kinds or card is not None:
            documents = self.game.index.documents
            ranked = [at for at in ranked if _wanted(documents[at].entry, kinds, card)]
        slug, of = self.game.slug, self.scores.of
        return [(-self.factor * of[at], slug, at) for at in ranked[:most]], len(ranked)

    def document(self, place: Place) -> Document:
        """Return the entry at a place."""
        return self.game.index.documents[place[2]]

    def sought(self) -> Sought:
        """Return the words that say what the query asks about, by all names for it."""
        return any_of(one.sought for one in self.scores.asked_about)

    def confidence(self, place: Place) -> float:
        """Return how probable it is that the entry at a place, being the best, is the answer."""
        return self.scores.confidence(place[2], self.factor)


def _wanted(entry: Entry, kinds: Collection[Kind], card: str | None) -> bool:
    return (not kinds or entry.kind in kinds) and (
        card is None or card in (entry.slug, *entry.on_cards)
    )
