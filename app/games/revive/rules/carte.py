"""Cards: slots, halves, modules that join in, cards that lie on cards, new cards."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.main import PlayCard
from app.games.revive.choices.fate import Drawn
from app.games.revive.choices.players import NewCard
from app.games.revive.events.goods import Gained
from app.games.revive.events.table import CardPlayed, CardTaken
from app.games.revive.moves import done, gain, joined_effect
from app.games.revive.names import Colour, Half
from app.games.revive.queries.cards import Colours, Halves, Joined, Open
from app.games.revive.state import State

cards: Rulebook[State] = Rulebook("carte")


@cards.reacts(PlayCard, entry="giocare-una-carta")
def a_card_goes_to_a_slot_and_takes_effect(play: Play[State], action: PlayCard) -> None:
    player = play.state.active_player()
    half = action.half or play.ask(Halves(action.slot))[0]
    joined = play.ask(Joined(action.card, action.slot))
    play.happen(CardPlayed(player, action.card, action.slot, half))
    gain(play, player, play.state.card(action.card).effect(half))
    for name in joined:
        gain(play, player, joined_effect(play.state, player, name, action.slot))
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
    opened = any(play.state.technologies[name].opens == "side slot" for name in held)
    if action.slot != "side" or opened:
        return None
    return "lo spazio laterale non è ancora sbloccato"


@cards.limits(Halves, entry="meta-secondo-lo-spazio")
def upper_slots_set_off_the_upper_half(
    play: Play[State], query: Halves, halves: tuple[Half, ...]
) -> tuple[Half, ...] | None:
    if query.slot == "side":
        return None
    above: Half = "top" if query.slot.startswith("top") else "bottom"
    return (above,)


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
    return tuple(name for name in fitted if colours & set(play.state.modules[name].colours))


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
        play.happen(CardTaken(gained.player, card))
