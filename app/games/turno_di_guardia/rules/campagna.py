"""La Campagna: the round, the last round, victory and defeat."""

from app.engine.kinds import Action, Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Active
from app.games.turno_di_guardia.actions.camp import CampAct
from app.games.turno_di_guardia.actions.campaign import (
    BeginWatch,
    GoOn,
    Rest,
    RollDice,
    SetUp,
)
from app.games.turno_di_guardia.actions.watch import DirectAttack, EndWatch, LetPass
from app.games.turno_di_guardia.choices.fate import Roll
from app.games.turno_di_guardia.events.camp import Refreshed
from app.games.turno_di_guardia.events.campaign import (
    CampaignLost,
    CampaignWon,
    DeckRunOut,
    DiceReady,
    GraveyardShuffled,
    HeroRolled,
    RoundCleared,
    WatchEnding,
)
from app.games.turno_di_guardia.events.effects import Exhausted, Unanswered
from app.games.turno_di_guardia.events.entrances import Replaced, SteppedUp
from app.games.turno_di_guardia.events.line import LineGathered
from app.games.turno_di_guardia.moves import enter, shuffled
from app.games.turno_di_guardia.queries.campaign import (
    DeadReturning,
    DiceKept,
    HoldingOut,
    Watchers,
)
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.state import LAST_ROUND, State

campaign = Rulebook[State]("campagna")

# -- the round -----------------------------------------------------------------------------


@campaign.forbids(Action, entry="fasi-del-turno")
def each_thing_in_its_phase(play: Play[State], action: Action[State]) -> str | None:
    phase = play.state.phase
    if phase is None or phase == _phase_of(action):
        return None
    return f"ora è la fase {_PHASES[phase]}"


_PHASES = {
    "location": "del Luogo", "dice": "dei dadi", "camp": "dell'accampamento", "watch": "di Guardia",
}  # fmt: skip


def _phase_of(action: Action[State]) -> str:
    """Return the phase in which an action has its place; setting up has none."""
    match action:
        case SetUp():
            return ""
        case GoOn():
            return "location"
        case RollDice():
            return "dice"
        case Rest() | CampAct() | BeginWatch():
            return "camp"
    return "watch"


@campaign.reacts(RollDice, entry="dadi-del-turno")
def every_hero_rolls(play: Play[State], action: RollDice) -> None:
    kept = play.state.dice
    for hero in play.state.party():
        dice = facts.dice_of(hero)
        values = tuple(kept[die] if die in kept else int(play.choose(Roll(die))) for die in dice)
        play.happen(HeroRolled(hero, values))
    play.happen(DiceReady())


