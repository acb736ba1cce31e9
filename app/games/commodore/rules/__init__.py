"""The rules, a module a topic; `rulebook` is all of them together."""

from app.engine.rulebook import Rulebook
from app.games.commodore.rules.abbordaggio import boarding
from app.games.commodore.rules.attacco import attack
from app.games.commodore.rules.carte_speciali import special
from app.games.commodore.rules.mischia import melee
from app.games.commodore.rules.navi import ships
from app.games.commodore.rules.partita import game
from app.games.commodore.rules.turno import turn
from app.games.commodore.state import State

rulebook: Rulebook[State] = Rulebook.of(game, turn, ships, attack, melee, boarding, special)
