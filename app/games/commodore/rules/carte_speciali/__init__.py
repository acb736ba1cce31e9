"""Le carte speciali: Outmaneuver, Special Damage, Rarities, Superior Assets."""

from app.engine.rulebook import Rulebook
from app.games.commodore.rules.carte_speciali.outmaneuver import outmaneuver
from app.games.commodore.rules.carte_speciali.rarities import rarities
from app.games.commodore.rules.carte_speciali.special_damage import special_damage
from app.games.commodore.rules.carte_speciali.special_table import special_table
from app.games.commodore.rules.carte_speciali.superior_assets import superior_assets
from app.games.commodore.state import State

special: Rulebook[State] = Rulebook.of(
    outmaneuver, special_damage, special_table, rarities, superior_assets
)
