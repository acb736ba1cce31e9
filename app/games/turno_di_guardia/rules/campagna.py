"""La Campagna: setting up, the round, the last round, victory and defeat."""

from app.engine.kinds import Action, Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Active
from app.games.turno_di_guardia.actions.camp import CampAct
from app.games.turno_di_guardia.actions.campaign import BeginWatch, GoOn, Rest, RollDice, SetUp
from app.games.turno_di_guardia.actions.watch import EndWatch, LetPass
from app.games.turno_di_guardia.choices.fate import Roll
from app.games.turno_di_guardia.events.camp import WatchPosted
from app.games.turno_di_guardia.events.campaign import (
    AbilitiesDealt,
    CampaignBegun,
    CampaignLost,
    CampaignWon,
    CreatureDeckMade,
    DeckRunOut,
    DiceReady,
    DieRolled,
    FireLit,
    GraveyardShuffled,
    LocationReached,
    MapMade,
    RoundCleared,
    UnhallowedDeckMade,
    WatchEnding,
)
from app.games.turno_di_guardia.events.effects import Exhausted, Unanswered
from app.games.turno_di_guardia.events.entrances import SteppedUp
from app.games.turno_di_guardia.events.line import LineGathered
from app.games.turno_di_guardia.moves import change_fire, deal_line, enter, shuffled
from app.games.turno_di_guardia.queries.campaign import LineLength, LocationFire, Watchers
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.state import LAST_ROUND, State

campaign = Rulebook[State]("campagna")

SUMMONS = {"easy": 1, "normal": 2, "hard": 3, "insane": 4}
CREATURES = 28
FIRST_FIRE = 7
REGULAR_LOCATIONS = 8


def _deck(kind: str, deluxe: bool) -> list[str]:
    """Return the cards of a kind that may be in play, copies of a card each by itself."""
    return [
        copy
        for slug, printed in facts.all_cards().items()
        if getattr(printed, kind) and not printed.held.lacks
        for copy in facts.copies_of(slug)
        if deluxe or not printed.held.deluxe
    ]


# -- setting up ----------------------------------------------------------------------------


@campaign.reacts(SetUp, entry="preparazione")
def the_table_is_laid(play: Play[State], action: SetUp) -> None:
    for hero in action.heroes:
        facts.must_be_known(hero)
    _lay_out_creatures(play, action)
    _lay_out_unhallowed(play, action)
    _lay_out_locations(play, action)
    for hero in action.heroes:
        _deal_abilities(play, hero)
    play.happen(FireLit(FIRST_FIRE))
    play.happen(CampaignBegun())


