"""What is marked on cards and heroes for a while, and when it goes away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from typing_extensions import Doc

from app.engine.table import Table
from app.games.turno_di_guardia.names import Ability, Attacker, Card, Die, Hero


@dataclass(frozen=True)
class Marks:
    """Effects that last: until the end of the round, or while the creature is in the Line."""

    on_ability: Annotated[Table[Die, Ability], Doc("dice laid on ability cards this round")] = (
        Table()
    )
    in_force: Annotated[
        frozenset[Ability], Doc("abilities whose effect lasts until the end of the round")
    ] = frozenset()
    uses: Annotated[
        Table[Ability, int], Doc("how often passive abilities were used this round")
    ] = Table()
    blank: Annotated[frozenset[Card], Doc("creatures whose text counts as blank")] = frozenset()
    caught: Annotated[
        frozenset[Card], Doc("cards that the Backstab under way has shown, not yet in action")
    ] = frozenset()
    blades: Annotated[
        tuple[int, ...], Doc("for each Poison Blade used, how many more attacks it strengthens")
    ] = ()
    blades_saw: Annotated[
        frozenset[Card], Doc("the creatures that lay face up when a blade was last poisoned")
    ] = frozenset()
    poisoned: Annotated[
        Table[Card, int], Doc("what poisoned blades add to the attacks on a creature")
    ] = Table()
    hurt: Annotated[
        Table[Card, int], Doc("damage that abilities have dealt to creatures this round")
    ] = Table()
    been_first: Annotated[
        frozenset[Card], Doc("those whose First Position effect has been set off")
    ] = frozenset()
    discord: Annotated[int, Doc("damage that the next card to be revealed will suffer")] = 0
    harmonized: Annotated[
        Table[Hero, Card], Doc("heroes whose direct attacks on a creature count double")
    ] = Table()
    last_blow: Annotated[
        Table[Hero, int], Doc("the place in the Line where a hero has just defeated a creature")
    ] = Table()
    felled: Annotated[int, Doc("how many creatures have been defeated this round")] = 0
    horde_grew: Annotated[bool, Doc("whether a card went into the Horde this round")] = False
    last_life: Annotated[
        Table[Hero, int], Doc("the Life of the creature that a hero has just defeated")
    ] = Table()
    wounds: Annotated[Table[Card, int], Doc("how often the Life of a creature has been halved")] = (
        Table()
    )
    last_attack: Annotated[
        Table[Attacker, Card], Doc("the dice and beasts of the direct attack just made, on whom")
    ] = Table()
    hushed: Annotated[int, Doc("how many of the next Reveal effects will come to nothing")] = 0
    trap: Annotated[Die | None, Doc("the die of a trap that waits for a creature")] = None
    lent: Annotated[
        Table[Die, Hero], Doc("dice that who rests has given to a hero on Watch this round")
    ] = Table()
    noted: Annotated[
        Table[Card, int], Doc("the Life that was taken down for a creature and kept, wrongly")
    ] = Table()
    exhausts: Annotated[
        Table[Card, int], Doc("what a Summon exhausts, where its printing is not known")
    ] = Table()
