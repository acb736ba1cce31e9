"""The rules, a module a topic; `rulebook` is all of them together."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.rules.accampamento import camp
from app.games.turno_di_guardia.rules.azioni_dell_accampamento import camp_doubts
from app.games.turno_di_guardia.rules.bardo import bard_rulings
from app.games.turno_di_guardia.rules.cacciatore import beast_master_rulings
from app.games.turno_di_guardia.rules.campagna import campaign
from app.games.turno_di_guardia.rules.cards import cards
from app.games.turno_di_guardia.rules.carte_abilita import ability_cards
from app.games.turno_di_guardia.rules.chierico import cleric_rulings
from app.games.turno_di_guardia.rules.cimitero import graveyard
from app.games.turno_di_guardia.rules.creature import creature_rulings
from app.games.turno_di_guardia.rules.creature_dadi import stolen_dice
from app.games.turno_di_guardia.rules.evocazione import summons
from app.games.turno_di_guardia.rules.fuoco import fire
from app.games.turno_di_guardia.rules.guerriero import warrior_rulings
from app.games.turno_di_guardia.rules.ladro import rogue_rulings
from app.games.turno_di_guardia.rules.linea import line
from app.games.turno_di_guardia.rules.luoghi import places
from app.games.turno_di_guardia.rules.mago import wizard_rulings
from app.games.turno_di_guardia.rules.orda import horde
from app.games.turno_di_guardia.rules.paladino import knight_rulings
from app.games.turno_di_guardia.rules.preparazione import preparation
from app.games.turno_di_guardia.rules.prima_posizione import first_position
from app.games.turno_di_guardia.rules.ranger import ranger_rulings
from app.games.turno_di_guardia.rules.rivelare import reveal
from app.games.turno_di_guardia.state import State

rulebook: Rulebook[State] = Rulebook.of(
    preparation, campaign, places, camp, fire, camp_doubts, line, horde, graveyard, summons,
    reveal, first_position, ability_cards, creature_rulings, stolen_dice, ranger_rulings,
    wizard_rulings, rogue_rulings, warrior_rulings, beast_master_rulings, cleric_rulings,
    knight_rulings, bard_rulings, cards,
)  # fmt: skip
