"""What is printed on the ability cards of the Mago: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.actions.mago import ChaosBlast, Polymorph
from app.games.turno_di_guardia.choices.piles import GraveyardPlace
from app.games.turno_di_guardia.events.effects import Defeated
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.moves import add_at_end, draw_creature, enter, move
from app.games.turno_di_guardia.state import State

wizard = Rulebook[State]("cards")


@wizard.reacts(ChaosBlast, entry="colpo-caotico")
def chaos_defeats_then_adds_one(play: Play[State], action: ChaosBlast) -> None:
    play.happen(Defeated(action.creatures))
    card = draw_creature(play)
    if card:
        add_at_end(play, card)


@wizard.reacts(ChaosBlast, otherwise="colpo-caotico")
def chaos_only_defeats(play: Play[State], action: ChaosBlast) -> None:
    play.happen(Defeated(action.creatures))


@wizard.reacts(Polymorph, entry="mutaforma")
def the_dead_takes_the_place_of_the_living(play: Play[State], action: Polymorph) -> None:
    place = play.choose(GraveyardPlace(action.creature, swapped=True))
    enter(play, Swapped(action.creature, action.into, place))


@wizard.reacts(Polymorph, otherwise="mutaforma")
def the_dead_joins_the_end_of_the_line(play: Play[State], action: Polymorph) -> None:
    place = play.choose(GraveyardPlace(action.creature, swapped=True))
    enter(play, Swapped(action.creature, action.into, place))
    if action.into:
        move(play, action.into, len(play.state.line))
