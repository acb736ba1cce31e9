"""The rules, a module a topic; `rulebook` is all of them together."""

from app.engine.rulebook import Rulebook
from app.games.gloomhaven.rules.aree import areas
from app.games.gloomhaven.rules.arrivi import arrivals
from app.games.gloomhaven.rules.attacco import attack
from app.games.gloomhaven.rules.esaurimento import exhaustion
from app.games.gloomhaven.rules.evocazioni import summons
from app.games.gloomhaven.rules.focus_dei_mostri import focus
from app.games.gloomhaven.rules.iniziativa import initiative
from app.games.gloomhaven.rules.linea_di_vista import sight
from app.games.gloomhaven.rules.movimento import movement
from app.games.gloomhaven.rules.movimento_dei_mostri import monster_movement
from app.games.gloomhaven.rules.movimento_forzato import forced
from app.games.gloomhaven.rules.riposo import rest
from app.games.gloomhaven.state import State

rulebook: Rulebook[State] = Rulebook.of(
    movement,
    forced,
    sight,
    areas,
    attack,
    focus,
    monster_movement,
    initiative,
    summons,
    arrivals,
    exhaustion,
    rest,
)  # fmt: skip
