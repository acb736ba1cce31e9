"""What a player picks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.kinds import Choice
from app.engine.play import Play
from app.games.revive import facts
from app.games.revive.names import Colour, Half, Player, Slot, Thing, Track
from app.games.revive.state import State


@dataclass(frozen=True)
class NewCard(Choice[State, str]):
    """The card that a player takes: one of the market, or `deck` for the top of the deck."""

    player: Player

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the cards of the market, and the deck."""
        return (*play.state.market, "deck")


@dataclass(frozen=True)
class NewArtifact(Choice[State, Colour]):
    """The artifact that a player takes from the board, by its colour."""

    player: Player

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[Colour]:
        """Return the colours that are left."""
        return tuple(dict.fromkeys(play.state.on_board()))


@dataclass(frozen=True)
class Winner(Choice[State, Player]):
    """Who wins: the one option left, or several where nothing tells them apart."""

    @property
    def by(self) -> str:
        """Return nobody: it is worked out."""
        return "nobody"

    def order(self, play: Play[State]) -> tuple[str, ...]:
        """By points, then by what is left over, then by the machine tracks."""
        return ("points", "resources", "tracks")

    def options(self, play: Play[State]) -> Sequence[Player]:
        """Return all who play."""
        return play.state.players


@dataclass(frozen=True)
class NewMachine(Choice[State, str]):
    """The machine that a player takes from the market for a space of a track."""

    player: Player
    track: Track

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the machines of the market, of whatever colour."""
        return play.state.offered


@dataclass(frozen=True)
class UseAbility(Choice[State, bool]):
    """Whether a player uses the tribe's ability for a star."""

    player: Player

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[bool]:
        """Return either."""
        return (True, False)


@dataclass(frozen=True)
class HibernationRow(Choice[State, int]):
    """The row of the hibernation track whose bonus a player takes."""

    player: Player

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[int]:
        """Return the row that the player has reached."""
        return (play.state.slept.get(self.player, 0),)


@dataclass(frozen=True)
class ThrownArtifact(NewArtifact):
    """The artifact that a player removes from the board."""

    player: Player


@dataclass(frozen=True)
class PlayedHalf(Choice[State, Half]):
    """Which half of a card is set off in a slot."""

    player: Player
    slot: Slot

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[Half]:
        """Return both."""
        return ("top", "bottom")


@dataclass(frozen=True)
class ModuleSlot(Choice[State, Slot]):
    """The slot into which a player puts a new module."""

    player: Player

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[Slot]:
        """Return the five slots."""
        return facts.SLOTS


@dataclass(frozen=True)
class NewScyphoz(Choice[State, str]):
    """The Scyphoz card that a player keeps of those drawn."""

    player: Player
    drawn: tuple[Thing, ...]

    @property
    def by(self) -> str:
        """Return the player."""
        return self.player

    def options(self, play: Play[State]) -> Sequence[str]:
        """Return the cards drawn."""
        return self.drawn
