"""Summons: when and how they act, and what becomes of them."""

from __future__ import annotations

from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.order import Begin, EndTurn
from app.games.gloomhaven.actions.turns import Act, Strike, Walk
from app.games.gloomhaven.choices.advance import Advance
from app.games.gloomhaven.choices.order import Earliest, Initiative, Waiting
from app.games.gloomhaven.events.battle import Killed, Removed, Suffered
from app.games.gloomhaven.events.cards import CardsDiscarded, CardsLost
from app.games.gloomhaven.events.moves import NoFocus
from app.games.gloomhaven.events.summons import Looted, MoneyDropped
from app.games.gloomhaven.moves import travel
from app.games.gloomhaven.names import Kind
from app.games.gloomhaven.queries.ground import Movement
from app.games.gloomhaven.queries.strikes import CurseDeck, Life, ModifierDeck
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


@summons.sets(Initiative, otherwise="evocazione-prima-dell-evocatore")
def a_summon_shares_its_summoners_initiative(
    play: Play[State], query: Initiative, given: int | None
) -> int | None:
    hero = play.state.summoner(query.figure)
    return play.ask(Initiative(hero)) if hero else None


@summons.ranks(Earliest, "summons", otherwise="evocazione-prima-dell-evocatore")
def summons_wait_for_their_summoner(play: Play[State], choice: Earliest, figure: str) -> bool:
    return play.state.summoner(figure) in choice.among


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
    return _without_fresh(play.state, waiting, "summon")


@summons.limits(Waiting, entry="mostro-evocato-non-agisce-subito")
def a_monster_that_was_summoned_does_not_act_this_round(
    play: Play[State], query: Waiting, waiting: tuple[str, ...]
) -> tuple[str, ...]:
    return _without_fresh(play.state, waiting, "monster")


@summons.limits(Waiting, otherwise="evocazioni-di-chi-riposa")
def summons_rest_with_their_summoner(
    play: Play[State], query: Waiting, waiting: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(name for name in waiting if play.state.summoner(name) not in play.state.resting)


def _without_fresh(state: State, waiting: tuple[str, ...], kind: Kind) -> tuple[str, ...]:
    return tuple(
        name for name in waiting if name not in state.fresh or state.figure(name).kind != kind
    )


@summons.reacts(Begin, entry="evocazione-automatizzata")
def whoever_is_no_hero_acts_by_itself(play: Play[State], begin: Begin) -> None:
    if play.state.figure(begin.figure).kind != "hero":
        play.do(Act(begin.figure))


@summons.forbids(Walk, entry="evocazione-automatizzata")
def nobody_moves_a_summon(play: Play[State], walk: Walk) -> str | None:
    return _by_itself(play.state, walk.figure)


@summons.forbids(Strike, entry="evocazione-automatizzata")
def nobody_picks_its_targets(play: Play[State], strike: Strike) -> str | None:
    return _by_itself(play.state, strike.figure)


def _by_itself(state: State, figure: str) -> str | None:
    is_hero = state.figure(figure).kind == "hero"
    return None if is_hero else f"{figure} agisce da sé, seguendo il suo focus"


@summons.sets(ModifierDeck, entry="evocazione-mazzo-modificatori")
def a_summon_draws_from_its_summoners_deck(
    play: Play[State], query: ModifierDeck, deck: str
) -> str | None:
    return play.state.summoner(query.figure)


@summons.sets(CurseDeck, entry="evocazione-maledizioni")
def a_summons_curses_go_to_its_summoner(
    play: Play[State], query: CurseDeck, deck: str
) -> str | None:
    return play.state.summoner(query.figure)


@summons.sets(Movement, otherwise="evocazione-valori-stampati")
def a_summon_moves_as_its_summoners_card_says(
    play: Play[State], query: Movement, points: int
) -> int | None:
    hero = play.state.summoner(query.figure)
    return play.state.figure(hero).move if hero else None


@summons.reacts(NoFocus, otherwise="evocazione-senza-focus")
def without_a_focus_it_follows_its_summoner(play: Play[State], event: NoFocus) -> None:
    hero = play.state.summoner(event.figure)
    if hero:
        to = play.choose(Advance(event.figure, play.state.where(hero)))
        travel(play, event.figure, to)


@summons.reacts(Suffered, entry="evocazione-a-zero-punti-ferita")
def a_summon_without_hit_points_is_gone(play: Play[State], event: Suffered) -> None:
    figure = play.state.figure(event.figure)
    dies = figure.kind == "summon" and figure.life is not None and event.figure in play.state.at
    if dies and play.ask(Life(event.figure)) < 1:
        play.happen(Killed(event.figure, play.state.where(event.figure)))
        play.happen(Removed(event.figure))


@summons.reacts(CardsLost, CardsDiscarded, entry="evocazione-senza-la-sua-carta")
def a_summon_goes_with_its_card(play: Play[State], event: Event[State]) -> None:
    for name in play.state.on_map("summon"):
        summon = play.state.figure(name)
        if summon.card and summon.card not in play.state.active.get(summon.hero or "", ()):
            play.happen(Removed(name))


@summons.reacts(EndTurn, otherwise="evocazione-non-raccoglie")
def a_summon_loots_at_the_end_of_its_turn(play: Play[State], event: EndTurn) -> None:
    cell = play.state.where(event.figure)
    if play.state.figure(event.figure).kind == "summon" and cell in play.state.money:
        play.happen(Looted(event.figure, cell))


@summons.reacts(Killed, otherwise="mostro-evocato-niente-denaro")
def summoned_monsters_leave_money_too(play: Play[State], event: Killed) -> None:
    if play.state.figure(event.figure).kind == "monster":
        play.happen(MoneyDropped(event.figure, event.cell))
