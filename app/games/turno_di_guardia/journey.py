"""What lasts from one Watch to the next: the phase, the map, the camp, the cards not in use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from typing_extensions import Doc

from app.engine.table import Table
from app.games.turno_di_guardia.names import Ability, CampAction, Card, Die, Hero, Location

Phase = Literal["location", "dice", "camp", "watch"]
Result = Literal["won", "lost"]


@dataclass(frozen=True)
class Journey:
    """The campaign around the present Watch; a position of one Watch leaves it all out.

    A position without a phase is one in which the phase does not matter.
    """

    phase: Annotated[Phase | None, Doc("what the round is at: location, dice, camp or watch")] = (
        None
    )
    result: Annotated[Result | None, Doc("won or lost, once the campaign is over")] = None
    map: Annotated[tuple[Location, ...] | None, Doc("the locations to come, next first")] = None
    unused_locations: Annotated[
        tuple[Location, ...] | None, Doc("the unused locations, top first")
    ] = None
    visited: Annotated[tuple[Location, ...], Doc("the locations left behind, oldest first")] = ()
    resting: Annotated[Hero | None, Doc("the hero who rests in the camp this round")] = None
    rested: Annotated[Table[Hero, int], Doc("how often each hero has rested so far")] = Table()
    placed: Annotated[
        Table[Die, CampAction], Doc("dice laid on the actions of the camp this round")
    ] = Table()
    spare: Annotated[
        Table[Hero, tuple[Ability, ...]], Doc("ability cards by hero that are not in use")
    ] = Table()
    box: Annotated[
        tuple[Card, ...], Doc("creature cards back in the box: left out, or removed from the game")
    ] = ()
