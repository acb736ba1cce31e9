"""The switch: a resource, or another player's card."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.main import Switch
from app.games.revive.events.cards import CardCopied, WentToRest
from app.games.revive.events.goods import Gained
from app.games.revive.events.tracks import SwitchUsed
from app.games.revive.moves import done, gain, joined_effect
from app.games.revive.names import BASICS, GOODS, PLAYERS, RESOURCES, Colour, Player, Resource, Slot
from app.games.revive.queries.cards import Colours
from app.games.revive.queries.money import SwitchTakes
from app.games.revive.state import State

switch: Rulebook[State] = Rulebook("interruttore")


@switch.reacts(Switch, entry="interruttore-una-risorsa")
def the_switch_gives_a_resource_of_choice(play: Play[State], action: Switch) -> None:
    player = play.state.active_player()
    for good in GOODS:
        if good == action.take:
            play.happen(Gained(player, good))


@switch.sets(SwitchTakes, entry="interruttore-una-risorsa")
def any_resource_may_be_taken(
    play: Play[State], query: SwitchTakes, takes: tuple[Resource, ...]
) -> tuple[Resource, ...]:
    return RESOURCES


@switch.limits(SwitchTakes, entry="interruttore-un-cristallo")
def a_crystal_is_no_resource_of_choice(
    play: Play[State], query: SwitchTakes, takes: tuple[Resource, ...]
) -> tuple[Resource, ...]:
    return tuple(resource for resource in takes if resource in BASICS)


@switch.forbids(Switch, entry="interruttore-solo-risorse")
def what_the_switch_does_not_give_is_not_taken(play: Play[State], action: Switch) -> str | None:
    if action.copy is not None and action.take is None:
        return None
    takes: tuple[Resource, ...] = play.ask(SwitchTakes())
    return None if action.take in takes else "l'interruttore non dà questo"


@switch.reacts(Switch, entry="interruttore-una-volta")
def the_switch_is_used_up(play: Play[State], action: Switch) -> None:
    play.happen(SwitchUsed(play.state.active_player()))
    done(play)


@switch.forbids(Switch, entry="interruttore-una-volta")
def a_used_switch_waits_for_hibernation(play: Play[State], action: Switch) -> str | None:
    used = play.state.active_player() in play.state.switched
    return "l'interruttore è già usato: torna con l'ibernazione" if used else None


# -- the advanced switch -----------------------------------------------------------------------


@switch.forbids(Switch, entry="interruttore-copia-una-carta")
def copying_needs_the_optional_rule(play: Play[State], action: Switch) -> str | None:
    if action.copy is None or "advanced switch" in play.state.variants:
        return None
    return "senza la regola opzionale l'interruttore dà solo una risorsa"


@switch.forbids(Switch, entry="interruttore-risorsa-o-copia")
def it_is_a_resource_or_a_card(play: Play[State], action: Switch) -> str | None:
    if action.copy is None or action.take is None:
        return None
    return "o la risorsa o la carta, non tutte e due"


@switch.forbids(Switch, entry="interruttore-copia-di-un-altro")
def only_a_played_card_of_another_player_is_copied(play: Play[State], action: Switch) -> str | None:
    if action.copy is None:
        return None
    found = where(play.state, action.copy)
    if found is None:
        return "la carta non è in uno spazio"
    return "la carta è propria" if found[0] == play.state.active_player() else None


@switch.forbids(Switch, entry="interruttore-copia-parte-superiore")
def only_a_card_that_shows_its_upper_half_is_copied(
    play: Play[State], action: Switch
) -> str | None:
    found = where(play.state, action.copy) if action.copy else None
    if found is None:
        return None
    shown = any(one.card == action.copy and one.half == "top"
                for one in play.state.lying(*found))  # fmt: skip
    return None if shown else "della carta non si vede la parte superiore"


@switch.forbids(Switch, entry="interruttore-carta-sotto-un-altra")
def a_card_beneath_another_is_not_copied(play: Play[State], action: Switch) -> str | None:
    found = where(play.state, action.copy) if action.copy else None
    if found is None or play.state.lying(*found)[-1].card == action.copy:
        return None
    return "sopra la carta ce n'è un'altra"


@switch.reacts(Switch, entry="interruttore-copia-una-carta")
def a_card_is_copied(play: Play[State], action: Switch) -> None:
    found = where(play.state, action.copy) if action.copy else None
    if action.copy and found:
        play.happen(CardCopied(play.state.active_player(), action.copy, *found))


@switch.reacts(CardCopied, entry="interruttore-copia-una-carta")
def copying_gives_the_upper_effect(play: Play[State], copied: CardCopied) -> None:
    gain(play, copied.player, play.state.card(copied.card).top)


@switch.reacts(CardCopied, otherwise="interruttore-copia-senza-moduli")
def copying_sets_off_the_modules_too(play: Play[State], copied: CardCopied) -> None:
    colours: tuple[Colour, ...] = play.ask(Colours(copied.card))
    for name in play.state.modules_in(copied.owner, copied.slot):
        if set(colours) & set(play.state.module(name).colours):
            gain(play, copied.player, joined_effect(play.state, copied.owner, name, copied.slot))


@switch.reacts(CardCopied, entry="interruttore-carta-copiata-riposa")
def the_copied_card_goes_to_rest(play: Play[State], copied: CardCopied) -> None:
    play.happen(WentToRest(copied.owner, copied.card))


def where(state: State, card: str) -> tuple[Player, Slot] | None:
    """Return in whose slot a card lies, and in which; None where it lies in none."""
    for player in PLAYERS:
        for slot, lying in state.slots.get(player, {}).items():
            if any(one.card == card for one in lying):
                return player, slot
    return None
