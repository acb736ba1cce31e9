"""La Preparazione: the party, the decks, the map and the first fire."""

from collections.abc import Callable, Sequence
from typing import Literal

from app.engine.kinds import Choice
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.campaign import SetUp
from app.games.turno_di_guardia.choices.cost import ToDeal
from app.games.turno_di_guardia.choices.fate import Drawn, FirewoodRoll, SummonPlace
from app.games.turno_di_guardia.events.effects import Exhausted
from app.games.turno_di_guardia.events.preparation import (
    AbilitiesDealt,
    BeganInHorde,
    CreatureDeckMade,
    FireLit,
    HeroJoined,
    Kindled,
    LocationsShuffled,
    MapMade,
    SummonMixedIn,
    SummonsMixedIn,
    UnhallowedLaidOut,
    UnhallowedPutBack,
)
from app.games.turno_di_guardia.moves import shuffled
from app.games.turno_di_guardia.printed import VARIABLE
from app.games.turno_di_guardia.queries.preparation import (
    AlwaysInDeck,
    CreaturesDrawn,
    OnTheMap,
    RegularLocations,
    SummonsUsed,
)
from app.games.turno_di_guardia.state import State

preparation = Rulebook[State]("preparazione")

PARTY = 4
SUMMONS = {"easy": 1, "normal": 2, "hard": 3, "insane": 4}
ABILITIES = 3  # that a hero has in play
UNHALLOWED = 8  # that are in play, the one in the Horde included
FIRST_FIRE = 7


@preparation.forbids(SetUp, entry="quattro-avventurieri")
def the_party_is_four_different_heroes(play: Play[State], action: SetUp) -> str | None:
    different = len(set(action.heroes))
    if different < len(action.heroes):
        return "ogni avventuriero c'è una volta sola"
    return None if different == PARTY else "gli avventurieri sono sempre quattro"


@preparation.reacts(SetUp, entry="preparazione")
def the_table_is_laid(play: Play[State], action: SetUp) -> None:
    for hero in action.heroes:
        facts.must_be_known(hero)
        play.happen(HeroJoined(hero))
    _lay_out_creatures(play, action)
    play.happen(UnhallowedLaidOut(shuffled(play, _box("unhallowed", action.deluxe))))
    play.happen(LocationsShuffled(shuffled(play, _box("location", action.deluxe))))
    play.happen(Kindled(int(play.choose(FirewoodRoll()))))


def _box(kind: Literal["creature", "unhallowed", "summon", "location"], deluxe: bool) -> list[str]:
    """Return the cards of a kind that can be played, copies of a card each by itself."""
    return [
        copy
        for slug, printed in facts.all_cards().items()
        if getattr(printed, kind) and not printed.held.lacks
        for copy in facts.copies_of(slug)
        if deluxe or not printed.held.deluxe
    ]


# -- the creature deck ---------------------------------------------------------------------


def _lay_out_creatures(play: Play[State], action: SetUp) -> None:
    always = play.ask(AlwaysInDeck())
    others = shuffled(play, (c for c in _box("creature", action.deluxe) if c not in always))
    drawn = play.ask(CreaturesDrawn())
    deck = shuffled(play, (*others[:drawn], *always))
    play.happen(CreatureDeckMade(deck, others[drawn:]))
    known = [card for card in _box("summon", action.deluxe) if _cost(card) != VARIABLE]
    play.happen(SummonsMixedIn(tuple(known[: play.ask(SummonsUsed(action.difficulty))])))


def _cost(summon: str) -> int | str:
    """Return what a Summon exhausts; `*` where its printing is not known."""
    held = facts.all_cards()[facts.copies()[summon]].summon
    return held.copies[summon] if held else VARIABLE


@preparation.sets(CreaturesDrawn, entry="mazzo-creature-quante")
def twenty_eight_creatures_are_drawn(play: Play[State], query: CreaturesDrawn, number: int) -> int:
    return 28


@preparation.sets(AlwaysInDeck, entry="mazzo-creature-quante")
def the_acolytes_are_always_there(
    play: Play[State], query: AlwaysInDeck, cards: tuple[str, ...]
) -> tuple[str, ...]:
    return facts.copies_of("accolito")


@preparation.sets(CreaturesDrawn, otherwise="mazzo-creature-quante")
def thirty_cards_are_drawn(play: Play[State], query: CreaturesDrawn, number: int) -> int:
    return 30


@preparation.sets(SummonsUsed, entry="evocazioni-difficolta")
def the_difficulty_says_how_many_summons(play: Play[State], query: SummonsUsed, number: int) -> int:
    return SUMMONS[query.difficulty]


