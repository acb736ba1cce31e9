"""What is printed on the ability cards of the Ladro: each function is owned by its card."""

from collections.abc import Sequence

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ladro import (
    Backstab,
    PoisonBlade,
    SmokeBomb,
    ThrowingDaggers,
)
from app.games.turno_di_guardia.choices.ladro import SecondTarget, Stabbed
from app.games.turno_di_guardia.choices.line import NextRevealed
from app.games.turno_di_guardia.events.blows import AttackLaid, Recounted, TookEffect
from app.games.turno_di_guardia.events.campaign import DieRolled
from app.games.turno_di_guardia.events.effects import Blanked
from app.games.turno_di_guardia.events.ladro import BackstabDone, BladePoisoned, Poisoned
from app.games.turno_di_guardia.moves import overpower, turn_up
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.attack import AttackValue, Range, Strength
from app.games.turno_di_guardia.queries.ladro import (
    BladeBonus,
    BladeCounts,
    BladeServes,
    TookPart,
    WeakEnough,
)
from app.games.turno_di_guardia.queries.life import Afterlife, DefeatedGoesTo, IsCreature, Works
from app.games.turno_di_guardia.state import State

rogue = Rulebook[State]("cards")

ATTACKS = 2  # that a poisoned blade strengthens


def _is_own(play: Play[State], card: str, die: str) -> bool:
    """Tell whether a die is of the hero who has a card."""
    return die.rpartition("-")[0] == play.state.holder(card)


# -- Attacco alle Spalle -------------------------------------------------------------------


@rogue.reacts(Backstab, entry="attacco-alle-spalle")
def the_total_roll_strikes_one(play: Play[State], action: Backstab) -> None:
    dice = (die for die in play.state.dice if _is_own(play, action.card, die))
    _stab(play, action, sum(play.ask(Strength(die)) for die in dice))


@rogue.reacts(Backstab, otherwise="attacco-alle-spalle")
def the_die_alone_strikes_one(play: Play[State], action: Backstab) -> None:
    _stab(play, action, play.ask(Strength(action.die)) if action.die else 0)


@rogue.limits(Stabbed, entry="attacco-alle-spalle")
@rogue.limits(Stabbed, otherwise="attacco-alle-spalle")
def only_who_is_weak_enough(
    play: Play[State], choice: Stabbed, cards: Sequence[str]
) -> tuple[str, ...]:
    creatures = (card for card in cards if play.ask(IsCreature(card)))
    return tuple(card for card in creatures if play.ask(WeakEnough(card, choice.strength)))


def _stab(play: Play[State], action: Backstab, strength: int) -> None:
    """Turn the cards up, then defeat one that is no stronger than that, if there is one."""
    choice = Stabbed(_shown(play, action.cards), strength)
    if play.ask(choice):
        overpower(play, play.choose(choice))
    play.happen(BackstabDone())


def _shown(play: Play[State], cards: tuple[str, ...]) -> tuple[str, ...]:
    """Turn cards up from the fire outwards; return who now lies there, Unhallowed included."""
    hidden = tuple(card for card in cards if card in play.state.face_down)
    if not hidden:
        return cards
    first = play.choose(NextRevealed(hidden))
    seen = (card for card in cards if card not in hidden)
    shown = [*seen, _turned_up(play, first)]
    for named in hidden:
        if named in play.state.face_down:
            shown.append(_turned_up(play, play.choose(SecondTarget(named))))
    return tuple(shown)


def _turned_up(play: Play[State], card: str) -> str:
    """Turn a card up; return it, or who has taken its place."""
    place = play.state.place(card) or 0
    turn_up(play, card)
    return card if card in play.state.line else play.state.at(place) or card


# -- Sei Morto! ----------------------------------------------------------------------------


@rogue.sets(DefeatedGoesTo, entry="sei-morto", over=("forgotten-graveyard",))
def whom_the_rogue_defeats_leaves_the_game(
    play: Play[State], query: DefeatedGoesTo, goes: Afterlife
) -> Afterlife | None:
    dead = play.ask(Holds("sei-morto")) and play.ask(
        TookPart(play.state.holder("sei-morto"), query.card, query.by)
    )
    return "box" if dead else None


# -- Bomba Fumogena ------------------------------------------------------------------------


