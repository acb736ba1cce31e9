"""Cards: slots, halves, modules that join in, cards that lie on cards, new cards."""

from __future__ import annotations

from typing import Literal

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive import facts
from app.games.revive.actions.course import SetUp
from app.games.revive.actions.free import Recolour
from app.games.revive.actions.main import PlayCard
from app.games.revive.choices.fate import Drawn
from app.games.revive.choices.players import ModuleSlot, NewCard, PlayedHalf
from app.games.revive.events.cards import (
    CardPlayed,
    CardTaken,
    ColourGiven,
    ModuleFitted,
    ModuleObtained,
)
from app.games.revive.events.goods import Gained
from app.games.revive.moves import done, gain, joined_effect
from app.games.revive.names import Colour, Half, Player, Slot
from app.games.revive.queries.cards import Colours, Joined, Open, TakenTo
from app.games.revive.state import State

cards: Rulebook[State] = Rulebook("carte")


@cards.reacts(SetUp, entry="carte-iniziali")
def three_cards_are_active_and_three_rest(play: Play[State], setup: SetUp) -> None:
    for place, card in enumerate(setup.cards):
        play.happen(CardTaken(setup.player, card, "active" if place < 3 else "resting"))


@cards.reacts(SetUp, otherwise="carte-iniziali")
def all_starting_cards_are_active(play: Play[State], setup: SetUp) -> None:
    for card in setup.cards:
        play.happen(CardTaken(setup.player, card))


@cards.reacts(PlayCard, entry="giocare-una-carta")
def a_card_goes_to_a_slot_and_takes_effect(play: Play[State], action: PlayCard) -> None:
    player = play.state.active_player()
    half = play.choose(PlayedHalf(player, action.slot))
    joined = play.ask(Joined(action.card, action.slot))
    effects = [joined_effect(play.state, player, name, action.slot) for name in joined]
    play.happen(CardPlayed(player, action.card, action.slot, half))
    for effect in (play.state.card(action.card).effect(half), *effects):
        gain(play, player, effect)
    done(play)


@cards.reacts(PlayCard, otherwise="giocare-una-carta")
def a_card_takes_effect_and_stays_active(play: Play[State], action: PlayCard) -> None:
    player = play.state.active_player()
    half = play.choose(PlayedHalf(player, action.slot))
    gain(play, player, play.state.card(action.card).effect(half))
    done(play)


@cards.forbids(PlayCard, entry="giocare-una-carta")
def only_active_cards_are_played(play: Play[State], action: PlayCard) -> str | None:
    if action.card in play.state.active.get(play.state.active_player(), ()):
        return None
    return "la carta non è nell'area attiva"


@cards.sets(Open, entry="spazio-vuoto-o-con-simbolo")
def a_slot_is_empty_or_shows_symbols_only(
    play: Play[State], query: Open, open_: bool
) -> bool | None:
    player = query.player or play.state.active_player()
    lying = play.state.lying(player, query.slot)
    shown = all(one.half in play.state.card(one.card).symbols for one in lying)
    return None if shown else False


@cards.forbids(PlayCard, entry="spazio-vuoto-o-con-simbolo")
def a_card_lies_on_no_other_without_a_symbol(play: Play[State], action: PlayCard) -> str | None:
    return (
        None if play.ask(Open(action.slot)) else "lo spazio è occupato da una carta senza simbolo"
    )


@cards.forbids(PlayCard, entry="spazio-laterale-da-sbloccare")
def the_side_slot_has_to_be_opened(play: Play[State], action: PlayCard) -> str | None:
    held = play.state.unlocked.get(play.state.active_player(), ())
    opened = any(play.state.technology(name).opens == "side slot" for name in held)
    if action.slot != "side" or opened:
        return None
    return "lo spazio laterale non è ancora sbloccato"


@cards.limits(PlayedHalf, entry="meta-secondo-lo-spazio")
def upper_slots_set_off_the_upper_half(
    play: Play[State], choice: PlayedHalf, halves: tuple[Half, ...]
) -> tuple[Half, ...] | None:
    if choice.slot == "side":
        return None
    half: Half = "top" if choice.slot.startswith("top") else "bottom"
    return (half,)


