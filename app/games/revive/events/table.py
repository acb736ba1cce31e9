"""Cards, modules, machines and tokens that change their place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.revive.names import Colour, Half, Player, Slot, Thing, Track
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
class SwitchUsed(Event[State]):
    """A player's switch is used."""

    player: Player

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, switched=state.switched | {self.player})


@dataclass(frozen=True)
class CardCopied(Event[State]):
    """A player copies the upper half of a card that lies in another's slot."""

    player: Player
    card: Thing
    owner: Player
    slot: Slot


@dataclass(frozen=True)
class TradeUsed(Event[State]):
    """A player has used the special trade of a technology."""

    player: Player
    technology: Thing

    def apply(self, state: State) -> State:
        """Note it for this turn."""
        return replace(state, traded=(*state.traded, self.technology))


@dataclass(frozen=True)
class SwitchReset(Event[State]):
    """A player's switch can be used again."""

    player: Player

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, switched=state.switched - {self.player})


@dataclass(frozen=True)
class Advanced(Event[State]):
    """A player goes one step further on a machine track."""

    player: Player
    track: Track

    def apply(self, state: State) -> State:
        """Count the step."""
        tracks = state.tracks.get(self.player, Table())
        tracks = tracks.with_(self.track, tracks.get(self.track, 0) + 1)
        return replace(state, tracks=state.tracks.with_(self.player, tracks))


@dataclass(frozen=True)
class PlaceUnlocked(Event[State]):
    """A space of a player's board is unlocked: all boxes joined to it have been reached."""

    player: Player
    place: Thing

    def apply(self, state: State) -> State:
        """Note it."""
        held = (*state.reached.get(self.player, ()), self.place)
        return replace(state, reached=state.reached.with_(self.player, held))


@dataclass(frozen=True)
class MachineGained(Event[State]):
    """A player can use a machine from now on."""

    player: Player
    machine: Thing

    def apply(self, state: State) -> State:
        """Give it to the player."""
        held = (*state.running.get(self.player, ()), self.machine)
        return replace(
            state, running=state.running.with_(self.player, held),
            offered=without(state.offered, self.machine),
        )  # fmt: skip


@dataclass(frozen=True)
class ColourCounts(Event[State]):
    """A player's cards of a colour will score at the end."""

    player: Player
    colour: Colour

    def apply(self, state: State) -> State:
        """Note it."""
        held = (*state.counted.get(self.player, ()), self.colour)
        return replace(state, counted=state.counted.with_(self.player, held))


@dataclass(frozen=True)
class Energised(Event[State]):
    """A player puts an energy token on a machine."""

    player: Player
    machine: Thing

    def apply(self, state: State) -> State:
        """Move the token."""
        held = (*state.energised.get(self.player, ()), self.machine)
        return replace(
            state, energised=state.energised.with_(self.player, held),
            energy=state.energy.with_(self.player, state.energy.get(self.player, 0) - 1),
        )  # fmt: skip


@dataclass(frozen=True)
class EnergyBack(Event[State]):
    """A player takes back the energy tokens from all machines."""

    player: Player

    def apply(self, state: State) -> State:
        """Move the tokens."""
        back = len(state.energised.get(self.player, ()))
        return replace(
            state, energised=state.energised.without(self.player),
            energy=state.energy.with_(self.player, state.energy.get(self.player, 0) + back),
        )  # fmt: skip


@dataclass(frozen=True)
class TechnologyUnlocked(Event[State]):
    """A technology of a player's tribe is unlocked."""

    player: Player
    technology: Thing

    def apply(self, state: State) -> State:
        """Note it."""
        held = (*state.unlocked.get(self.player, ()), self.technology)
        return replace(state, unlocked=state.unlocked.with_(self.player, held))


@dataclass(frozen=True)
class DiscMoved(Event[State]):
    """A token goes to a player's progress track: a tribe's disc, or a machine's token."""

    player: Player
    disc: bool = False

    def apply(self, state: State) -> State:
        """Move the token."""
        progress = state.progress.with_(self.player, state.progress.get(self.player, 0) + 1)
        discs = state.discs
        if self.disc:
            discs = discs.with_(self.player, discs.get(self.player, 0) - 1)
        return replace(state, progress=progress, discs=discs)


@dataclass(frozen=True)
class AbilityUsed(Event[State]):
    """A player uses the tribe's ability."""

    player: Player

    def apply(self, state: State) -> State:
        """Count the use, and what it needs."""
        needed = state.needed
        if self.player in needed:
            needed = needed.with_(self.player, needed[self.player] - 1)
        stars = state.stars.with_(self.player, state.stars.get(self.player, 0) + 1)
        return replace(state, stars=stars, needed=needed)


@dataclass(frozen=True)
class CrateUsed(Event[State]):
    """A player uses up a crate."""

    player: Player
    crate: Thing

    def apply(self, state: State) -> State:
        """Take the crate away."""
        held = without(state.crates.get(self.player, ()), self.crate)
        return replace(state, crates=state.crates.with_(self.player, held))


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