@preparation.reacts(SummonsMixedIn, entry="preparazione")
def the_summons_are_shuffled_in(play: Play[State], event: SummonsMixedIn) -> None:
    # From the bottom up, so that what lies above has not moved yet.
    for number, summon in reversed(list(enumerate(event.summons, 1))):
        place = play.choose(SummonPlace(summon, number, len(event.summons)))
        play.happen(SummonMixedIn(summon, place))


@preparation.limits(SummonPlace, entry="evocazioni-nel-mazzo")
def each_summon_has_its_own_pile(
    play: Play[State], choice: SummonPlace, places: Sequence[int]
) -> tuple[int, ...]:
    creatures = sum(facts.creature(card) is not None for card in play.state.creature_deck or ())
    top = (choice.number - 1) * creatures // choice.all
    bottom = choice.number * creatures // choice.all
    return tuple(place for place in places if top <= place <= bottom)


# -- the Unhallowed and the map ------------------------------------------------------------


@preparation.reacts(UnhallowedLaidOut, entry="maledetta-nell-orda")
def an_unhallowed_begins_in_the_horde(play: Play[State], event: UnhallowedLaidOut) -> None:
    play.happen(BeganInHorde(event.cards[0]))


@preparation.reacts(UnhallowedLaidOut, entry="quante-maledette")
def seven_unhallowed_are_left(play: Play[State], event: UnhallowedLaidOut) -> None:
    if event.cards[UNHALLOWED:]:
        play.happen(UnhallowedPutBack(event.cards[UNHALLOWED:]))


@preparation.sets(RegularLocations, entry="mappa-dei-luoghi")
def eight_locations_come_first(play: Play[State], query: RegularLocations, number: int) -> int:
    return 8


@preparation.sets(RegularLocations, otherwise="mappa-dei-luoghi")
def nine_locations_come_first(play: Play[State], query: RegularLocations, number: int) -> int:
    return 9


@preparation.reacts(LocationsShuffled, entry="preparazione")
def the_map_is_made(play: Play[State], event: LocationsShuffled) -> None:
    finals = [card for card in event.cards if facts.locations()[card].place == "final"]
    ways = [card for card in event.cards if play.ask(OnTheMap(card))]
    chosen = ways[: play.ask(RegularLocations())]
    unused = tuple(card for card in event.cards if card not in (*chosen, *finals))
    play.happen(MapMade((*chosen, *finals[:1]), unused))


@preparation.sets(OnTheMap, entry="luoghi-di-riposo")
def respites_are_found_on_the_way(play: Play[State], query: OnTheMap, may_be: bool) -> bool | None:
    return False if facts.locations()[query.location].place == "respite" else None


# -- the heroes' cards and the fire --------------------------------------------------------


@preparation.reacts(HeroJoined, entry="abilita-iniziali")
def three_abilities_come_by_chance(play: Play[State], event: HeroJoined) -> None:
    _deal(play, event.hero, lambda dealt: Drawn(_others(event.hero, dealt)))


@preparation.reacts(HeroJoined, otherwise="abilita-iniziali")
def three_abilities_are_chosen(play: Play[State], event: HeroJoined) -> None:
    _deal(play, event.hero, lambda dealt: ToDeal(event.hero, dealt))


def _deal(
    play: Play[State], hero: str, way: Callable[[tuple[str, ...]], Choice[State, str]]
) -> None:
    """Deal a hero three cards, one after the other, each in a way that knows those before."""
    dealt: tuple[str, ...] = ()
    while len(dealt) < ABILITIES:
        dealt = (*dealt, play.choose(way(dealt)))
    play.happen(AbilitiesDealt(hero, dealt, _others(hero, dealt)))


def _others(hero: str, dealt: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in facts.abilities_of(hero) if card not in dealt)


@preparation.reacts(AbilitiesDealt, entry="abilita-iniziale-esaurita")
def one_of_them_is_exhausted_by_chance(play: Play[State], event: AbilitiesDealt) -> None:
    play.happen(Exhausted(play.choose(Drawn(event.cards))))


@preparation.reacts(Kindled, entry="fuoco-iniziale")
def the_fire_begins_at_seven(play: Play[State], event: Kindled) -> None:
    play.happen(FireLit(FIRST_FIRE))


@preparation.reacts(Kindled, otherwise="fuoco-iniziale")
def the_fire_begins_as_rolled(play: Play[State], event: Kindled) -> None:
    play.happen(FireLit(event.roll))
