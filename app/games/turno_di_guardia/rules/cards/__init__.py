"""What is printed on the cards, a module a kind of card or a hero; `cards` is all of it."""

from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.rules.cards.accampamento import camp_actions
from app.games.turno_di_guardia.rules.cards.accampamento_classi import class_actions
from app.games.turno_di_guardia.rules.cards.bardo import bard
from app.games.turno_di_guardia.rules.cards.cacciatore import beast_master
from app.games.turno_di_guardia.rules.cards.chierico import cleric
from app.games.turno_di_guardia.rules.cards.creature import creatures
from app.games.turno_di_guardia.rules.cards.elementali import elementals
from app.games.turno_di_guardia.rules.cards.evocazioni import summon_cards
from app.games.turno_di_guardia.rules.cards.guerriero import warrior
from app.games.turno_di_guardia.rules.cards.ladri_di_dadi import dice_thieves
from app.games.turno_di_guardia.rules.cards.ladro import rogue
from app.games.turno_di_guardia.rules.cards.luoghi import locations
from app.games.turno_di_guardia.rules.cards.luoghi_eroi import quarters
from app.games.turno_di_guardia.rules.cards.mago import wizard
from app.games.turno_di_guardia.rules.cards.maledette import unhallowed
from app.games.turno_di_guardia.rules.cards.maledette_deluxe import deluxe_unhallowed
from app.games.turno_di_guardia.rules.cards.maledette_ritorni import callers
from app.games.turno_di_guardia.rules.cards.paladino import knight
from app.games.turno_di_guardia.rules.cards.ranger import ranger
from app.games.turno_di_guardia.state import State

cards: Rulebook[State] = Rulebook.of(
    locations, quarters, camp_actions, class_actions,
    creatures, elementals, dice_thieves, summon_cards, unhallowed, callers, deluxe_unhallowed,
    bard, beast_master, cleric, knight, ranger, rogue, warrior, wizard,
)  # fmt: skip
