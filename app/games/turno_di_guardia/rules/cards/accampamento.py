"""What is printed on the camp board and the runes: each function is owned by its card."""

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia.actions.camp import CheckMap, ChopWood, Equip, Heal, ScoutAhead
from app.games.turno_di_guardia.actions.runes import Bolster, Seal, Vanquish
from app.games.turno_di_guardia.choices.camp import (
    DeckOrder,
    GivenUp,
    LocationToCome,
    SentUnder,
    TakenUp,
)
from app.games.turno_di_guardia.choices.cost import ToRefresh, ToRefreshAny
from app.games.turno_di_guardia.choices.dice import ToReroll
from app.games.turno_di_guardia.choices.fate import Drawn, Roll
from app.games.turno_di_guardia.choices.piles import ToSeal
from app.games.turno_di_guardia.events.camp import (
    AbilitySwapped,
    CreatureDeckOrdered,
    LocationsOrdered,
    LookedAt,
    Refreshed,
)
from app.games.turno_di_guardia.events.campaign import DieRolled
from app.games.turno_di_guardia.events.piles import Buried, RemovedFromGame, Sealed
from app.games.turno_di_guardia.moves import change_fire
from app.games.turno_di_guardia.queries.camp import ComesExhausted, UnchosenGoesUnder, WoodChopped
from app.games.turno_di_guardia.queries.campaign import Watchers
from app.games.turno_di_guardia.state import State

camp_actions = Rulebook[State]("cards")


@camp_actions.reacts(ChopWood, entry="chop-wood")
def wood_feeds_the_fire(play: Play[State], action: ChopWood) -> None:
    change_fire(play, play.ask(WoodChopped(action.action)))


@camp_actions.reacts(ChopWood, otherwise="chop-wood")
def wood_is_worth_the_die(play: Play[State], action: ChopWood) -> None:
    change_fire(play, play.state.dice[action.die])


@camp_actions.reacts(ScoutAhead, entry="perlustra")
def the_next_two_are_arranged(play: Play[State], action: ScoutAhead) -> None:
    seen = look_ahead(play, 2)
    under = play.choose(SentUnder(seen))
    put_back(play, tuple(card for card in seen if card not in under), under)


@camp_actions.reacts(CheckMap, entry="controlla")
def the_next_location_is_compared(play: Play[State], action: CheckMap) -> None:
    coming, unused = known_map(play)
    seen = (*coming[:1], *unused[:1])
    play.happen(LookedAt(seen))
    kept = play.choose(LocationToCome(seen, action.action))
    other = tuple(location for location in seen if location != kept)
    left = unused[1:]
    left = (*left, *other) if play.ask(UnchosenGoesUnder()) else (*other, *left)
    play.happen(LocationsOrdered((kept, *coming[1:]), left))


@camp_actions.reacts(Heal, entry="cura")
def somebody_is_refreshed(play: Play[State], action: Heal) -> None:
    if play.ask(ToRefreshAny()):
        play.happen(Refreshed(play.choose(ToRefreshAny())))


@camp_actions.reacts(Heal, otherwise="cura")
def who_rests_is_refreshed(play: Play[State], action: Heal) -> None:
    hero = play.state.resting
    if hero and play.ask(ToRefresh(hero)):
        play.happen(Refreshed(play.choose(ToRefresh(hero))))


@camp_actions.reacts(Equip, entry="equip")
def who_rests_changes_a_card(play: Play[State], action: Equip) -> None:
    equip(play, action.die.rpartition("-")[0], action.action)


@camp_actions.reacts(Equip, otherwise="equip")
def who_rests_draws_another_card(play: Play[State], action: Equip) -> None:
    hero = action.die.rpartition("-")[0]
    gives = play.choose(GivenUp(hero))
    takes = play.choose(Drawn(play.state.spare.get(hero, ())))
    play.happen(AbilitySwapped(hero, gives, takes, exhausted=False))


# -- runes ---------------------------------------------------------------------------------


@camp_actions.reacts(Seal, entry="seal")
def an_unhallowed_goes_back_under_its_deck(play: Play[State], action: Seal) -> None:
    if play.ask(ToSeal()):
        play.happen(Sealed(play.choose(ToSeal())))


@camp_actions.reacts(Seal, otherwise="seal")
def an_unhallowed_is_gone_for_good(play: Play[State], action: Seal) -> None:
    if play.ask(ToSeal()):
        play.happen(RemovedFromGame((play.choose(ToSeal()),)))


@camp_actions.reacts(Vanquish, entry="vanquish")
def the_horde_loses_its_top_card(play: Play[State], action: Vanquish) -> None:
    if play.state.horde:
        play.happen(RemovedFromGame(play.state.horde[:1]))


@camp_actions.reacts(Vanquish, otherwise="vanquish")
def the_top_card_is_buried(play: Play[State], action: Vanquish) -> None:
    if play.state.horde:
        play.happen(Buried(play.state.horde[:1]))


@camp_actions.reacts(Bolster, entry="bolster")
def those_on_watch_roll_again(play: Play[State], action: Bolster) -> None:
    for hero in play.ask(Watchers()):
        left = _dice_of(play, hero)
        while left and (die := play.choose(ToReroll(left))):
            play.happen(DieRolled(die, play.choose(Roll(die))))
            left = tuple(other for other in left if other != die)


@camp_actions.reacts(Bolster, otherwise="bolster")
def each_rolls_one_die_again(play: Play[State], action: Bolster) -> None:
    for hero in play.ask(Watchers()):
        die = play.choose(ToReroll(_dice_of(play, hero)))
        if die:
            play.happen(DieRolled(die, play.choose(Roll(die))))


def _dice_of(play: Play[State], hero: str) -> tuple[str, ...]:
    """Return the dice of a hero that can be rolled again."""
    mine = (die for die in play.state.dice if die.rpartition("-")[0] == hero)
    return tuple(die for die in mine if play.state.available(die))


# -- what several actions do ---------------------------------------------------------------


def look_ahead(play: Play[State], number: int) -> tuple[str, ...]:
    """Look at the top cards of the creature deck; raises `NotGiven` where there is no deck."""
    if play.state.creature_deck is None:
        raise NotGiven("creature deck")
    seen = play.state.creature_deck[:number]
    play.happen(LookedAt(seen))
    return seen


def put_back(play: Play[State], on_top: tuple[str, ...], under: tuple[str, ...]) -> None:
    """Put the cards looked at back on the creature deck in an order of choice, and under it."""
    ordered = play.choose(DeckOrder(on_top)) if on_top else ()
    rest = (play.state.creature_deck or ())[len(on_top) + len(under) :]
    play.happen(CreatureDeckOrdered((*ordered, *rest, *under)))


def known_map(play: Play[State]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the locations to come and the unused ones; raises `NotGiven` for what is missing."""
    if play.state.map is None:
        raise NotGiven("map")
    if play.state.unused_locations is None:
        raise NotGiven("unused locations")
    return play.state.map, play.state.unused_locations


def equip(play: Play[State], hero: str, action: str) -> None:
    """Let a hero change one of its ability cards for one that is not in use, if it has any."""
    swap(play, hero, play.state.spare.get(hero, ()), action)


def swap(play: Play[State], hero: str, among: tuple[str, ...], action: str) -> None:
    """Let a hero change one of its ability cards for one of these."""
    if among and play.state.abilities.get(hero):
        gives = play.choose(GivenUp(hero))
        takes = play.choose(TakenUp(hero, among))
        tired = play.ask(ComesExhausted(gives, action))
        play.happen(AbilitySwapped(hero, gives, takes, exhausted=tired))
