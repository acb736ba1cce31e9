"""Summons: where they come, when they act, and what becomes of them."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.choices.order import Earliest, Initiative, Waiting
from app.games.gloomhaven.state import State

summons: Rulebook[State] = Rulebook("evocazioni")


@summons.sets(Initiative, entry="evocazione-prima-dell-evocatore")
def a_summon_acts_at_its_summoners_initiative(
    play: Play[State], query: Initiative, given: int | None
) -> int | None:
    hero = play.state.summoner(query.figure)
    return play.ask(Initiative(hero)) if hero else None


@summons.ranks(Earliest, "summons", entry="evocazione-prima-dell-evocatore")
def a_summoner_waits_for_its_summons(play: Play[State], choice: Earliest, figure: str) -> bool:
    return any(play.state.summoner(other) == figure for other in choice.among)


@summons.ranks(Earliest, "summons", entry="evocazioni-in-ordine-di-arrivo")
def summons_in_the_order_in_which_they_came(
    play: Play[State], choice: Earliest, figure: str
) -> bool:
    hero, came = play.state.summoner(figure), play.state.summons
    if hero is None or figure not in came:
        return False
    earlier = came[: came.index(figure)]
    return any(play.state.summoner(other) == hero for other in choice.among if other in earlier)


@summons.limits(Waiting, entry="evocazione-non-agisce-subito")
def a_fresh_summon_does_not_act_this_round(
    play: Play[State], query: Waiting, waiting: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(name for name in waiting if name not in play.state.fresh)
