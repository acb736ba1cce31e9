"""The tribe's ability and its discs."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.events.goods import Gained
from app.games.revive.events.table import AbilityUsed, DiscMoved
from app.games.revive.queries.tracks import AbilityDisc
from app.games.revive.state import State

tribe: Rulebook[State] = Rulebook("tribu")


@tribe.reacts(Gained, entry="stella-attiva-l-abilita")
def a_star_uses_the_ability(play: Play[State], gained: Gained) -> None:
    if gained.good == "star":
        for _ in range(gained.amount):
            play.happen(AbilityUsed(gained.player))


@tribe.sets(AbilityDisc, entry="abilita-un-disco-per-uso")
def a_disc_moves_as_long_as_there_is_one(
    play: Play[State], query: AbilityDisc, moves: bool
) -> bool:
    return play.state.discs.get(query.player or play.state.active_player(), 0) > 0


@tribe.reacts(AbilityUsed, entry="abilita-un-disco-per-uso")
def using_the_ability_moves_a_disc(play: Play[State], used: AbilityUsed) -> None:
    if play.ask(AbilityDisc(used.player)):
        play.happen(DiscMoved(used.player, disc=True))