@rogue.reacts(SmokeBomb, entry="bomba-fumogena")
def the_smoke_covers_the_text(play: Play[State], action: SmokeBomb) -> None:
    play.happen(Blanked(action.creature))
    play.happen(Recounted(play.state.present()))


@rogue.sets(Works, entry="bomba-fumogena")
def a_blank_text_says_nothing(play: Play[State], query: Works, works: bool) -> bool | None:
    return False if query.card in play.state.blank else None


# -- Lama Avvelenata -----------------------------------------------------------------------


@rogue.reacts(PoisonBlade, entry="lama-avvelenata")
@rogue.reacts(PoisonBlade, otherwise="lama-avvelenata")
def the_blade_is_poisoned(play: Play[State], action: PoisonBlade) -> None:
    seen = tuple(card for card in play.state.present() if play.state.face_up(card))
    play.happen(BladePoisoned(ATTACKS, seen))


@rogue.reacts(AttackLaid, entry="lama-avvelenata")
@rogue.reacts(AttackLaid, otherwise="lama-avvelenata")
def the_poison_adds_to_an_attack(play: Play[State], event: AttackLaid) -> None:
    serves = play.ask(BladeServes(event.attackers))
    if serves and play.state.blades:
        play.happen(Poisoned(event.on, play.ask(BladeBonus(event.attackers, event.on))))


@rogue.sets(BladeServes, entry="lama-avvelenata")
@rogue.sets(BladeServes, otherwise="lama-avvelenata")
def the_rogues_attacks_are_poisoned(
    play: Play[State], query: BladeServes, serves: bool
) -> bool | None:
    own = (die for die in query.attackers if _is_own(play, PoisonBlade.card, die))
    return True if any(own) else None


@rogue.limits(BladeCounts, otherwise="lama-avvelenata")
def the_whole_line_counts(
    play: Play[State], query: BladeCounts, cards: tuple[str, ...]
) -> tuple[str, ...]:
    return play.state.present()


@rogue.adds(AttackValue, entry="lama-avvelenata")
@rogue.adds(AttackValue, otherwise="lama-avvelenata")
def the_poison_counts(play: Play[State], query: AttackValue, value: int) -> int | None:
    return play.state.poisoned.get(query.on)


# -- Throwing Daggers ----------------------------------------------------------------------


@rogue.forbids(ThrowingDaggers, entry="throwing-daggers")
def a_card_is_turned_up_if_there_is_one(play: Play[State], action: ThrowingDaggers) -> str | None:
    if action.reveal is None:
        return "c'è ancora una carta coperta da girare" if play.state.face_down else None
    return (
        f"{facts.name(action.reveal)} è già girata" if play.state.face_up(action.reveal) else None
    )


@rogue.forbids(ThrowingDaggers, entry="throwing-daggers")
def a_die_of_the_rogue_is_turned(play: Play[State], action: ThrowingDaggers) -> str | None:
    if not _is_own(play, action.card, action.raising):
        return f"il dado da alzare non è del {facts.name(play.state.holder(action.card))}"
    usable = play.state.available(action.raising) and action.raising != action.die
    return None if usable else "il dado da alzare è già usato"


@rogue.reacts(ThrowingDaggers, entry="throwing-daggers")
@rogue.reacts(ThrowingDaggers, otherwise="throwing-daggers")
def the_daggers_are_drawn(play: Play[State], action: ThrowingDaggers) -> None:
    if action.reveal:
        turn_up(play, action.reveal)
    play.happen(DieRolled(action.raising, facts.sides(action.raising)))
    play.happen(TookEffect(action.card))


@rogue.sets(Range, entry="throwing-daggers", over=("raggio-corpo-a-corpo",))
def the_daggers_fly(play: Play[State], query: Range, reach: int) -> int | None:
    return 2 if _throws(play.state, query.hero) else None


@rogue.sets(Range, otherwise="throwing-daggers", over=("raggio-corpo-a-corpo",))
def one_dagger_flies(play: Play[State], query: Range, reach: int) -> int | None:
    used = (*play.state.assigned, *play.state.spent)
    own = (die for die in used if _is_own(play, ThrowingDaggers.card, die))
    thrown = [die for die in own if die not in play.state.on_ability]
    return 2 if _throws(play.state, query.hero) and not thrown else None


def _throws(state: State, hero: str) -> bool:
    """Tell whether a hero has its daggers drawn."""
    card = ThrowingDaggers.card
    return card in state.in_force and hero == state.holder(card)
