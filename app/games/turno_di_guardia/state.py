"""A state of the game: the Line, the piles, the fire, the heroes and their dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import AfterValidator
from typing_extensions import Doc

from app.engine.errors import NotGiven
from app.engine.table import Table
from app.games.turno_di_guardia import facts

Card = Annotated[str, AfterValidator(facts.known_copy)]
Ability = Annotated[str, AfterValidator(facts.known_ability)]
Hero = Annotated[str, AfterValidator(facts.known_hero)]
Die = Annotated[str, AfterValidator(facts.known_die)]
Attacker = Annotated[str, AfterValidator(facts.known_attacker)]

LAST_ROUND = 9
MOST_FIRE = 15


@dataclass(frozen=True)
class State:
    """Everything on the table; what a position leaves out is empty, or not known (None).

    Piles are listed from the top, the Line from the fire; None in the Line is a gap, which no
    ruled game shows. Dice keep their rolled values wherever they lie.
    """

    fire: Annotated[int | None, Doc("the value of the fire, 0 to 15")] = None
    round: Annotated[int | None, Doc("the number of the Watch, 1 to 9; 9 is the last")] = None
    location: Annotated[str | None, Doc("the location of this Watch")] = None
    line: Annotated[tuple[Card | None, ...], Doc("the Line, nearest the fire first")] = ()
    face_down: Annotated[frozenset[Card], Doc("the cards of the Line that lie face down")] = (
        frozenset()
    )
    graveyard: Annotated[tuple[Card, ...], Doc("the Graveyard, top first")] = ()
    horde: Annotated[tuple[Card, ...], Doc("the Horde, top first")] = ()
    new_horde: Annotated[tuple[Card, ...], Doc("the Horde begun in the box in round 9")] = ()
    creature_deck: Annotated[tuple[Card, ...] | None, Doc("the creature deck, top first")] = None
    unhallowed: Annotated[tuple[Card, ...] | None, Doc("the Unhallowed deck, top first")] = None
    on_watch: Annotated[tuple[Hero, ...], Doc("the heroes on Watch; all where left out")] = ()
    dice: Annotated[Table[Die, int], Doc("rolled values by die: ladro-2 is the Ladro's 2nd")] = (
        Table()
    )
    spent: Annotated[frozenset[Die], Doc("dice used up by abilities")] = frozenset()
    assigned: Annotated[
        Table[Attacker, Card], Doc("dice and tamed beasts lying on the creature they attack")
    ] = Table()
    stolen: Annotated[Table[Die, Card], Doc("dice stolen, by the creature that has them")] = Table()
    abilities: Annotated[Table[Hero, tuple[Ability, ...]], Doc("ability cards by hero")] = Table()
    exhausted: Annotated[frozenset[Ability], Doc("ability cards that are exhausted")] = frozenset()
    tamed: Annotated[Table[Card, Hero], Doc("tamed beasts, by the hero they follow")] = Table()
    worth: Annotated[
        Table[Card, int], Doc("what a tamed beast counts as an attack, where it matters")
    ] = Table()
    been_first: Annotated[
        frozenset[Card], Doc("those whose First Position effect has been set off")
    ] = frozenset()
    noted: Annotated[
        Table[Card, int], Doc("the Life that was taken down for a creature and kept, wrongly")
    ] = Table()
    exhausts: Annotated[
        Table[Card, int], Doc("what a Summon exhausts, where its printing is not known")
    ] = Table()

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


def faults(state: State) -> list[str]:
    """Return why no game reaches a state, a sentence each; nothing for one that is sound."""
    found = []
    if None in state.line:
        found.append("the Line has a gap")
    piles = [
        *(card for card in state.line if card),
        *state.graveyard,
        *state.horde,
        *state.new_horde,
        *(state.creature_deck or ()),
        *(state.unhallowed or ()),
        *state.tamed,
    ]
    twice = sorted({card for card in piles if piles.count(card) > 1})
    if twice:
        found.append(f"{', '.join(twice)} lies in two places")
    if not state.face_down <= set(state.line):
        found.append("a card is face down outside the Line")
    if state.fire is not None and not 0 <= state.fire <= MOST_FIRE:
        found.append(f"the fire is {state.fire}, and goes from 0 to {MOST_FIRE}")
    if state.round is not None and not 1 <= state.round <= LAST_ROUND:
        found.append(f"round {state.round}, and there are {LAST_ROUND}")
    if any(card in facts.copies() and facts.creature(card) is None and state.face_up(card)
           for card in state.line if card):  # fmt: skip
        found.append("a Summon lies face up in the Line")
    for die, value in state.dice.items():
        sides = int(facts.heroes()[die.rpartition("-")[0]].die[1:])
        if not 1 <= value <= sides:
            found.append(f"{die} shows {value}, and has {sides} sides")
    for hero, held in state.abilities.items():
        found += [
            f"{ability} is no ability of {hero}"
            for ability in held
            if facts.abilities()[ability].hero != hero
        ]
    return found