@cards.limits(PlayedHalf, otherwise="spazio-laterale-meta-a-scelta")
def the_side_slot_sets_off_the_upper_half(
    play: Play[State], choice: PlayedHalf, halves: tuple[Half, ...]
) -> tuple[Half, ...] | None:
    return ("top",) if choice.slot == "side" else None


@cards.reacts(Recolour, entry="colore-a-scelta")
def a_card_counts_as_of_a_colour_for_now(play: Play[State], action: Recolour) -> None:
    play.happen(ColourGiven(action.card, action.colour))


@cards.forbids(Recolour, entry="colore-a-scelta-solo-la-carta-giocata")
def only_the_card_being_played_changes_colour(play: Play[State], action: Recolour) -> str | None:
    if action.card in play.state.active.get(play.state.active_player(), ()):
        return None
    return "non è la carta che si sta giocando"


@cards.reacts(ModuleObtained, entry="modulo-in-uno-spazio-a-scelta")
def a_module_goes_to_a_slot_of_choice(play: Play[State], obtained: ModuleObtained) -> None:
    slot = play.choose(ModuleSlot(obtained.player))
    play.happen(ModuleFitted(obtained.player, obtained.module, slot))


@cards.limits(ModuleSlot, entry="alloggiamenti-dei-moduli")
def a_slot_takes_two_or_three_modules(
    play: Play[State], choice: ModuleSlot, slots: tuple[Slot, ...]
) -> tuple[Slot, ...]:
    return tuple(slot for slot in slots if _has_room(play.state, choice.player, slot))


def _has_room(state: State, player: Player, slot: Slot) -> bool:
    """Tell whether a slot takes another module; raises `NotGiven` where its size decides."""
    least, most = facts.MODULES
    held = len(state.modules_in(player, slot))
    if not least <= held < most:
        return held < least
    if slot not in state.room:
        raise NotGiven(f"room of {slot}")
    return held < state.room[slot]


def _colours(play: Play[State], card: str) -> frozenset[Colour]:
    counted: tuple[Colour, ...] = play.ask(Colours(card))
    return frozenset(counted)


@cards.adds(Joined, entry="moduli-dello-stesso-colore")
def modules_of_the_card_s_colour_join_in(
    play: Play[State], query: Joined, joined: tuple[str, ...]
) -> tuple[str, ...]:
    player = query.player or play.state.active_player()
    colours = _colours(play, query.card)
    fitted = play.state.modules_in(player, query.slot)
    return tuple(name for name in fitted if colours & set(play.state.module(name).colours))


@cards.adds(Joined, entry="carte-sotto-come-moduli")
def cards_beneath_join_in_like_modules(
    play: Play[State], query: Joined, joined: tuple[str, ...]
) -> tuple[str, ...]:
    player = query.player or play.state.active_player()
    colours = _colours(play, query.card)
    lying = play.state.lying(player, query.slot)
    return tuple(one.card for one in lying if colours & _colours(play, one.card))


@cards.reacts(Gained, entry="prendere-una-carta")
def a_new_card_comes_from_the_market_or_the_deck(play: Play[State], gained: Gained) -> None:
    if gained.good != "card":
        return
    for _ in range(gained.amount):
        picked = play.choose(NewCard(gained.player))
        card = play.choose(Drawn()) if picked == "deck" else picked
        play.happen(CardTaken(gained.player, card, play.ask(TakenTo())))


@cards.reacts(Gained, otherwise="prendere-una-carta")
def a_new_card_is_drawn_unseen(play: Play[State], gained: Gained) -> None:
    if gained.good == "card":
        play.happen(CardTaken(gained.player, play.choose(Drawn()), play.ask(TakenTo())))


@cards.sets(TakenTo, entry="carta-nuova-subito-attiva")
def a_new_card_is_active(
    play: Play[State], query: TakenTo, to: Literal["active", "resting"]
) -> Literal["active", "resting"]:
    return "active"
