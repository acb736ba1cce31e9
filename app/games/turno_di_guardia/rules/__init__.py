"""The rules, a module a topic; `rulebook` is all of them together."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.rules.accampamento import camp
from app.games.turno_di_guardia.rules.campagna import campaign
from app.games.turno_di_guardia.rules.cards import cards
from app.games.turno_di_guardia.rules.carte_abilita import ability_cards
from app.games.turno_di_guardia.rules.cimitero import graveyard
from app.games.turno_di_guardia.rules.evocazione import summons
from app.games.turno_di_guardia.rules.linea import line
from app.games.turno_di_guardia.rules.orda import horde
from app.games.turno_di_guardia.rules.prima_posizione import first_position
from app.games.turno_di_guardia.rules.rivelare import reveal
from app.games.turno_di_guardia.state import State

rulebook: Rulebook[State] = Rulebook.of(
    line, horde, graveyard, summons, reveal, first_position, ability_cards, campaign, camp, cards
)