@campaign.sets(DiceKept, otherwise="dadi-non-usati")
def unused_dice_are_kept(
    play: Play[State], query: DiceKept, dice: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(die for die in play.state.dice if play.state.available(die))


@campaign.forbids(DirectAttack, otherwise="guardia-senza-turni")
def the_heroes_take_turns(play: Play[State], attack: DirectAttack) -> str | None:
    used = {
        hero: sum(not play.state.available(die) for die in _rolled(play.state, hero))
        for hero in play.state.watchers()
        if any(play.state.available(die) for die in _rolled(play.state, hero))
    }
    for die in attack.attackers:
        hero = die.rpartition("-")[0]
        if hero in used and used[hero] > min(used.values()):
            return f"il {facts.name(hero)} ha già usato più dadi degli altri"
    return None


def _rolled(state: State, hero: str) -> tuple[str, ...]:
    return tuple(die for die in facts.dice_of(hero) if die in state.dice)


@campaign.reacts(DeckRunOut, entry="mazzo-creature-finito")
def the_dead_become_the_deck(play: Play[State], event: DeckRunOut) -> None:
    cards = play.ask(DeadReturning())
    play.happen(GraveyardShuffled(shuffled(play, cards)))


@campaign.sets(DeadReturning, otherwise="maledette-rimescolate")
def the_unhallowed_stay_dead(
    play: Play[State], query: DeadReturning, cards: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(card for card in cards if not facts.is_unhallowed(card))


@campaign.reacts(EndWatch, entry="fine-della-guardia")
def the_round_is_over(play: Play[State], action: EndWatch) -> None:
    play.happen(WatchEnding())
    play.happen(RoundCleared(play.ask(DiceKept())))


@campaign.reacts(EndWatch, otherwise="fine-della-guardia")
def the_round_is_over_but_effects_go_on(play: Play[State], action: EndWatch) -> None:
    play.happen(WatchEnding())
    play.happen(RoundCleared(play.ask(DiceKept()), tuple(sorted(play.state.in_force))))


@campaign.reacts(WatchEnding, otherwise="carte-esaurite-restano")
def everybody_is_rested(play: Play[State], event: WatchEnding) -> None:
    for ability in sorted(play.state.exhausted):
        play.happen(Refreshed(ability))


# -- the last round ------------------------------------------------------------------------


@campaign.reacts(LineGathered, entry="orda-in-fondo-alla-linea")
def the_horde_stands_behind_the_line(play: Play[State], event: LineGathered) -> None:
    while _horde_to_come(play.state) and len(play.state.line) < max(play.ask(Sight()), 1):
        enter(play, SteppedUp(play.state.horde[0]))


@campaign.reacts(LineGathered, otherwise="orda-in-linea-quando")
def the_whole_horde_joins_the_line(play: Play[State], event: LineGathered) -> None:
    while _horde_to_come(play.state):
        enter(play, SteppedUp(play.state.horde[0]))


def _horde_to_come(state: State) -> bool:
    """Tell whether it is the last Watch and the Horde has not come to its end."""
    return state.round == LAST_ROUND and state.phase in (None, "watch") and bool(state.horde)


# -- victory and defeat --------------------------------------------------------------------


@campaign.reacts(EndWatch, entry="vittoria")
def the_last_watch_wins(play: Play[State], action: EndWatch) -> None:
    if play.state.round == LAST_ROUND:
        play.happen(CampaignWon())


@campaign.reacts(Exhausted, LetPass, Active, entry="sconfitta-tutte-esaurite")
def nobody_can_go_on(play: Play[State], event: Event[State]) -> None:
    if not play.state.ready() and _is_spent(play.state, play.ask(HoldingOut())):
        play.happen(CampaignLost("exhausted"))


@campaign.reacts(Exhausted, LetPass, Active, otherwise="sconfitta-tutte-esaurite")
def one_hero_is_out(play: Play[State], event: Event[State]) -> None:
    if any(_is_spent(play.state, (hero,)) for hero in play.ask(HoldingOut())):
        play.happen(CampaignLost("one exhausted"))


def _is_spent(state: State, heroes: tuple[str, ...]) -> bool:
    """Tell whether, on Watch, all the ability cards of these heroes are exhausted."""
    held = {card for hero in heroes for card in state.abilities.get(hero, ())}
    going = state.phase == "watch" and state.result is None
    return going and bool(held) and held <= state.exhausted


@campaign.sets(HoldingOut, entry="sconfitta-chi-riposa")
def those_on_watch_hold_out(
    play: Play[State], query: HoldingOut, heroes: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.watchers()


@campaign.delays(CampaignLost, otherwise="ultima-carta-per-vincere")
def defeat_waits_for_the_ability(play: Play[State], event: CampaignLost) -> str | None:
    acting = any(isinstance(action, Active) for action in play.under_way)
    return "prima si finisce l'abilità" if acting else None


@campaign.forbids(CampaignLost, otherwise="ultima-carta-per-vincere")
def nobody_is_left_to_lose_to(play: Play[State], event: CampaignLost) -> str | None:
    last = play.state.round == LAST_ROUND
    left = play.state.present() or play.state.horde
    return "nell'ultima Linea non resta nessuno" if last and not left else None


@campaign.reacts(BeginWatch, entry="nessuno-di-guardia")
def nobody_can_stand_watch(play: Play[State], action: BeginWatch) -> None:
    if not play.ask(Watchers()):
        play.happen(CampaignLost("nobody"))


@campaign.reacts(Unanswered, entry="sconfitta-senza-maledette")
def nobody_answers_the_summon(play: Play[State], event: Unanswered) -> None:
    play.happen(CampaignLost("summon"))


@campaign.reacts(Replaced, otherwise="ultima-maledetta-pescata")
def the_last_unhallowed_has_come(play: Play[State], event: Replaced) -> None:
    if play.state.unhallowed == ():
        play.happen(CampaignLost("last summoned"))


@campaign.forbids(Action, entry="fine-della-partita")
def nothing_is_done_after_the_end(play: Play[State], action: Action[State]) -> str | None:
    over = {"won": "la campagna è vinta", "lost": "la campagna è persa"}
    return over[play.state.result] if play.state.result else None
