"""What is asked of a creature: its Life, its damage, whether its text is in force."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import ClassVar, Literal

from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.printed import VARIABLE
from app.games.turno_di_guardia.state import Card, Hero, State


@dataclass(frozen=True)
class BaseLife(Query[State, int]):
    """The Life a creature has before any bonus: the printed one, `*` counting 0."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the printed Life."""
        printed = facts.printed_life(self.card)
        return 0 if printed == VARIABLE else printed


@dataclass(frozen=True)
class Life(Query[State, int]):
    """A creature's Life (Vita) as it stands: what an attack must reach."""

    card: Card

    def default(self, play: Play[State]) -> int:
        """Return the base Life."""
        return play.ask(BaseLife(self.card))

    def rounded(self, value: float) -> int:
        """Round down what has been halved."""
        return floor(value)


@dataclass(frozen=True)
class LifeInPassing(Life):
    """A creature's Life where it is only noted down: no line is worth it."""

    quiet: ClassVar[bool] = True


@dataclass(frozen=True)
class Borrowed(Query[State, int]):
    """The Life that another creature's effect takes from this one to add it to its own."""

    card: Card

    def default(self, play: Play[State]) -> int:
        """Return its Life."""
        return play.ask(Life(self.card))


@dataclass(frozen=True)
class Damage(Query[State, int]):
    """How many ability cards the party exhausts to let a creature pass."""

    card: Card

    def default(self, play: Play[State]) -> int:
        """Return the printed damage."""
        return facts.damage(self.card)


@dataclass(frozen=True)
class IsCreature(Query[State, bool]):
    """Whether a card counts as a creature for effects that speak of creatures."""

    card: Card

    def default(self, play: Play[State]) -> bool:
        """Every card of the creature deck does, until a rule says otherwise."""
        return True


@dataclass(frozen=True)
class Works(Query[State, bool]):
    """Whether the text of a card is in force."""

    card: Card

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It is where the card lies face up, in the Line or on the Graveyard."""
        return play.state.face_up(self.card) or self.card in play.state.graveyard


@dataclass(frozen=True)
class TopCreature(Query[State, str]):
    """The card that effects take as the creature on top of the Graveyard; empty for none.

    For an effect of a card that lies there itself, it is the one on top of what lies below it.
    """

    of: Card = ""
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str:
        """Return the top card, whatever it is."""
        return next(iter(self.pile(play)), "")

    def pile(self, play: Play[State]) -> tuple[str, ...]:
        """Return the cards among which it is looked for, top first."""
        dead = play.state.graveyard
        return dead[dead.index(self.of) + 1 :] if self.of in dead else dead


@dataclass(frozen=True)
class HeededInDying(Query[State, bool]):
    """Whether what a creature does when it is defeated happens."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It does where its text is in force."""
        return play.ask(Works(self.card))


Afterlife = Literal["graveyard", "box", "creature deck"]


@dataclass(frozen=True)
class DefeatedGoesTo(Query[State, Afterlife]):
    """Where a creature goes when it is defeated: the Graveyard, back to the box, under the deck.

    `by` is whose dice or ability defeat it.
    """

    card: Card
    by: tuple[Hero, ...] = ()
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> Afterlife:
        """Return the Graveyard, where nothing says otherwise."""
        return "graveyard"


@dataclass(frozen=True)
class BuriedTogether(Query[State, tuple[str, ...]]):
    """The cards that go to the Graveyard together when these creatures are defeated."""

    cards: tuple[Card, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the defeated alone."""
        return self.cards
