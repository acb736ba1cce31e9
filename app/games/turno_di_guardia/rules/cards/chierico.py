"""What is printed on the ability cards of the Chierico: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.chierico import (
    Banish,
    BlindingLight,
    CleanseUndead,
    ProtectiveWard,
    Rebuke,
)
from app.games.turno_di_guardia.choices.line import NextRevealed
from app.games.turno_di_guardia.events.effects import Defeated, Triggered
from app.games.turno_di_guardia.events.piles import PutIntoDeck
from app.games.turno_di_guardia.moves import exhaust_cards, move, send_to_horde, turn_up
from app.games.turno_di_guardia.queries.abilities import Dazzled, Shielded
from app.games.turno_di_guardia.queries.life import Damage
from app.games.turno_di_guardia.state import State

cleric = Rulebook[State]("cards")


def _is_undead(card: str) -> bool:
    return facts.has_type(card, "Non Morto")


# -- Rebuke --------------------------------------------------------------------------------


@cleric.forbids(Rebuke, entry="rebuke")
def only_backwards(play: Play[State], action: Rebuke) -> str | None:
    place = play.state.place(action.creature) or 0
    if action.to is None or place < action.to <= len(play.state.line):
        return None
    return "si sposta soltanto in un posto più lontano dal fuoco"


@cleric.forbids(Rebuke, entry="rebuke")
def only_an_undead_in_front_is_defeated(play: Play[State], action: Rebuke) -> str | None:
    first = play.state.place(action.creature) == 1
    if action.to is not None or (first and _is_undead(action.creature)):
        return None
    return f"{facts.name(action.creature)} non è un Non Morto in prima posizione"


@cleric.reacts(Rebuke, entry="rebuke")
def rebuked_it_steps_back_or_falls(play: Play[State], action: Rebuke) -> None:
    if action.to is None:
        play.happen(Defeated((action.creature,)))
    else:
        move(play, action.creature, action.to)


@cleric.reacts(Rebuke, otherwise="rebuke")
def rebuked_it_goes_where_one_likes(play: Play[State], action: Rebuke) -> None:
    if action.to is None:
        play.happen(Defeated((action.creature,)))
    else:
        move(play, action.creature, action.to)


# -- Cleanse Undead ------------------------------------------------------------------------


def undead_in_sight(play: Play[State]) -> tuple[str, ...]:
    """Return the Undead of the Line that lie face up and that abilities can affect."""
    seen = (card for card in play.state.present() if play.state.face_up(card))
    return tuple(card for card in seen if _is_undead(card) and not play.ask(Shielded(card)))


@cleric.reacts(CleanseUndead, entry="cleanse-undead")
def the_undead_in_sight_are_defeated(play: Play[State], action: CleanseUndead) -> None:
    undead = undead_in_sight(play)
    if undead:
        play.happen(Defeated(undead))


@cleric.reacts(CleanseUndead, otherwise="cleanse-undead")
def all_undead_of_the_line_are_defeated(play: Play[State], action: CleanseUndead) -> None:
    for card in play.state.present():
        if _is_undead(card):
            play.happen(Defeated((card,)))


# -- Banish --------------------------------------------------------------------------------


@cleric.forbids(Banish, entry="banish")
def only_undead_and_unhallowed_are_banished(play: Play[State], action: Banish) -> str | None:
    if _is_undead(action.creature) or facts.is_unhallowed(action.creature):
        return None
    return f"{facts.name(action.creature)} non è né Maledetta né Non Morto"


@cleric.reacts(Banish, entry="banish")
def the_banished_goes_under_the_deck(play: Play[State], action: Banish) -> None:
    play.happen(PutIntoDeck((action.creature,), "bottom"))


@cleric.reacts(Banish, otherwise="banish")
def the_banished_is_defeated(play: Play[State], action: Banish) -> None:
    play.happen(Defeated((action.creature,)))


# -- Blinding Light ------------------------------------------------------------------------


@cleric.forbids(BlindingLight, entry="blinding-light")
def it_turns_up_one_card_or_two(play: Play[State], action: BlindingLight) -> str | None:
    many = "al massimo due carte" if len(set(action.cards)) > 2 else None
    seen = [card for card in action.cards if play.state.face_up(card)]
    return f"{facts.name(seen[0])} è già rivelata" if seen else many


@cleric.reacts(BlindingLight, entry="blinding-light")
def the_light_turns_cards_up(play: Play[State], action: BlindingLight) -> None:
    _turn_up(play, action.cards)


@cleric.forbids(Triggered, entry="blinding-light")
def the_light_undoes_their_effects(play: Play[State], event: Triggered) -> str | None:
    if event.effect != "reveal":
        return None
    for action in play.under_way:
        if isinstance(action, BlindingLight) and play.ask(Dazzled(event.card, action.cards)):
            return "la luce annulla l'effetto"
    return None


@cleric.reacts(BlindingLight, otherwise="blinding-light")
def the_light_only_turns_cards_up(play: Play[State], action: BlindingLight) -> None:
    _turn_up(play, action.cards)


def _turn_up(play: Play[State], cards: tuple[str, ...]) -> None:
    hidden = cards
    while hidden := tuple(card for card in hidden if card in play.state.face_down):
        turn_up(play, play.choose(NextRevealed(hidden)))


# -- Protective Ward -----------------------------------------------------------------------


@cleric.forbids(ProtectiveWard, entry="protective-ward")
def the_ward_is_for_the_first(play: Play[State], action: ProtectiveWard) -> str | None:
    if play.state.place(action.creature) == 1:
        return None
    return f"{facts.name(action.creature)} non è in prima posizione"


@cleric.reacts(ProtectiveWard, entry="protective-ward")
def the_first_passes_without_damage(play: Play[State], action: ProtectiveWard) -> None:
    send_to_horde(play, action.creature)


@cleric.reacts(ProtectiveWard, otherwise="protective-ward")
def the_first_passes_and_is_paid_for(play: Play[State], action: ProtectiveWard) -> None:
    exhaust_cards(play, play.ask(Damage(action.creature)))
    send_to_horde(play, action.creature)
