"""The rules, a module a topic; `rulebook` is all of them together."""

from app.engine.rulebook import Rulebook
from app.games.revive.rules.artefatti import artifacts
from app.games.revive.rules.carte import cards
from app.games.revive.rules.costruire import building
from app.games.revive.rules.espansione import abyss
from app.games.revive.rules.esplorare import exploring
from app.games.revive.rules.gittata import reach
from app.games.revive.rules.ibernazione import hibernation
from app.games.revive.rules.interruttore import switch
from app.games.revive.rules.macchine import machines
from app.games.revive.rules.popolare import populating
from app.games.revive.rules.punti import points
from app.games.revive.rules.risorse import resources
from app.games.revive.rules.tribu import tribe
from app.games.revive.rules.turno import turn
from app.games.revive.state import State

rulebook: Rulebook[State] = Rulebook.of(
    turn, resources, cards, switch, reach, exploring, building, populating, hibernation,
    machines, tribe, artifacts, points, abyss,
)  # fmt: skip
