"""Il Chierico: what is settled about the cards of the Chierico beyond what they say."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.actions.chierico import CleanseUndead, Rebuke
from app.games.turno_di_guardia.events.effects import Defeated
from app.games.turno_di_guardia.events.line import Hidden, Moved
from app.games.turno_di_guardia.queries.abilities import Dazzled
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.rules.cards.chierico import undead_in_sight
from app.games.turno_di_guardia.state import State

cleric_rulings = Rulebook[State]("chierico")


@cleric_rulings.reacts(Moved, otherwise="rebuke-nel-buio")
def driven_into_the_dark_it_is_hidden(play: Play[State], event: Moved) -> None:
    rebuked = any(isinstance(action, Rebuke) for action in play.under_way)
    if rebuked and event.to > play.ask(Sight()):
        play.happen(Hidden(event.card))


@cleric_rulings.forbids(CleanseUndead, entry="cleanse-undead-senza-non-morti")
def somebody_has_to_be_cleansed(play: Play[State], action: CleanseUndead) -> str | None:
    return None if undead_in_sight(play) else "nessun Non Morto è rivelato"


@cleric_rulings.reacts(CleanseUndead, otherwise="cleanse-undead-rivelati-dopo")
def those_turned_up_meanwhile_fall_too(play: Play[State], action: CleanseUndead) -> None:
    while undead := undead_in_sight(play):
        play.happen(Defeated(undead))


@cleric_rulings.sets(Dazzled, entry="blinding-light-evocazione")
def only_the_cards_turned_are_dazzled(
    play: Play[State], query: Dazzled, dazzled: bool
) -> bool | None:
    return None if query.card in query.turned else False
