"""Short and long rests, and how a Heal goes."""

from __future__ import annotations

from typing import Literal

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.cards import (
    ChooseCards,
    DeclareLongRest,
    LongRest,
    Perform,
    RestDeed,
    RestTaken,
    ShortRest,
)
from app.games.gloomhaven.actions.turns import Deed, Strike, Walk
from app.games.gloomhaven.choices.cards import DrawAgain, LostCard, RandomCard
from app.games.gloomhaven.choices.order import Initiative
from app.games.gloomhaven.events.battle import Healed, Suffered
from app.games.gloomhaven.events.cards import (
    CardsLost,
    CardsRecovered,
    Cured,
    DrewAgain,
    Refreshed,
    Rested,
)
from app.games.gloomhaven.moves import heal
from app.games.gloomhaven.queries.cards import CanRest, HealPoints, LosesBy
from app.games.gloomhaven.state import State

rest: Rulebook[State] = Rulebook("riposo")


@rest.sets(CanRest, entry="riposo-due-scarti")
def a_rest_needs_two_discarded_cards(play: Play[State], query: CanRest, can: bool) -> bool | None:
    return False if len(play.state.pile("discards", query.figure)) < 2 else None


@rest.forbids(ShortRest, LongRest, DeclareLongRest, entry="riposo-due-scarti")
def nobody_rests_who_cannot(play: Play[State], action: RestDeed) -> str | None:
    return None if play.ask(CanRest(action.figure)) else "negli scarti non ci sono due carte"


@rest.reacts(ShortRest, LongRest, entry="riposo-una-carta-persa")
def a_resting_hero_loses_a_discarded_card(play: Play[State], action: RestTaken) -> None:
    hero, kind = action.figure, _kind(action)
    lost = _picked(play, hero, kind)
    if hero not in play.state.exhausted:
        play.happen(CardsLost(hero, (lost,)))
        play.happen(Rested(hero, kind))


@rest.reacts(ShortRest, LongRest, otherwise="riposo-una-carta-persa")
def a_resting_hero_loses_nothing(play: Play[State], action: RestTaken) -> None:
    play.happen(Rested(action.figure, _kind(action)))


def _kind(action: RestTaken) -> Literal["short", "long"]:
    return "short" if isinstance(action, ShortRest) else "long"


def _picked(play: Play[State], hero: str, kind: Literal["short", "long"]) -> int:
    """Return the card that a resting hero is to lose."""
    if play.ask(LosesBy(hero, kind)) == "choice":
        return play.choose(LostCard(hero))
    drawn = play.choose(RandomCard(hero))
    while hero not in play.state.exhausted and play.choose(DrawAgain(hero, drawn)):
        play.happen(DrewAgain(hero))
        play.happen(Suffered(hero, 1))
        if hero not in play.state.exhausted:
            drawn = play.choose(RandomCard(hero, drawn))
    return drawn


@rest.reacts(Rested, entry="riposo-scarti-in-mano")
def the_other_discarded_cards_come_back(play: Play[State], rested: Rested) -> None:
    play.happen(CardsRecovered(rested.figure, play.state.pile("discards", rested.figure)))


@rest.forbids(ShortRest, entry="riposo-breve-a-fine-round")
def short_rests_are_for_the_end_of_a_round(play: Play[State], action: ShortRest) -> str | None:
    if play.state.phase in (None, "cleanup"):
        return None
    return "il riposo breve si fa alla fine del round"


@rest.sets(LosesBy, entry="riposo-breve-carta-a-caso")
def a_short_rest_takes_a_card_at_random(
    play: Play[State], query: LosesBy, how: str
) -> Literal["chance"] | None:
    return "chance" if query.rest == "short" else None


@rest.adds(DrawAgain, entry="riposo-breve-ripesca")
def one_damage_has_another_card_lost(
    play: Play[State], choice: DrawAgain, options: tuple[bool, ...]
) -> tuple[bool, ...]:
    return (True,)


