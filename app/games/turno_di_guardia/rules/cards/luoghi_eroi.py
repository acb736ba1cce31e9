"""What is printed on the locations about heroes, their dice and the camp, by card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Passive
from app.games.turno_di_guardia.actions.campaign import Rest
from app.games.turno_di_guardia.choices.cost import ToRefresh, ToRefreshAny, ToTurn
from app.games.turno_di_guardia.choices.dice import LowestDie, ToRaise, ToReroll
from app.games.turno_di_guardia.choices.fate import Roll
from app.games.turno_di_guardia.events.camp import Refreshed, RestBegun, WatchPosted
from app.games.turno_di_guardia.events.campaign import (
    DiceReady,
    DieLost,
    DieRolled,
    LocationReached,
    WatchEnding,
)
from app.games.turno_di_guardia.events.effects import Defeated, Exhausted
from app.games.turno_di_guardia.printed import Needs
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.camp import DieNeeded, WoodChopped
from app.games.turno_di_guardia.state import State

quarters = Rulebook[State]("cards")

RESTS = 2


def _total(state: State, hero: str) -> int:
    """Return what a hero's dice add up to."""
    return sum(state.dice.get(die, 0) for die in facts.dice_of(hero))


# -- dice ----------------------------------------------------------------------------------


@quarters.reacts(DiceReady, entry="lost-outpost")
def everyone_may_raise_the_lowest_die(play: Play[State], event: DiceReady) -> None:
    if not play.state.is_at("lost-outpost"):
        return
    for hero in play.state.party():
        die = play.choose(ToRaise(hero))
        if die:
            play.happen(DieRolled(die, play.state.dice[die] + 1))


@quarters.reacts(DiceReady, entry="snowy-pass")
def the_lowest_die_is_lost(play: Play[State], event: DiceReady) -> None:
    if play.state.is_at("snowy-pass"):
        play.happen(DieLost(play.choose(LowestDie())))


@quarters.ranks(LowestDie, "value", entry="snowy-pass")
def the_lowest_of_all_is_taken(play: Play[State], choice: LowestDie, die: str) -> int:
    return play.state.dice[die]


@quarters.reacts(DiceReady, entry="abandoned-village")
def every_die_is_lowered(play: Play[State], event: DiceReady) -> None:
    if play.state.is_at("abandoned-village"):
        for die, value in play.state.dice.items():
            if value > 1:
                play.happen(DieRolled(die, value - 1))


@quarters.reacts(RestBegun, entry="wizards-cottage")
def who_rests_may_reroll(play: Play[State], event: RestBegun) -> None:
    if play.state.is_at("wizards-cottage"):
        left = facts.dice_of(event.hero)
        while die := play.choose(ToReroll(left)):
            play.happen(DieRolled(die, play.choose(Roll(die))))
            left = tuple(other for other in left if other != die)


@quarters.reacts(Defeated, entry="catacombs")
def after_the_first_victim_dice_are_rerolled(play: Play[State], event: Defeated) -> None:
    first = play.state.felled == len(event.cards)
    if play.state.is_at("catacombs") and first:
        for hero in play.state.watchers():
            mine = (die for die in facts.dice_of(hero) if play.state.available(die))
            die = play.choose(ToReroll(tuple(mine)))
            if die:
                play.happen(DieRolled(die, play.choose(Roll(die))))


# -- passive abilities ---------------------------------------------------------------------


@quarters.forbids(Passive, entry="long-road")
def nothing_passive_is_used_on_the_road(play: Play[State], ability: Passive) -> str | None:
    return "sulla lunga strada le Passive non servono" if play.state.is_at("long-road") else None


@quarters.sets(Holds, entry="long-road")
def nothing_passive_holds_on_the_road(play: Play[State], query: Holds, holds: bool) -> bool | None:
    return False if play.state.is_at("long-road") else None


# -- the camp ------------------------------------------------------------------------------


@quarters.sets(DieNeeded, entry="elven-grove")
def the_grove_takes_any_die(play: Play[State], query: DieNeeded, needs: Needs) -> Needs | None:
    rune = facts.camp_actions()[query.action].is_rune
    return "any" if play.state.is_at("elven-grove") and not rune else None


@quarters.adds(WoodChopped, entry="witchs-shack")
def the_witch_has_more_wood(play: Play[State], query: WoodChopped, wood: int) -> int | None:
    return 1 if play.state.is_at("witchs-shack") and query.action == "chop-wood" else None


@quarters.adds(WoodChopped, otherwise="witchs-shack")
def the_witch_has_a_log(play: Play[State], query: WoodChopped, wood: int) -> int | None:
    first = query.action == "chop-wood" and list(play.state.placed.values()).count("chop-wood") == 1
    return 1 if play.state.is_at("witchs-shack") and first else None


# -- rest and refreshing -------------------------------------------------------------------


@quarters.forbids(Rest, entry="ruined-gate")
def the_highest_roll_has_to_rest(play: Play[State], action: Rest) -> str | None:
    able = [hero for hero in play.state.party() if play.state.rested.get(hero, 0) < RESTS]
    highest = max((_total(play.state, hero) for hero in able), default=0)
    if not play.state.is_at("ruined-gate") or _total(play.state, action.hero) == highest:
        return None
    return f"deve riposare chi ha tirato di più: {highest} in tutto"


@quarters.forbids(Refreshed, entry="haunted-manor")
def nobody_finds_rest_in_the_manor(play: Play[State], event: Refreshed) -> str | None:
    resting = any(isinstance(outer, Rest) for outer in play.under_way)
    haunted = play.state.is_at("haunted-manor") and resting
    return "alla villa infestata chi riposa non recupera" if haunted else None


@quarters.reacts(RestBegun, entry="remote-tavern")
def the_tavern_refreshes_one_more(play: Play[State], event: RestBegun) -> None:
    if play.state.is_at("remote-tavern") and play.ask(ToRefresh(event.hero)):
        play.happen(Refreshed(play.choose(ToRefresh(event.hero))))


@quarters.reacts(WatchPosted, entry="tranquil-village")
def the_unlucky_are_comforted(play: Play[State], event: WatchPosted) -> None:
    if not play.state.is_at("tranquil-village"):
        return
    for hero in event.heroes:
        if _total(play.state, hero) < 6 and play.ask(ToRefresh(hero)):
            play.happen(Refreshed(play.choose(ToRefresh(hero))))


@quarters.reacts(WatchEnding, entry="hidden-temple")
def a_clean_watch_refreshes_two(play: Play[State], event: WatchEnding) -> None:
    if play.state.is_at("hidden-temple") and not play.state.horde_grew:
        for _ in range(2):
            if play.ask(ToRefreshAny()):
                play.happen(Refreshed(play.choose(ToRefreshAny())))


@quarters.reacts(LocationReached, entry="white-monolith")
def an_exhausted_card_changes_places(play: Play[State], event: LocationReached) -> None:
    if event.location != "white-monolith":
        return
    for hero in play.state.party():
        if play.ask(ToRefresh(hero)) and play.ask(ToTurn(hero)):
            refreshed, turned = play.choose(ToRefresh(hero)), play.choose(ToTurn(hero))
            play.happen(Refreshed(refreshed))
            play.happen(Exhausted(turned))
