"""What is asked of a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from app.engine.errors import NotGiven
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.state import Attacker, Card, Hero, State


@dataclass(frozen=True)
class BaseLife(Query[State, int]):
    """The Life a creature has before any bonus: the printed one, `*` counting 0."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the printed Life."""
        printed = facts.printed_life(self.card)
        return 0 if printed == facts.VARIABLE else printed


@dataclass(frozen=True)
class Life(Query[State, int]):
    """A creature's Life (Vita) as it stands: what an attack must reach."""

    card: Card

    def default(self, play: Play[State]) -> int:
        """Return the base Life."""
        return play.ask(BaseLife(self.card))


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
class Sight(Query[State, int]):
    """How many places of the Line the fire lights up."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return none: nobody sees anything in the dark."""
        return 0


@dataclass(frozen=True)
class Due(Query[State, tuple[str, ...]]):
    """The cards that lie face down where the fire reaches."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return them from the fire outwards."""
        reach = play.state.line[: play.ask(Sight())]
        return tuple(card for card in reach if card in play.state.face_down)


@dataclass(frozen=True)
class Range(Query[State, int]):
    """How many places of the Line a hero's direct attack reaches."""

    hero: Hero
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the whole Line."""
        return len(play.state.line)


@dataclass(frozen=True)
class Strength(Query[State, int]):
    """What a die or a tamed beast counts in a direct attack."""

    attacker: Attacker
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> int:
        """Return the rolled value; raises `NotGiven` for what the position left out."""
        value = {**play.state.dice, **play.state.worth}.get(self.attacker)
        if value is None:
            raise NotGiven(f"what {self.attacker} counts (`dice`, or `worth` for a beast)")
        return value


@dataclass(frozen=True)
class Wielder(Query[State, str]):
    """The hero whose reach bounds a die or a tamed beast in an attack; empty for nobody's."""

    attacker: Attacker
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str:
        """Return the hero whose die it is; a beast is not one."""
        return "" if self.attacker in facts.copies() else self.attacker.rpartition("-")[0]


@dataclass(frozen=True)
class AttackValue(Query[State, int]):
    """What the dice and beasts assigned to a creature come to."""

    on: Card

    def default(self, play: Play[State]) -> int:
        """Return the strongest of them; 0 where there is none."""
        return max(self.strengths(play), default=0)

    def strengths(self, play: Play[State]) -> list[int]:
        """Return what each of them counts."""
        assigned = play.state.assigned.items()
        return [play.ask(Strength(attacker)) for attacker, card in assigned if card == self.on]


@dataclass(frozen=True)
class Overcome(Query[State, bool]):
    """Whether what is assigned to a creature is enough to defeat it."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It is where it comes to more than the Life."""
        return play.ask(AttackValue(self.card)) > play.ask(Life(self.card))


@dataclass(frozen=True)
class EntersHidden(Query[State, bool]):
    """Whether a card added at the end of the Line comes face down."""

    card: Card
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> bool:
        """It comes as it was drawn: to be seen."""
        return False


@dataclass(frozen=True)
class HordePile(Query[State, str]):
    """Which pile a card added to the Horde goes to: `horde`, or `new horde` in the box."""

    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> str:
        """Return the Horde deck; raises `NotGiven` where the position has no round."""
        if play.state.round is None:
            raise NotGiven("round")
        return "horde"


@dataclass(frozen=True)
class SummonCost(Query[State, int]):
    """How many ability cards a Summon exhausts when it is revealed."""

    card: Card

    def default(self, play: Play[State]) -> int:
        """Return what is printed, or what the position gives for an unknown printing."""
        given = play.state.exhausts.get(self.card)
        return facts.summon_cost(self.card) if given is None else given


@dataclass(frozen=True)
class BuriedTogether(Query[State, tuple[str, ...]]):
    """The cards that go to the Graveyard together when these creatures are defeated."""

    cards: tuple[Card, ...]
    quiet: ClassVar[bool] = True

    def default(self, play: Play[State]) -> tuple[str, ...]:
        """Return the defeated alone."""
        return self.cards