@rest.limits(DrawAgain, entry="riposo-breve-ripesca-una-volta")
def only_once_in_a_rest(
    play: Play[State], choice: DrawAgain, options: tuple[bool, ...]
) -> tuple[bool, ...] | None:
    return (False,) if choice.figure in play.state.rested else None


@rest.limits(RandomCard, entry="riposo-breve-prima-carta-salva")
def the_card_drawn_first_is_safe(
    play: Play[State], choice: RandomCard, options: tuple[int, ...]
) -> tuple[int, ...]:
    return tuple(card for card in options if card != choice.kept)


@rest.reacts(Rested, otherwise="riposo-breve-niente-cura")
def a_short_rest_does_all_that_a_long_one_does(play: Play[State], rested: Rested) -> None:
    if rested.rest == "short":
        heal(play, rested.figure, 2)
        play.happen(Refreshed(rested.figure))


@rest.forbids(DeclareLongRest, entry="riposo-lungo-dichiarato")
def a_long_rest_is_declared_instead_of_cards(
    play: Play[State], action: DeclareLongRest
) -> str | None:
    if play.state.phase in (None, "choosing") and not play.state.pile("chosen", action.figure):
        return None
    return "il riposo lungo si dichiara quando si scelgono le carte, al loro posto"


@rest.forbids(LongRest, entry="riposo-lungo-dichiarato")
def only_who_has_declared_it_rests(play: Play[State], action: LongRest) -> str | None:
    return None if action.figure in play.state.resting else "il riposo lungo non era dichiarato"


@rest.sets(Initiative, entry="riposo-lungo-iniziativa-99")
def a_long_rest_has_initiative_99(
    play: Play[State], query: Initiative, given: int | None
) -> int | None:
    return 99 if query.figure in play.state.resting else None


@rest.sets(Initiative, otherwise="riposo-lungo-iniziativa-99")
def a_long_rest_comes_first(play: Play[State], query: Initiative, given: int | None) -> int | None:
    return 0 if query.figure in play.state.resting else None


@rest.forbids(ChooseCards, Perform, Walk, Strike, entry="riposo-lungo-intero-turno")
def a_long_rest_is_the_whole_turn(play: Play[State], action: Deed) -> str | None:
    if action.figure in play.state.resting:
        return "il riposo lungo occupa l'intero turno"
    return None


@rest.sets(LosesBy, otherwise="riposo-lungo-carta-scelta")
def a_long_rest_takes_a_card_at_random_too(
    play: Play[State], query: LosesBy, how: str
) -> Literal["chance"] | None:
    return "chance" if query.rest == "long" else None


@rest.reacts(Rested, entry="riposo-lungo-cura-due")
def a_long_rest_heals_two(play: Play[State], rested: Rested) -> None:
    if rested.rest == "long":
        heal(play, rested.figure, 2)


@rest.reacts(Rested, entry="riposo-lungo-oggetti")
def a_long_rest_refreshes_items(play: Play[State], rested: Rested) -> None:
    if rested.rest == "long":
        play.happen(Refreshed(rested.figure))


@rest.forbids(LongRest, DeclareLongRest, otherwise="riposo-lungo-stordito")
def the_stunned_do_not_rest(play: Play[State], action: RestDeed) -> str | None:
    return "è stordito" if play.state.has(action.figure, "stunned") else None


@rest.reacts(Healed, entry="cura-toglie-ferito")
def a_heal_removes_wound(play: Play[State], healed: Healed) -> None:
    if play.state.has(healed.figure, "wounded"):
        play.happen(Cured(healed.figure, "wounded"))


@rest.reacts(Healed, entry="cura-avvelenato")
def a_heal_removes_poison(play: Play[State], healed: Healed) -> None:
    if play.state.has(healed.figure, "poisoned"):
        play.happen(Cured(healed.figure, "poisoned"))


@rest.limits(HealPoints, entry="cura-avvelenato")
def and_then_heals_nothing(play: Play[State], query: HealPoints, points: int) -> int | None:
    return 0 if play.state.has(query.figure, "poisoned") else None
