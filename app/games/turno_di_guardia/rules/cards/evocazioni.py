"""What is printed on the Summons: each function is owned by its card."""

from collections.abc import Sequence

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.choices.piles import GraveyardPlace, WhichUnhallowed
from app.games.turno_di_guardia.events.effects import Summoned, SummonPaid, Unanswered
from app.games.turno_di_guardia.events.entrances import Replaced
from app.games.turno_di_guardia.moves import draw_unhallowed, enter
from app.games.turno_di_guardia.state import State

summon_cards = Rulebook[State]("cards")


@summon_cards.reacts(Summoned, entry="evocazione")
def a_summon_makes_way_for_an_unhallowed(play: Play[State], event: Summoned) -> None:
    play.happen(SummonPaid(event.card))
    if not play.state.place(event.card):
        return
    unhallowed = draw_unhallowed(play)
    if unhallowed:
        place = play.choose(GraveyardPlace(event.card))
        enter(play, Replaced(event.card, unhallowed, place))
    else:
        play.happen(Unanswered(event.card))


@summon_cards.limits(WhichUnhallowed, entry="evocazione")
def the_top_unhallowed_comes(
    play: Play[State], choice: WhichUnhallowed, cards: Sequence[str]
) -> tuple[str, ...]:
    return tuple(cards[:1])
