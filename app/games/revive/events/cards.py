"""Cards and modules that change their place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.revive.names import Colour, Half, Player, Slot, Thing
from app.games.revive.state import Played, State

Names = tuple[str, ...]


def without(held: Names, name: str) -> Names:
    """Return names less one."""
    return tuple(other for other in held if other != name)


@dataclass(frozen=True)
class CardPlayed(Event[State]):
    """A card goes from the active area to a slot, one half showing."""

    player: Player
    card: Thing
    slot: Slot
    half: Half

    def apply(self, state: State) -> State:
        """Move the card."""
        slots = state.slots.get(self.player, Table())
        lying = (*slots.get(self.slot, ()), Played(self.card, self.half))
        active = without(state.active.get(self.player, ()), self.card)
        return replace(
            state,
            slots=state.slots.with_(self.player, slots.with_(self.slot, lying)),
            active=state.active.with_(self.player, active),
        )


@dataclass(frozen=True)
class CardTaken(Event[State]):
    """A player takes a card to the active or the resting area, if from the market or the deck."""

    player: Player
    card: Thing
    to: Literal["active", "resting"] = "active"

    def apply(self, state: State) -> State:
        """Move the card."""
        deck = state.deck if state.deck is None else without(state.deck, self.card)
        state = replace(state, deck=deck, market=without(state.market, self.card))
        if self.to == "active":
            held = (*state.active.get(self.player, ()), self.card)
            return replace(state, active=state.active.with_(self.player, held))
        held = (*state.resting.get(self.player, ()), self.card)
        return replace(state, resting=state.resting.with_(self.player, held))


@dataclass(frozen=True)
class ColourGiven(Event[State]):
    """A card counts as of a colour until the action is over."""

    card: Thing
    colour: Colour

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, coloured=state.coloured.with_(self.card, self.colour))


@dataclass(frozen=True)
class ModuleObtained(Event[State]):
    """A player obtains a module."""

    player: Player
    module: Thing


@dataclass(frozen=True)
class Woke(Event[State]):
    """The cards of a player's resting area become active."""

    player: Player

    def apply(self, state: State) -> State:
        """Move the cards."""
        held = (*state.active.get(self.player, ()), *state.resting.get(self.player, ()))
        return replace(
            state, active=state.active.with_(self.player, held),
            resting=state.resting.without(self.player),
        )  # fmt: skip


@dataclass(frozen=True)
class WentToRest(Event[State]):
    """The cards in a player's slots, or one of them, go to the resting area."""

    player: Player
    card: Thing | None = None

    def apply(self, state: State) -> State:
        """Move the cards."""
        slots, resting = state.slots.get(self.player, Table()), state.resting.get(self.player, ())
        kept: dict[Slot, tuple[Played, ...]] = {}
        for slot, lying in slots.items():
            stays = tuple(one for one in lying if self.card not in (None, one.card))
            resting = (*resting, *(one.card for one in lying if one not in stays))
            if stays:
                kept[slot] = stays
        return replace(
            state, slots=state.slots.with_(self.player, Table(kept)),
            resting=state.resting.with_(self.player, resting),
        )  # fmt: skip


@dataclass(frozen=True)
class CardCopied(Event[State]):
    """A player copies the upper half of a card that lies in another's slot."""

    player: Player
    card: Thing
    owner: Player
    slot: Slot


@dataclass(frozen=True)
class ModuleFitted(Event[State]):
    """A player puts a module into a slot."""

    player: Player
    module: Thing
    slot: Slot

    def apply(self, state: State) -> State:
        """Fit it."""
        fitted = state.fitted.get(self.player, Table())
        held = (*fitted.get(self.slot, ()), self.module)
        return replace(state, fitted=state.fitted.with_(self.player, fitted.with_(self.slot, held)))
