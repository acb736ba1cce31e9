"""Where cards go in the piles, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from app.engine.errors import NotGiven
from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Card, State


@dataclass(frozen=True)
class BurialOrder(Choice[State, tuple[str, ...]]):
    """In which order cards that go to the Graveyard together are laid, the last one on top."""

    cards: tuple[Card, ...]

    def options(self, play: Play[State]) -> Sequence[tuple[str, ...]]:
        """Return every order."""
        return tuple(permutations(self.cards))


@dataclass(frozen=True)
class RisingOrder(Choice[State, tuple[str, ...]]):
    """In which order cards that come back together stand in the Line, the first nearest the
    fire; `beside` is the creature that calls them."""

    beside: Card
    cards: tuple[Card, ...]

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Ranked by Life, where the text of the caller says so."""
        return ("strength",)

    def options(self, play: Play[State]) -> Sequence[tuple[str, ...]]:
        """Return every order."""
        return tuple(permutations(self.cards))


@dataclass(frozen=True)
class GraveyardPlace(Choice[State, int]):
    """Where a card is put in the Graveyard: 0 is the top; `swapped` where another takes its place
    in the Line."""

    card: Card
    swapped: bool = False

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return every place, down to the bottom."""
        held = len(play.state.graveyard)
        return range(held if self.swapped and held else held + 1)


@dataclass(frozen=True)
class ToReshuffle(Choice[State, str]):
    """Which Summon of the Graveyard is shuffled into the creature deck."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the Summons in the Graveyard."""
        return tuple(card for card in play.state.graveyard if facts.creature(card) is None)


@dataclass(frozen=True)
class DeckPlace(Choice[State, int]):
    """Where a card that is shuffled into the creature deck lands: 0 is the top."""

    card: Card

    @property
    def by(self) -> str:
        """Shuffling is fate's."""
        return "fate"

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return every place; raises `NotGiven` where the position has no deck."""
        if play.state.creature_deck is None:
            raise NotGiven("creature deck")
        return range(len(play.state.creature_deck) + 1)


@dataclass(frozen=True)
class WhichUnhallowed(Choice[State, str]):
    """Which Unhallowed answers a Summon."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the Unhallowed deck; raises `NotGiven` where the position has none."""
        if play.state.unhallowed is None:
            raise NotGiven("unhallowed")
        return play.state.unhallowed


@dataclass(frozen=True)
class StrongestDead(Choice[State, str]):
    """Which creature of the Graveyard comes back for its Life."""

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Ranked by Life, where a text says so."""
        return ("life",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the creatures of the Graveyard."""
        return tuple(card for card in play.state.graveyard if facts.creature(card))


@dataclass(frozen=True)
class ToSeal(Choice[State, str]):
    """Which Unhallowed of the Graveyard goes back under its deck."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the Unhallowed in the Graveyard."""
        return tuple(card for card in play.state.graveyard if facts.is_unhallowed(card))
