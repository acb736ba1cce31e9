"""L'Orda: cards added face down, and where they go in the last round."""

from typing import Literal

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.events.effects import Summoned, Triggered
from app.games.turno_di_guardia.events.piles import AddedToHorde
from app.games.turno_di_guardia.moves import exhaust_cards
from app.games.turno_di_guardia.queries.life import Damage
from app.games.turno_di_guardia.queries.line import HordeEnd, HordePile
from app.games.turno_di_guardia.state import LAST_ROUND, State

horde = Rulebook[State]("orda")


@horde.sets(HordePile, entry="orda-turno-finale")
def the_last_round_fills_a_new_horde(play: Play[State], query: HordePile, pile: str) -> str | None:
    return "new horde" if play.state.round == LAST_ROUND else None


@horde.sets(HordeEnd, entry="orda-carte-in-cima")
def new_cards_lie_on_top(play: Play[State], query: HordeEnd, end: str) -> Literal["top"]:
    return "top"


@horde.reacts(AddedToHorde, otherwise="accolito-orda-coperta")
def a_card_seen_on_its_way_to_the_horde_is_revealed(play: Play[State], event: AddedToHorde) -> None:
    if facts.creature(event.card):
        play.happen(Triggered(event.card, "reveal"))
    else:
        play.happen(Summoned(event.card))


@horde.reacts(AddedToHorde, otherwise="accolito-orda-non-si-paga")
def every_card_of_the_horde_is_paid_for(play: Play[State], event: AddedToHorde) -> None:
    exhaust_cards(play, play.ask(Damage(event.card)))
