"""Machine tracks, machines, the tribe's ability and technologies, and the switch."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.revive.events.cards import without
from app.games.revive.names import Colour, Player, Thing, Track
from app.games.revive.state import State


@dataclass(frozen=True)
class SwitchUsed(Event[State]):
    """A player's switch is used."""

    player: Player

    def apply(self, state: State) -> State:
        """Note it."""
        return replace(state, switched=state.switched | {self.player})


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
