"""What is given up: an ability card, a die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Ability, Card, Hero, State


@dataclass(frozen=True)
class ToExhaust(Choice[State, str]):
    """Which ability card the party exhausts."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the cards of the heroes on Watch that are ready."""
        return play.state.ready()


@dataclass(frozen=True)
class ToDeal(Choice[State, str]):
    """Which of its ability cards a hero begins with, where the players choose."""

    hero: Hero
    dealt: tuple[Ability, ...]

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return those of the hero's cards that are not dealt yet."""
        cards = facts.abilities_of(self.hero)
        return tuple(card for card in cards if card not in self.dealt)


@dataclass(frozen=True)
class ToSteal(Choice[State, str]):
    """Which available die a creature steals."""

    card: Card

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """Ranked by value, where the creature's own text says so."""
        return ("value",)

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the dice that are there to be stolen."""
        return tuple(die for die in play.state.dice if play.state.available(die))


@dataclass(frozen=True)
class ToRefresh(Choice[State, str]):
    """Which of its exhausted ability cards a hero refreshes."""

    hero: Hero

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the hero's exhausted cards."""
        held = play.state.abilities.get(self.hero, ())
        return tuple(card for card in held if card in play.state.exhausted)


@dataclass(frozen=True)
class ToTurn(Choice[State, str]):
    """Which of its ready ability cards a hero exhausts."""

    hero: Hero

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the hero's ready cards."""
        held = play.state.abilities.get(self.hero, ())
        return tuple(card for card in held if card not in play.state.exhausted)


@dataclass(frozen=True)
class ToRefreshAny(Choice[State, str]):
    """Which exhausted ability card of the party is refreshed."""

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return every exhausted card that somebody has."""
        held = play.state.abilities.values()
        return tuple(card for cards in held for card in cards if card in play.state.exhausted)
