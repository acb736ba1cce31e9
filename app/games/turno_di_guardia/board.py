"""What lies on the table during a Watch: the Line, the piles, the fire, dice and ability cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from typing_extensions import Doc

from app.engine.table import Table
from app.games.turno_di_guardia.names import Ability, Attacker, Card, Die, Hero, Location


@dataclass(frozen=True)
class Board:
    """The table; what a position leaves out is empty, or not known (None).

    Piles are listed from the top, the Line from the fire; None in the Line is a gap, which no
    ruled game shows. Dice keep their rolled values wherever they lie.
    """

    fire: Annotated[int | None, Doc("the value of the fire, 0 to 15")] = None
    round: Annotated[int | None, Doc("the number of the Watch, 1 to 9; 9 is the last")] = None
    location: Annotated[Location | None, Doc("the location of this Watch")] = None
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
    spent: Annotated[frozenset[Attacker], Doc("dice, and tamed beasts, used up this round")] = (
        frozenset()
    )
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
