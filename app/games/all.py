"""Every game that there is, by slug."""

from collections.abc import Mapping
from typing import Any

from app.engine.game import Game
from app.games.commodore.game import COMMODORE
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.revive.game import REVIVE
from app.games.turno_di_guardia.game import TURNO_DI_GUARDIA

GAMES: Mapping[str, Game[Any]] = {
    game.slug: game for game in (TURNO_DI_GUARDIA, COMMODORE, REVIVE, GLOOMHAVEN)
}