def _lay_out_creatures(play: Play[State], action: SetUp) -> None:
    """Shuffle 28 creatures with the Acolytes, and a Summon into each pile of the deck."""
    creatures = _deck("creature", action.deluxe)
    acolytes = facts.copies_of("accolito")
    drawn = shuffled(play, (card for card in creatures if card not in acolytes))
    cards = shuffled(play, (*drawn[:CREATURES], *acolytes))
    summons = _deck("summon", action.deluxe)[: SUMMONS[action.difficulty]]
    size = -(-len(cards) // len(summons))
    deck: tuple[str, ...] = ()
    for pile, summon in enumerate(summons):
        part = cards[pile * size : (pile + 1) * size]
        deck += shuffled(play, (*part, summon))
    play.happen(CreatureDeckMade(deck, drawn[CREATURES:]))


def _lay_out_unhallowed(play: Play[State], action: SetUp) -> None:
    """Shuffle the Unhallowed; the first begins in the Horde."""
    cards = shuffled(play, _deck("unhallowed", action.deluxe))
    play.happen(UnhallowedDeckMade(cards[1:], cards[:1]))


def _lay_out_locations(play: Play[State], action: SetUp) -> None:
    """Put eight regular locations on the final one; the others and the respites are unused."""
    known = _deck("location", action.deluxe)
    kinds = {slug: facts.locations()[slug].place for slug in known}
    regular = shuffled(play, (slug for slug in known if kinds[slug] == "regular"))
    final = shuffled(play, (slug for slug in known if kinds[slug] == "final"))
    respites = [slug for slug in known if kinds[slug] == "respite"]
    unused = shuffled(play, (*regular[REGULAR_LOCATIONS:], *respites))
    play.happen(MapMade((*regular[:REGULAR_LOCATIONS], final[0]), unused))


def _deal_abilities(play: Play[State], hero: str) -> None:
    """Deal a hero three of its five ability cards and exhaust one of them, all by chance."""
    cards = shuffled(play, facts.abilities_of(hero))
    play.happen(AbilitiesDealt(hero, cards[:3], cards[3:]))
    play.happen(Exhausted(shuffled(play, cards[:3])[0]))


# -- the round -----------------------------------------------------------------------------


@campaign.forbids(Action, entry="fasi-del-turno")
def each_thing_in_its_phase(play: Play[State], action: Action[State]) -> str | None:
    phase = play.state.phase
    if phase is None or isinstance(action, SetUp) or phase == _phase_of(action):
        return None
    return f"ora è la fase {_PHASES[phase]}"


_PHASES = {
    "location": "del Luogo", "dice": "dei dadi", "camp": "di Accampamento", "watch": "di Guardia",
}  # fmt: skip


def _phase_of(action: Action[State]) -> str:
    """Return the phase in which an action has its place."""
    match action:
        case GoOn():
            return "location"
        case RollDice():
            return "dice"
        case Rest() | CampAct() | BeginWatch():
            return "camp"
    return "watch"


@campaign.reacts(GoOn, entry="fasi-del-turno")
def the_next_location_is_reached(play: Play[State], action: GoOn) -> None:
    if play.state.map:
        play.happen(LocationReached(play.state.map[0]))


@campaign.reacts(LocationReached, entry="luogo-e-fuoco")
def a_location_changes_the_fire(play: Play[State], event: LocationReached) -> None:
    change_fire(play, play.ask(LocationFire()))


@campaign.limits(LocationFire, entry="primo-luogo-e-fuoco")
def the_first_location_leaves_the_fire(
    play: Play[State], query: LocationFire, change: int
) -> int | None:
    return 0 if play.state.round == 1 else None


@campaign.reacts(RollDice, entry="fasi-del-turno")
def every_hero_rolls(play: Play[State], action: RollDice) -> None:
    for hero in play.state.party():
        for die in facts.dice_of(hero):
            play.happen(DieRolled(die, play.choose(Roll(die))))
    play.happen(DiceReady())


@campaign.reacts(BeginWatch, entry="linea-quante-creature")
def the_location_says_how_long_the_line_is(play: Play[State], action: BeginWatch) -> None:
    watchers = play.ask(Watchers())
    if watchers:
        play.happen(WatchPosted(watchers))
        deal_line(play, play.ask(LineLength()))


@campaign.reacts(DeckRunOut, entry="mazzo-creature-finito")
def the_dead_become_the_deck(play: Play[State], event: DeckRunOut) -> None:
    play.happen(GraveyardShuffled(shuffled(play, play.state.graveyard)))


@campaign.reacts(EndWatch, entry="fine-della-guardia")
def the_round_is_over(play: Play[State], action: EndWatch) -> None:
    play.happen(WatchEnding())
    play.happen(RoundCleared())


# -- the last round, victory and defeat ----------------------------------------------------


@campaign.reacts(LineGathered, entry="orda-in-fondo-alla-linea")
def the_horde_stands_behind_the_line(play: Play[State], event: LineGathered) -> None:
    last = play.state.round == LAST_ROUND and play.state.phase == "watch"
    while last and play.state.horde and len(play.state.line) < max(play.ask(Sight()), 1):
        enter(play, SteppedUp(play.state.horde[0]))


@campaign.reacts(EndWatch, entry="vittoria")
def the_last_watch_wins(play: Play[State], action: EndWatch) -> None:
    if play.state.round == LAST_ROUND:
        play.happen(CampaignWon())


@campaign.reacts(Exhausted, LetPass, Active, entry="sconfitta-tutte-esaurite")
def nobody_can_go_on(play: Play[State], event: Event[State]) -> None:
    held = [play.state.abilities.get(hero, ()) for hero in play.state.watchers()]
    if play.state.phase == "watch" and any(held) and not play.state.ready():
        play.happen(CampaignLost())


@campaign.reacts(BeginWatch, entry="sconfitta-tutte-esaurite")
def nobody_can_stand_watch(play: Play[State], action: BeginWatch) -> None:
    if not play.ask(Watchers()):
        play.happen(CampaignLost())


@campaign.reacts(Unanswered, entry="sconfitta-senza-maledette")
def nobody_answers_the_summon(play: Play[State], event: Unanswered) -> None:
    play.happen(CampaignLost())


@campaign.forbids(Action, entry="fine-della-partita")
def nothing_is_done_after_the_end(play: Play[State], action: Action[State]) -> str | None:
    over = {"won": "la campagna è vinta", "lost": "la campagna è persa"}
    return over[play.state.result] if play.state.result else None
