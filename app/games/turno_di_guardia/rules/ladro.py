"""Il Ladro: doubts about his abilities."""

from collections.abc import Sequence

from app.engine.kinds import Binds, Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ladro import Backstab
from app.games.turno_di_guardia.choices.ladro import SecondTarget, Stabbed
from app.games.turno_di_guardia.events.effects import Defeated, Triggered
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.events.ladro import BladesWorn, Caught, Poisoned, Unblanked
from app.games.turno_di_guardia.events.line import Shown
from app.games.turno_di_guardia.events.piles import (
    AddedToHorde,
    Buried,
    PutIntoDeck,
    RemovedFromGame,
    Tamed,
)
from app.games.turno_di_guardia.events.risings import RaisedInFront
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.ladro import (
    BladeBonus,
    BladeCounts,
    BladeServes,
    BladesServing,
    TookPart,
    WeakEnough,
)
from app.games.turno_di_guardia.queries.life import Afterlife, BaseLife, DefeatedGoesTo, Life, Works
from app.games.turno_di_guardia.state import State

rogue_rulings = Rulebook[State]("ladro")

# -- Attacco alle Spalle: the targets ------------------------------------------------------


@rogue_rulings.limits(SecondTarget, entry="alle-spalle-bersagli-scelti-prima")
def the_second_target_was_chosen_with_the_first(
    play: Play[State], choice: SecondTarget, cards: Sequence[str]
) -> tuple[str, ...]:
    return (choice.named,)


@rogue_rulings.forbids(Backstab, entry="alle-spalle-due-bersagli")
def two_cards_are_aimed_at(play: Play[State], action: Backstab) -> str | None:
    number = len(set(action.cards))
    return None if number == 2 else f"servono due carte, non {number}"


