"""The tribe's ability and its discs."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive.choices.players import UseAbility
from app.games.revive.events.goods import Gained
from app.games.revive.events.tracks import AbilityUsed, DiscMoved
from app.games.revive.moves import gain
from app.games.revive.queries.tracks import AbilityDisc
from app.games.revive.state import State

tribe: Rulebook[State] = Rulebook("tribu")


@tribe.reacts(Gained, entry="stella-attiva-l-abilita")
def a_star_lets_use_the_ability(play: Play[State], gained: Gained) -> None:
    if gained.good == "star":
        for _ in range(gained.amount):
            if play.choose(UseAbility(gained.player)):
                play.happen(AbilityUsed(gained.player))


@tribe.reacts(AbilityUsed, entry="stella-attiva-l-abilita")
def the_ability_gives_what_it_shows(play: Play[State], used: AbilityUsed) -> None:
    gain(play, used.player, play.state.ability.get(used.player, Table()))


@tribe.sets(AbilityDisc, entry="abilita-un-disco-per-uso")
def a_disc_moves_as_long_as_there_is_one(
    play: Play[State], query: AbilityDisc, moves: bool
) -> bool:
    return play.state.discs.get(query.player or play.state.active_player(), 0) > 0


@tribe.reacts(AbilityUsed, entry="abilita-un-disco-per-uso")
def using_the_ability_moves_a_disc(play: Play[State], used: AbilityUsed) -> None:
    if play.ask(AbilityDisc(used.player)):
        play.happen(DiscMoved(used.player, disc=True))


@tribe.forbids(AbilityUsed, otherwise="abilita-senza-dischi")
def without_discs_there_is_no_ability(play: Play[State], used: AbilityUsed) -> str | None:
    return None if play.state.discs.get(used.player, 0) else "i dischi sono finiti"


@tribe.limits(UseAbility, entry="abilita-con-i-pezzi-richiesti")
def the_ability_needs_its_tiles_or_tokens(
    play: Play[State], choice: UseAbility, options: tuple[bool, ...]
) -> tuple[bool, ...] | None:
    return (False,) if play.state.needed.get(choice.player) == 0 else None
