"""When heroes are exhausted, what becomes of them, and the cards that keep damage off them."""

from __future__ import annotations

from itertools import combinations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.cards import BeginRound, ChooseCards, ComeBack, DiscardActive
from app.games.gloomhaven.choices.cards import Negation
from app.games.gloomhaven.events.battle import Afflicted, Attacked, Removed, Suffered
from app.games.gloomhaven.events.cards import (
    CardsDiscarded,
    CardsLost,
    Exhausted,
    Negated,
    ScenarioLost,
)
from app.games.gloomhaven.queries.cards import CanGoOn, CanRest, Rewarded
from app.games.gloomhaven.queries.strikes import Life
from app.games.gloomhaven.state import State

exhaustion: Rulebook[State] = Rulebook("esaurimento")

Cards = tuple[int, ...]


@exhaustion.reacts(Suffered, entry="esausto-punti-ferita")
def a_hero_without_hit_points_is_exhausted(play: Play[State], suffered: Suffered) -> None:
    hero = suffered.figure
    if hero not in play.state.heroes() or play.state.figure(hero).life is None:
        return
    if play.ask(Life(hero)) < 1:
        play.happen(Exhausted(hero))


@exhaustion.reacts(BeginRound, entry="esausto-inizio-round")
def heroes_who_cannot_go_on_are_exhausted(play: Play[State], action: BeginRound) -> None:
    for hero in play.state.heroes():
        if play.state.tells_cards(hero) and not play.ask(CanGoOn(hero)):
            play.happen(Exhausted(hero))


@exhaustion.sets(CanGoOn, entry="esausto-due-carte-in-mano")
def two_cards_in_hand_are_enough(play: Play[State], query: CanGoOn, can: bool) -> bool | None:
    return True if len(play.state.pile("hands", query.figure)) >= 2 else None


@exhaustion.sets(CanGoOn, entry="esausto-con-due-scarti")
def so_is_a_rest(play: Play[State], query: CanGoOn, can: bool) -> bool | None:
    return True if play.ask(CanRest(query.figure)) else None


@exhaustion.forbids(ChooseCards, entry="due-carte-o-riposo-lungo")
def a_hero_plays_two_cards_of_its_hand(play: Play[State], action: ChooseCards) -> str | None:
    hand = play.state.pile("hands", action.figure)
    if len(set(action.cards)) == 2 and set(action.cards) <= set(hand):
        return None
    return "si giocano due carte dalla mano, oppure si fa un riposo lungo"


@exhaustion.reacts(Negated, otherwise="esausto-non-a-meta-round")
def heroes_short_of_cards_are_exhausted_at_once(play: Play[State], negated: Negated) -> None:
    if not play.ask(CanGoOn(negated.figure)):
        play.happen(Exhausted(negated.figure))


@exhaustion.reacts(Exhausted, otherwise="esausto-punti-ferita-restano")
def the_exhausted_drop_to_no_hit_points(play: Play[State], exhausted: Exhausted) -> None:
    left = play.ask(Life(exhausted.figure))
    if left > 0:
        play.happen(Suffered(exhausted.figure, left))


@exhaustion.reacts(Exhausted, entry="esausto-carte-perdute")
def all_cards_of_the_exhausted_are_lost(play: Play[State], exhausted: Exhausted) -> None:
    hero, state = exhausted.figure, play.state
    cards = tuple(
        card
        for pile in (state.hands, state.discards, state.active, state.chosen)
        for card in pile.get(hero, ())
    )
    if cards:
        play.happen(CardsLost(hero, cards))


@exhaustion.reacts(Exhausted, entry="esausto-lascia-la-mappa")
def the_exhausted_leave_the_map(play: Play[State], exhausted: Exhausted) -> None:
    if exhausted.figure in play.state.at:
        play.happen(Removed(exhausted.figure))


@exhaustion.reacts(Exhausted, entry="esausto-evocazioni-rimosse")
def their_summons_leave_it_too(play: Play[State], exhausted: Exhausted) -> None:
    for summon in play.state.on_map("summon"):
        if play.state.figure(summon).hero == exhausted.figure:
            play.happen(Removed(summon))


@exhaustion.forbids(ComeBack, entry="esausto-non-torna")
def the_exhausted_do_not_come_back(play: Play[State], action: ComeBack) -> str | None:
    if action.figure in play.state.exhausted:
        return "chi è esausto resta fuori fino alla fine dello scenario"
    return None


@exhaustion.reacts(Exhausted, entry="tutti-esausti-scenario-perso")
def a_scenario_without_heroes_is_lost(play: Play[State], exhausted: Exhausted) -> None:
    if not play.state.heroes():
        play.happen(ScenarioLost())


@exhaustion.sets(Rewarded, otherwise="esausto-ricompense")
def the_exhausted_get_nothing(play: Play[State], query: Rewarded, keeps: bool) -> bool | None:
    return False if query.figure in play.state.exhausted else None


@exhaustion.reacts(DiscardActive, entry="area-attiva-negli-scarti")
def active_cards_may_be_discarded(play: Play[State], action: DiscardActive) -> None:
    play.happen(CardsDiscarded(action.figure, action.cards))


@exhaustion.forbids(DiscardActive, entry="area-attiva-carte-perse")
def only_those_that_count_as_discarded(play: Play[State], action: DiscardActive) -> str | None:
    hero = action.figure
    countable = set(play.state.pile("active", hero)) - set(play.state.losses.get(hero, ()))
    if set(action.cards) <= countable:
        return None
    return "negli scarti vanno solo le carte attive che contano come scartate"


@exhaustion.adds(Negation, entry="annullare-danno-carta-in-mano")
def one_card_of_the_hand(
    play: Play[State], choice: Negation, options: tuple[Cards | None, ...]
) -> tuple[Cards, ...]:
    return tuple((card,) for card in play.state.pile("hands", choice.figure))


@exhaustion.adds(Negation, entry="annullare-danno-due-scarti")
def two_discarded_cards(
    play: Play[State], choice: Negation, options: tuple[Cards | None, ...]
) -> tuple[Cards, ...]:
    return tuple(combinations(play.state.pile("discards", choice.figure), 2))


@exhaustion.adds(Negation, otherwise="annullare-danno-carte-scelte")
def one_card_chosen_for_the_round(
    play: Play[State], choice: Negation, options: tuple[Cards | None, ...]
) -> tuple[Cards, ...]:
    return tuple((card,) for card in play.state.pile("chosen", choice.figure))


@exhaustion.reacts(Attacked, entry="annullare-danno-altri-effetti")
def an_attack_gives_its_conditions(play: Play[State], attacked: Attacked) -> None:
    for condition in play.state.figure(attacked.by).inflicts:
        play.happen(Afflicted(attacked.target, condition))