@rogue_rulings.sets(Binds, entry="alle-spalle-una-sola-coperta")
def one_is_enough_where_there_is_one(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    if query.entry != "alle-spalle-due-bersagli" or not isinstance(query.on, Backstab):
        return None
    return False if len(query.on.cards) == len(play.state.face_down) == 1 else None


@rogue_rulings.forbids(Backstab, entry="alle-spalle-solo-carte-coperte")
def only_hidden_cards_are_turned_up(play: Play[State], action: Backstab) -> str | None:
    seen = [card for card in action.cards if play.state.face_up(card)]
    return f"{facts.name(seen[0])} è già girata" if seen else None


@rogue_rulings.forbids(Backstab, otherwise="alle-spalle-su-un-evocazione")
def a_summon_cannot_be_stabbed(play: Play[State], action: Backstab) -> str | None:
    summons = [card for card in action.cards if facts.creature(card) is None]
    return f"{facts.name(summons[0])} non è una creatura" if summons else None


# -- Attacco alle Spalle: who falls --------------------------------------------------------


@rogue_rulings.limits(Stabbed, entry="alle-spalle-chi-si-sconfigge")
def only_one_of_those_turned_up(
    play: Play[State], choice: Stabbed, cards: Sequence[str]
) -> tuple[str, ...]:
    return tuple(card for card in cards if card in choice.shown)


@rogue_rulings.limits(Stabbed, otherwise="alle-spalle-scelta-dopo")
def the_first_turned_up_is_meant(
    play: Play[State], choice: Stabbed, cards: Sequence[str]
) -> tuple[str, ...]:
    return tuple(card for card in cards if card == choice.shown[0])


@rogue_rulings.sets(WeakEnough, entry="alle-spalle-vita-pari")
def an_equal_life_is_weak_enough(play: Play[State], query: WeakEnough, weak: bool) -> bool | None:
    return True if play.ask(Life(query.card)) == query.strength else None


@rogue_rulings.reacts(Shown, entry="alle-spalle-e-a-oltranza")
def who_is_shown_by_a_backstab_is_caught(play: Play[State], event: Shown) -> None:
    if any(isinstance(action, Backstab) for action in play.under_way):
        play.happen(Caught(event.card))


@rogue_rulings.sets(Works, entry="alle-spalle-e-a-oltranza")
def the_caught_are_not_in_action_yet(play: Play[State], query: Works, works: bool) -> bool | None:
    return False if query.card in play.state.caught else None


# -- Sei Morto! ----------------------------------------------------------------------------


def _attacked(state: State, query: TookPart) -> bool:
    """Tell whether a die of the hero lies on the creature."""
    dice = (die for die, on in state.assigned.items() if on == query.card and die in state.dice)
    return query.hero in (die.rpartition("-")[0] for die in dice)


@rogue_rulings.sets(TookPart, entry="sei-morto-attacco-insieme")
def a_die_among_others_is_enough(play: Play[State], query: TookPart, took: bool) -> bool | None:
    return True if query.hero in query.by and _attacked(play.state, query) else None


@rogue_rulings.sets(TookPart, entry="sei-morto-con-un-abilita")
def an_ability_that_defeats_is_part_enough(
    play: Play[State], query: TookPart, took: bool
) -> bool | None:
    return True if query.hero in query.by and not _attacked(play.state, query) else None


@rogue_rulings.sets(TookPart, otherwise="sei-morto-e-lama-avvelenata")
def poison_is_part_enough(play: Play[State], query: TookPart, took: bool) -> bool | None:
    return True if query.card in play.state.poisoned else None


@rogue_rulings.sets(
    DefeatedGoesTo, otherwise="sei-morto-e-forgotten-graveyard", over=("sei-morto",)
)
def the_location_takes_the_undead(
    play: Play[State], query: DefeatedGoesTo, goes: Afterlife
) -> Afterlife | None:
    there = play.state.location == "forgotten-graveyard"
    return "creature deck" if there and facts.has_type(query.card, "Non Morto") else None


# -- Bomba Fumogena ------------------------------------------------------------------------


@rogue_rulings.reacts(
    Buried,
    RemovedFromGame,
    PutIntoDeck,
    AddedToHorde,
    Tamed,
    Swapped,
    entry="bomba-fumogena-quanto-dura",
)
def who_leaves_the_line_leaves_the_smoke(play: Play[State], event: Event[State]) -> None:
    gone = tuple(sorted(play.state.blank - set(play.state.line)))
    if gone:
        play.happen(Unblanked(gone))


@rogue_rulings.forbids(RaisedInFront, otherwise="bomba-fumogena-quanto-dura")
def the_smoke_keeps_the_dead_down(play: Play[State], event: RaisedInFront) -> str | None:
    smoked = event.card in play.state.blank
    return f"il testo di {facts.name(event.card)} non vale più" if smoked else None


@rogue_rulings.forbids(Triggered, otherwise="bomba-fumogena-contro-rivela")
def the_bomb_answers_a_reveal(play: Play[State], event: Triggered) -> str | None:
    ready = "bomba-fumogena" in play.state.ready() and event.effect == "reveal"
    return "il Ladro risponde con la Bomba Fumogena" if ready else None


@rogue_rulings.sets(BaseLife, entry="bomba-fumogena-sul-vampiro")
def the_stolen_die_stays_its_life(play: Play[State], query: BaseLife, life: int) -> int | None:
    smoked = facts.copies()[query.card] == "vampiro" and query.card in play.state.blank
    held = [die for die, by in play.state.stolen.items() if smoked and by == query.card]
    return play.ask(Strength(held[0])) if held else None


# -- Lama Avvelenata -----------------------------------------------------------------------


@rogue_rulings.sets(BladeCounts, entry="lama-avvelenata-si-riconta")
def those_in_sight_now_count(
    play: Play[State], query: BladeCounts, cards: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(card for card in play.state.present() if play.state.face_up(card))


@rogue_rulings.limits(BladeCounts, otherwise="lama-avvelenata-e-bersaglio")
def the_others_count(
    play: Play[State], query: BladeCounts, cards: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(card for card in cards if card != query.on)


@rogue_rulings.sets(BladeServes, entry="lama-avvelenata-di-tutti")
def anyones_dice_are_poisoned(play: Play[State], query: BladeServes, serves: bool) -> bool | None:
    dice = (attacker for attacker in query.attackers if attacker in play.state.dice)
    hero = play.state.holder("lama-avvelenata")
    return True if any(die.rpartition("-")[0] != hero for die in dice) else None


@rogue_rulings.sets(BladeServes, entry="lama-avvelenata-e-bestia")
def a_beasts_attack_is_poisoned(play: Play[State], query: BladeServes, serves: bool) -> bool | None:
    return True if any(attacker in facts.copies() for attacker in query.attackers) else None


@rogue_rulings.reacts(Poisoned, entry="lama-avvelenata-attacco-a-vuoto")
def every_attack_counts(play: Play[State], event: Poisoned) -> None:
    play.happen(BladesWorn(play.ask(BladesServing())))


@rogue_rulings.reacts(Defeated, otherwise="lama-avvelenata-attacco-a-vuoto")
def only_a_defeat_counts(play: Play[State], event: Defeated) -> None:
    if play.state.blades:
        play.happen(BladesWorn(play.ask(BladesServing())))


@rogue_rulings.multiplies(BladeBonus, otherwise="lama-avvelenata-piu-dadi")
def every_die_is_poisoned(play: Play[State], query: BladeBonus, bonus: int) -> int:
    return len(query.attackers)


@rogue_rulings.sets(BladesServing, entry="lama-avvelenata-due-volte")
def all_blades_serve_together(play: Play[State], query: BladesServing, number: int) -> int:
    return len(play.state.blades)


@rogue_rulings.multiplies(BladeBonus, entry="lama-avvelenata-due-volte")
def every_blade_adds_its_own(play: Play[State], query: BladeBonus, bonus: int) -> int | None:
    blades = play.ask(BladesServing())
    return blades if blades > 1 else None
