"""What a query finds in one game."""

from dataclasses import dataclass

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
        return Finds(self, self._scorer.score(typed, factor))


@dataclass(frozen=True)
class Finds:
    """What a query finds in a game."""

    game: ReadyGame
    scores: Scores

    def places(self, kind: Kind | None, card: str | None) -> list[Place]:
        """Return the places of the entries of a kind that are or touch a card, None being any."""
        slug, documents = self.game.slug, self.game.index.documents
        return [
            (-score, slug, at)
            for at, score in self.scores.of.items()
            if kind is card is None or _wanted(documents[at].entry, kind, card)
        ]

    def document(self, place: Place) -> Document:
        """Return the entry at a place."""
        return self.game.index.documents[place[2]]

    def confidence(self, place: Place) -> float:
        """Return how probable it is that the entry at a place, being the best, is the answer."""
        return self.scores.confidence(place[2])


def _wanted(entry: Entry, kind: Kind | None, card: str | None) -> bool:
    return kind in (None, entry.kind) and (card is None or card in (entry.slug, *entry.on_cards))
