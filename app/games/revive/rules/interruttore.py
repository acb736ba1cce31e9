"""The switch: a resource, or another player's card."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.main import Switch
from app.games.revive.events.goods import Gained
from app.games.revive.events.table import SwitchUsed, WentToRest
from app.games.revive.moves import done, gain
from app.games.revive.names import BASICS, PLAYERS, Player
from app.games.revive.state import State

switch: Rulebook[State] = Rulebook("interruttore")


@switch.reacts(Switch, entry="interruttore-una-risorsa")
def the_switch_gives_a_resource_of_choice(play: Play[State], action: Switch) -> None:
    player = play.state.active_player()
    play.happen(SwitchUsed(player))
    for basic in BASICS:
        if basic == action.take:
            play.happen(Gained(player, basic))
    done(play)


@switch.forbids(Switch, entry="interruttore-una-volta")
def a_used_switch_waits_for_hibernation(play: Play[State], action: Switch) -> str | None:
    used = play.state.active_player() in play.state.switched
    return "l'interruttore è già usato: torna con l'ibernazione" if used else None


@switch.forbids(Switch, entry="interruttore-copia-una-carta")
def copying_needs_the_optional_rule(play: Play[State], action: Switch) -> str | None:
    if action.copy is None or "advanced switch" in play.state.variants:
        return None
    return "senza la regola opzionale l'interruttore dà solo una risorsa"


@switch.forbids(Switch, entry="interruttore-copia-parte-superiore")
def only_a_card_that_shows_its_upper_half_is_copied(
    play: Play[State], action: Switch
) -> str | None:
    if action.copy is None:
        return None
    owner = owner_of(play.state, action.copy)
    if owner is None or owner == play.state.active_player():
        return "la carta non è in uno spazio di un altro giocatore"
    shown = any(one.card == action.copy and one.half == "top"
                for lying in play.state.slots[owner].values() for one in lying)  # fmt: skip
    return None if shown else "della carta non si vede la parte superiore"


@switch.reacts(SwitchUsed, entry="interruttore-copia-una-carta")
def copying_gives_the_effect(play: Play[State], used: SwitchUsed) -> None:
    for event in play.under_way:
        if isinstance(event, Switch) and event.copy is not None:
            gain(play, used.player, play.state.card(event.copy).top)


@switch.reacts(SwitchUsed, entry="interruttore-carta-copiata-riposa")
def the_copied_card_goes_to_rest(play: Play[State], used: SwitchUsed) -> None:
    for event in play.under_way:
        if isinstance(event, Switch) and event.copy is not None:
            owner = owner_of(play.state, event.copy)
            if owner is not None:
                play.happen(WentToRest(owner, event.copy))


def owner_of(state: State, card: str) -> Player | None:
    """Return in whose slot a card lies."""
    for player in PLAYERS:
        for lying in state.slots.get(player, {}).values():
            if any(one.card == card for one in lying):
                return player
    return None
