"""In which order figures act."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.choices.order import Earliest, Initiative
from app.games.gloomhaven.state import State

initiative: Rulebook[State] = Rulebook("iniziativa")


@initiative.ranks(Earliest, "initiative", entry="iniziativa-piu-bassa")
def the_lowest_initiative_first(play: Play[State], choice: Earliest, figure: str) -> int:
    return play.ask(Initiative(figure))


@initiative.sets(Initiative, entry="carta-principale-iniziativa")
def the_leading_card_gives_a_hero_its_initiative(
    play: Play[State], query: Initiative, given: int
) -> int | None:
    chosen = play.state.chosen.get(query.figure)
    return chosen[0] if chosen else None
