"""A state of the game: the table of a Watch, the journey around it, and what is marked on it."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.errors import NotGiven
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.board import Board
from app.games.turno_di_guardia.journey import Journey
from app.games.turno_di_guardia.marks import Marks
from app.games.turno_di_guardia.names import (
    Ability,
    Attacker,
    CampAction,
    Card,
    Die,
    Hero,
    Location,
)

__all__ = [
    "LAST_ROUND",
    "MOST_FIRE",
    "Ability",
    "Attacker",
    "CampAction",
    "Card",
    "Die",
    "Hero",
    "Location",
    "State",
]  # fmt: skip

LAST_ROUND = 9
MOST_FIRE = 15


@dataclass(frozen=True)
class State(Marks, Journey, Board):
    """Everything there is; its keys are those of `Board`, `Journey` and `Marks`."""

    def known_fire(self) -> int:
        """Return the fire; raises `NotGiven` where the position leaves it out."""
        if self.fire is None:
            raise NotGiven("fire")
        return self.fire

    def place(self, card: str) -> int | None:
        """Return a card's place in the Line, 1 nearest the fire; None if it is not there."""
        return self.line.index(card) + 1 if card in self.line else None

    def at(self, place: int) -> str | None:
        """Return the card at a place of the Line, None for a gap or beyond its end."""
        return self.line[place - 1] if 0 < place <= len(self.line) else None

    def present(self) -> tuple[str, ...]:
        """Return the cards of the Line, from the fire."""
        return tuple(card for card in self.line if card)

    def face_up(self, card: str) -> bool:
        """Tell whether a card lies face up in the Line."""
        return card in self.line and card not in self.face_down

    def ready(self) -> tuple[str, ...]:
        """Return the abilities of the heroes on Watch that are not exhausted."""
        return tuple(
            ability
            for hero, held in self.abilities.items()
            for ability in held
            if ability not in self.exhausted and (not self.on_watch or hero in self.on_watch)
        )

    def available(self, die: str) -> bool:
        """Tell whether a die is rolled and neither used, stolen nor on a creature."""
        return die in self.dice and not (
            die in self.spent or die in self.assigned or die in self.stolen
        )

    def attacked_with(self, die: str) -> bool:
        """Tell whether a die was used in a direct attack this round."""
        elsewhere = die in self.on_ability or die in self.placed or die in self.stolen
        return die in self.assigned or (die in self.spent and not elsewhere)

    def is_at(self, location: str) -> bool:
        """Tell whether the party is at a location."""
        return self.location == location

    def party(self) -> tuple[str, ...]:
        """Return the heroes in play: those who have ability cards, or else who are on Watch."""
        return tuple(self.abilities) or self.on_watch

    def holder(self, ability: str) -> str:
        """Return the hero who has an ability card, or else the one whose card it is printed to be.

        They differ where the Bardo has learned from somebody who is not in the game.
        """
        holders = (hero for hero, held in self.abilities.items() if ability in held)
        return next(holders, facts.abilities()[ability].hero)

    def watchers(self) -> tuple[str, ...]:
        """Return the heroes on Watch: the whole party where the position does not say."""
        return self.on_watch or self.party()

    def watches(self, hero: str) -> bool:
        """Tell whether a hero may be on Watch, for all that the position says."""
        return hero != self.resting and (not self.on_watch or hero in self.on_watch)
