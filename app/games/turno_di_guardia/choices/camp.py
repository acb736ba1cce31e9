"""What is chosen in the camp."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia.queries.campaign import Watchers
from app.games.turno_di_guardia.state import Ability, CampAction, Card, Die, Hero, Location, State

Cards = tuple[str, ...]


@dataclass(frozen=True)
class SentUnder(Choice[State, Cards]):
    """Which of the cards looked at go under the creature deck, in this order."""

    cards: tuple[Card, ...]

    def options(self, play: Play[State]) -> Sequence[Cards]:
        """Return every selection in every order, none included."""
        numbers = range(len(self.cards) + 1)
        return tuple(cards for number in numbers for cards in permutations(self.cards, number))


@dataclass(frozen=True)
class DeckOrder(Choice[State, Cards]):
    """In which order cards go back on the creature deck, the first one on top."""

    cards: tuple[Card, ...]

    def options(self, play: Play[State]) -> Sequence[Cards]:
        """Return every order."""
        return tuple(permutations(self.cards))


@dataclass(frozen=True)
class LocationToCome(Choice[State, str]):
    """Which of these locations is the next one, by an action of the camp."""

    among: tuple[Location, ...]
    action: CampAction

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all of them."""
        return self.among


@dataclass(frozen=True)
class UnusedOrder(Choice[State, Cards]):
    """In which order the locations that were not picked are laid together."""

    locations: tuple[Location, ...]

    def options(self, play: Play[State]) -> Sequence[Cards]:
        """Return every order."""
        return tuple(permutations(self.locations))


@dataclass(frozen=True)
class GivenUp(Choice[State, str]):
    """Which of its ability cards a hero gives up for another."""

    hero: Hero

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the cards in front of the hero."""
        return play.state.abilities.get(self.hero, ())


@dataclass(frozen=True)
class TakenUp(Choice[State, str]):
    """Which ability card a hero takes for the one given up."""

    hero: Hero
    among: tuple[Ability, ...]

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return all of them."""
        return self.among


@dataclass(frozen=True)
class AlsoEquips(Choice[State, "str | None"]):
    """Who on Watch changes an ability card too; None for nobody."""

    def options(self, play: Play[State]) -> Sequence[str | None]:
        """Return those who will be on Watch, and nobody."""
        return (*play.ask(Watchers()), None)


@dataclass(frozen=True)
class SprungOn(Choice[State, "str | None"]):
    """Which creature the die of a trap strikes; None to keep it waiting."""

    die: Die
    card: Card

    def options(self, play: Play[State]) -> Sequence[str | None]:
        """Return the creature that has come to lie in first place."""
        return (self.card,)
